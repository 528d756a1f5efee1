import { house } from '../kit/buildings'
import { castle, mill } from '../kit/castle'
import { mix } from '../kit/colour'
import { finish, hedge } from '../kit/foreground'
import { gulet } from '../kit/gulet'
import { cliff, land, ridge, rocks } from '../kit/land'
import { motorYacht } from '../kit/motor-yacht'
import { firstOf, H, n, pairs, rect, triples } from '../kit/path'
import { bougainvillea, cypress, foliage, palm } from '../kit/plants'
import { rng } from '../kit/random'
import type { Drawing, Scene } from '../kit/scene'
import type { Sheet } from '../kit/sheet'
import { clouds, cumulus, gulls, sky } from '../kit/sky'
import { sailboat } from '../kit/small-boats'
import { reflected, ripples, sea } from '../kit/water'

function draw(s: Sheet, { seed, sunX = 1260 }: Drawing): void {
  const { P } = s,
    q = rng(seed),
    hz = 540
  sky(s, hz, { x: sunX, seed, y: P.low ? hz - 170 : 130, r: 58 })
  if (P.hour === 'day') cumulus(s, 560, hz - 90, 480, seed, { opacity: 0.75 })
  else clouds(s, hz * 0.9, seed)
  land(
    s,
    ridge(`${seed}a`, hz, 150, { scale: 380, env: (t) => 0.4 + 0.6 * Math.sin(t * 3.4) }),
    hz + 2,
    '#8e9fae',
    0.74,
    { seed, mist: 0.5 },
  )
  sea(s, hz, H, { seed, sunX: P.hour === 'day' ? null : sunX })
  const hl = ridge(`${seed}b`, hz + 36, 250, { scale: 420, x1: 760, oct: 3, env: (t) => Math.max(0, 1 - t ** 1.4) })
  land(s, hl, hz + 40, mix(P.rock2, P.veg, 0.4), 0.42, { seed, mist: 0.35, facets: false })
  for (let i = 0; i < 90; i++) {
    const p = hl[Math.floor(q() * hl.length * 0.86)] ?? firstOf(hl),
      y = p[1] + (hz + 30 - p[1]) * (0.25 + 0.75 * q()),
      w = q.in(14, 26)
    s.path(rect(p[0], y - w * 0.7, w, w * 0.7), P.lit('#fffaf0', 0.34)).path(
      rect(p[0] - w * 0.3, y - w * 0.7, w * 0.3, w * 0.7),
      P.shd('#fffaf0', 0.34, 0.5),
    )
    if (i % 3 === 0) foliage(s, p[0] + 26, y - 4, 12, 7, seed + i, P.veg, { d: 0.36 })
  }
  for (const i of [8, 15, 22]) {
    const [x, y] = hl[i] ?? firstOf(hl)
    mill(s, x, y + 6, 62, 0.36)
  }
  // castle on its rock
  reflected(
    s,
    676,
    130,
    () => {
      cliff(s, pairs([560, 668, 600, 628, 700, 600, 980, 596, 1080, 622, 1130, 668]), 676, P.rock, P.rock2, 0.22, seed)
      castle(s, 830, 622, 0.86, 0.2)
      rocks(s, 560, 1140, 678, seed, 0.2)
      for (const [x, r] of pairs([640, 24, 720, 30, 930, 26, 1030, 28, 1090, 20]))
        foliage(s, x, 630 + q() * 14, r, r * 0.5, seed + x, P.veg, { d: 0.2 })
    },
    0.5,
  )
  ripples(s, 845, 682, 600, 110, mix(P.sea[1], P.sea[2], 0.45), `${seed}r`, 26)
  sailboat(s, 1300, 640, 90, { d: 0.22 })
  sailboat(s, 1450, 590, 50, { d: 0.35 })
  sailboat(s, 420, 610, 44, { d: 0.35 })
  reflected(s, 806, 130, () => gulet(s, 1130, 800, 380, { d: 0.1 }), 0.5)
  ripples(s, 1130, 808, 360, 90, mix(P.sea[2], P.sea[1], 0.3), `${seed}r2`, 16)
  reflected(s, 770, 60, () => motorYacht(s, 640, 766, 230, { d: 0.14 }), 0.5)
  // white cubes stepping down in the foreground
  const wc = ['#fdf9f0', '#faf3e6', '#fffdf6'] as const,
    hs = (x: number, y: number, w: number, h: number) => {
      house(s, x, y, w, h, seed + x + y, {
        wall: wc[Math.trunc(x) % 3] ?? wc[0],
        flat: true,
        side: 0.34,
        shutter: '#2b6fae',
        nx: Math.max(1, Math.round(w / 78)),
        ny: Math.max(1, Math.round(h / 100)),
        lightRight: true,
      })
      const { P } = s
      s.path(
        `M${n(x + w * 0.42)} ${n(y)}v${n(-h * 0.3)}a${n(w * 0.07)} ${n(w * 0.07)} 0 0 1 ${n(w * 0.14)} 0v${n(h * 0.3)}Z`,
        P.lit('#2b6fae'),
      )
    }
  land(
    s,
    pairs([-60, 860, 160, 880, 330, 930, 470, 1010, 560, 1100, 640, 1200, 700, 1260]),
    H + 60,
    mix(P.ground, P.veg, 0.4),
    0.05,
    { facets: false, mist: 0 },
  )
  land(
    s,
    pairs([900, 1260, 1010, 1180, 1160, 1080, 1330, 990, 1500, 930, 1660, 890]),
    H + 60,
    mix(P.ground, P.veg, 0.4),
    0.05,
    { facets: false, mist: 0 },
  )
  for (const [x, y, h] of triples([20, 880, 200, 1610, 900, 240, 1560, 920, 190])) cypress(s, x, y, h, { d: 0.03 })
  hs(70, 930, 170, 170)
  hs(-20, 1010, 150, 150)
  hs(260, 1000, 170, 150)
  bougainvillea(s, 262, 930, 60, 42, `${seed}b1`)
  hs(120, 1100, 190, 170)
  hs(370, 1110, 170, 140)
  bougainvillea(s, 330, 1090, 56, 60, `${seed}b2`)
  hs(1480, 980, 180, 160)
  hs(1320, 1060, 180, 170)
  bougainvillea(s, 1500, 1010, 60, 50, `${seed}b4`)
  hs(1500, 1150, 190, 170)
  hs(1170, 1160, 180, 150)
  bougainvillea(s, 1356, 1140, 80, 60, `${seed}b3`, { colour: '#e2583e' })
  palm(s, 470, 1180, 330, `${seed}pp`, { lean: 0.08 })
  hs(-40, 1230, 200, 160)
  hs(270, 1240, 190, 140)
  hs(1330, 1250, 190, 150)
  hedge(s, seed, (t) => (t < 0.4 ? 70 * (1 - t) : t > 0.62 ? 40 + 80 * (t - 0.6) : 0), { flowers: '#e24a86' })
  gulls(s, 520, 300, seed, 6, 17)
  finish(s)
}

export const bodrum: Scene = {
  place: 'aegean',
  draw,
  hours: ['day', 'golden', 'dusk', 'dawn', 'night'],
  mirror: true,
  crops: triples([280, 160, 1240, 0, 260, 1250]),
  details: triples([470, 340, 760, 0, 640, 740]),
}
