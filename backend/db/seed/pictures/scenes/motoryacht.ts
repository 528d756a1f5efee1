import { mix } from '../kit/colour'
import { finish } from '../kit/foreground'
import { forest, land, ridge, rocks } from '../kit/land'
import { motorYacht } from '../kit/motor-yacht'
import { ellipse, H, lens, pairs, smooth, triples } from '../kit/path'
import { rng } from '../kit/random'
import type { Drawing, Scene } from '../kit/scene'
import type { Sheet } from '../kit/sheet'
import { clouds, cumulus, gulls, sky } from '../kit/sky'
import { sailboat } from '../kit/small-boats'
import { reflected, ripples, sea } from '../kit/water'

function draw(s: Sheet, { seed, sunX = 420 }: Drawing): void {
  const { P } = s,
    q = rng(seed),
    hz = 590,
    wl = 880
  sky(s, hz, { x: sunX, seed, y: P.low ? hz - 160 : 140, r: 60 })
  if (P.hour === 'day') {
    cumulus(s, 1180, hz - 40, 720, seed, { opacity: 0.92 })
    cumulus(s, 640, hz - 60, 320, seed + 2, { opacity: 0.7 })
  } else clouds(s, hz, seed)
  land(
    s,
    ridge(`${seed}a`, hz, 190, { scale: 340, sharp: true, env: (t) => Math.abs(t - 0.35) + 0.2 }),
    hz + 2,
    '#8a9cab',
    0.72,
    { seed, mist: 0.55 },
  )
  land(s, ridge(`${seed}b`, hz + 2, 200, { scale: 260, x0: 820, env: (t) => t ** 0.8 }), hz + 6, P.rock2, 0.5, {
    seed,
    mist: 0.5,
  })
  sea(s, hz, H, { seed, sunX: P.hour === 'day' ? null : sunX, n: 320, wave: 0.2 })
  reflected(
    s,
    hz + 44,
    90,
    () => {
      forest(s, ridge(`${seed}c`, hz + 42, 210, { scale: 210, x0: 1160, env: (t) => t ** 1.1 }), hz + 44, 0.3, seed, {
        n: 240,
        size: 14,
        lightRight: false,
      })
      rocks(s, 1170, 1660, hz + 44, seed, 0.3)
    },
    0.4,
  )
  sailboat(s, 250, hz + 40, 60, { d: 0.35 })
  sailboat(s, 120, hz + 20, 34, { d: 0.5 })
  const x = 810,
    L = 1140,
    foam = '#ffffff',
    fo = P.night ? 0.5 : 0.92
  reflected(
    s,
    wl + 14,
    220,
    () => {
      s.open(`transform="rotate(-1.8 ${x - 300} ${wl})"`)
      motorYacht(s, x, wl, L, {})
      s.close()
    },
    0.3,
  )
  ripples(s, x, wl + 20, L * 0.95, 220, mix(P.sea[2], P.sea[1], 0.2), `${seed}r`, 34)
  // bow wave, side wash and wake
  const w1 = P.lit(foam, 0),
    blob = (d: string, op: number) => s.path(d, w1, `opacity="${op * fo}"`)
  blob(
    smooth(
      [
        [x - 0.72 * L, wl + 18],
        [x - 0.5 * L, wl + 2],
        [x - 0.2 * L, wl + 10],
        [x + 0.1 * L, wl + 6],
        [x + 0.2 * L, wl - 4],
        [x + 0.27 * L, wl - 40],
        [x + 0.33 * L, wl - 62],
        [x + 0.37 * L, wl - 52],
        [x + 0.42 * L, wl - 14],
        [x + 0.49 * L, wl + 14],
        [x + 0.45 * L, wl + 28],
        [x + 0.2 * L, wl + 26],
        [x - 0.1 * L, wl + 34],
        [x - 0.45 * L, wl + 34],
        [x - 0.72 * L, wl + 40],
      ],
      true,
      6,
    ),
    0.95,
  )
  blob(
    smooth(
      [
        [-80, wl + 60],
        [x - 0.62 * L, wl + 18],
        [x - 0.48 * L, wl + 8],
        [x - 0.45 * L, wl + 34],
        [x - 0.6 * L, wl + 56],
        [-80, wl + 120],
      ],
      true,
      6,
    ),
    0.8,
  )
  let sp = ''
  for (let i = 0; i < 90; i++) {
    const px = x + (0.28 + 0.2 * q()) * L,
      py = wl - 10 - q() ** 2 * 60 + 40 * q(),
      r = q.in(1.5, 5)
    sp += ellipse(px, py, r, r * 0.8)
  }
  for (let i = 0; i < 90; i++) {
    const px = x - 0.5 * L - q() * 320,
      py = wl + 20 + q.in(-16, 50),
      r = q.in(2, 6)
    sp += ellipse(px, py, r * 1.6, r * 0.7)
  }
  s.path(sp, w1, `opacity="${fo * 0.9}"`)
  let st = ''
  for (let i = 0; i < 70; i++) {
    const t = q(),
      px = x - 0.75 * L + q() * L * 1.2,
      py = wl + 34 + t * 150,
      l = (20 + 70 * t) * q.in(0.5, 1.4),
      th = 2 + 5 * (1 - t)
    st += lens(px, py, l, th)
  }
  s.path(st, w1, `opacity="${0.5 * fo}"`)
  // swell in the foreground
  for (const [y, op] of pairs([1050, 0.14, 1100, 0.2, 1150, 0.28]))
    s.path(
      smooth(
        [
          [-80, y + 20],
          [200, y - 8],
          [480, y + 22],
          [800, y - 4],
          [1120, y + 24],
          [1400, y - 6],
          [1680, y + 16],
          [1680, 1300],
          [-80, 1300],
        ],
        true,
        6,
      ),
      mix(P.sea[3], P.ink, 0.25),
      `opacity="${op}"`,
    )
  gulls(s, 1050, 330, seed, 7, 18)
  gulls(s, 360, 420, seed + 2, 3, 13)
  finish(s)
}

export const motoryacht: Scene = {
  place: 'aegean',
  draw,
  hours: ['day', 'golden', 'dusk', 'dawn'],
  mirror: true,
  crops: triples([100, 200, 1320, 0, 280, 1220]),
  details: triples([640, 360, 820, 100, 480, 820]),
}
