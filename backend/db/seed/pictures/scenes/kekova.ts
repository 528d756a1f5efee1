import { house } from '../kit/buildings'
import { mix } from '../kit/colour'
import { finish, pineFrame } from '../kit/foreground'
import { gulet } from '../kit/gulet'
import { land, ridge, rocks } from '../kit/land'
import {
  along,
  ellipse,
  H,
  heightAt,
  lens,
  type Pt,
  pairs,
  poly,
  quads,
  rect,
  roughen,
  stretches,
  triples,
  W,
} from '../kit/path'
import { person } from '../kit/person'
import { bougainvillea, foliage } from '../kit/plants'
import { rng } from '../kit/random'
import { sarcophagus } from '../kit/sarcophagus'
import type { Drawing, Scene } from '../kit/scene'
import type { Sheet } from '../kit/sheet'
import { clouds, cumulus, gulls, sky } from '../kit/sky'
import { reflected, ripples, sea } from '../kit/water'

function draw(s: Sheet, { seed, sunX = 420 }: Drawing): void {
  const { P } = s,
    q = rng(seed),
    hz = 560
  sky(s, hz, { x: sunX, seed, y: P.low ? hz - 180 : 130, r: 58 })
  if (P.hour === 'day') cumulus(s, 620, hz - 70, 420, seed, { opacity: 0.8 })
  else clouds(s, hz, seed)
  land(s, ridge(`${seed}a`, hz, 150, { scale: 340, env: (t) => Math.max(0.15, 1 - t) }), hz + 2, '#8e9fae', 0.72, {
    seed,
    mist: 0.5,
  })
  land(s, ridge(`${seed}b`, hz + 4, 120, { scale: 280, x1: 760, env: (t) => 1 - t }), hz + 8, P.rock2, 0.5, {
    seed,
    mist: 0.45,
  })
  const tq = P.lit('#4fc9c4'),
    c0 = P.low || P.night ? 0.35 : 0
  sea(s, hz, H, {
    seed,
    colours: [P.sea[0], P.sea[1], mix(P.sea[2], tq, 0.4 - c0 * 0.6), mix(P.sea[3], tq, 0.35 - c0 * 0.6)],
    sunX: P.hour === 'day' ? null : sunX,
  })
  // Simena: hill, village, castle wall
  const slope = pairs([
    700, 640, 780, 560, 880, 500, 980, 420, 1080, 340, 1180, 286, 1290, 262, 1400, 276, 1520, 330, 1660, 390,
  ])
  const hill = roughen(slope, 6, q, 4)
  reflected(
    s,
    700,
    150,
    () => {
      land(s, [[660, 700], ...hill], 700, mix(P.rock, P.veg, 0.35), 0.2, { facets: false, mist: 0.1, grainA: 0.7 })
      const at = (x: number) => heightAt(hill, x)
      for (let i = 0; i < 70; i++) {
        const x = q.in(720, 1640),
          y = at(x) + (690 - at(x)) * q.in(0.05, 0.95),
          r = q.in(12, 30)
        foliage(s, x, y, r, r * 0.6, seed + i, i % 4 ? P.veg : '#8f9a5a', { d: 0.2, n: 18 })
      }
      let cr = ''
      const cw = pairs([1060, 372, 1130, 318, 1200, 280, 1300, 256, 1400, 270, 1470, 306])
      s.path(
        poly([...cw.map(([x, y]): Pt => [x, y - 26]), ...[...cw].reverse().map(([x, y]): Pt => [x, y + 44])]),
        P.lit(P.rock, 0.18),
      )
      for (const [from, to] of stretches(cw))
        for (let k = 0; k < 5; k++) {
          const [x, y] = along(from, to, k / 5)
          cr += rect(x, y - 40, 10, 20)
        }
      s.path(cr, P.lit(P.rock, 0.18))
      s.path(rect(1236, 206, 70, 84), P.lit(P.rock, 0.17)).path(rect(1236, 206, 26, 84), P.shd(P.rock2, 0.17, 0.7))
      let c2 = ''
      for (let i = 0; i < 4; i++) c2 += rect(1234 + i * 20, 194, 12, 16)
      s.path(c2, P.lit(P.rock, 0.17))
      s.line('M1270 196V150', P.shd('#4a3a34', 0.15, 0.6), 3)
      s.path('M1270 152q18 -8 38 2v22q-18 -8 -38 -2Z', P.lit('#cf3a33', 0.12))
      for (const [x, y, w, h] of quads([
        1160, 420, 64, 48, 1330, 400, 70, 50, 1250, 470, 80, 56, 1430, 480, 84, 60, 1080, 500, 70, 52, 980, 560, 74, 54,
        1180, 560, 86, 62, 1330, 570, 92, 64, 1510, 570, 96, 70, 880, 630, 76, 56, 1060, 640, 90, 62, 1240, 660, 100,
        68, 1420, 664, 104, 72, 1580, 668, 100, 74,
      ]))
        house(s, x, y + 12, w, h, seed + x, { d: 0.16, lightRight: false, rh: 0.32 })
      bougainvillea(s, 1330, 640, 40, 26, `${seed}bg`, { side: -1 })
      bougainvillea(s, 1130, 610, 30, 22, `${seed}bh`, { side: -1 })
      rocks(s, 680, 1660, 702, seed, 0.16)
    },
    0.45,
  )
  ripples(s, 1200, 708, 760, 130, mix(P.sea[2], tq, 0.5), `${seed}r`, 30)
  s.path(rect(1120, 694, 260, 10), P.lit('#a9784a', 0.1))
  for (let i = 0; i < 7; i++) s.path(rect(1126 + i * 40, 700, 5, 20), P.shd('#7a5336', 0.1, 0.7))
  // drowned walls showing through the water
  const wl =
    'M120 930L420 880L640 930L360 1000ZM420 880L470 850M640 930L900 900L1010 950L760 1010ZM240 1060L520 1000M880 1060L1120 1000L1330 1050L1090 1130ZM1120 1000L1200 960M620 1100L820 1060'
  s.line(
    wl,
    P.shd('#1f6f7a', 0, 0.3),
    22,
    'opacity=".24" stroke-dasharray="150 26 90 14 46 34" transform="translate(-4 12)"',
  )
  s.line(wl, P.lit('#d9c8a4', 0.1), 17, 'opacity=".3" stroke-dasharray="150 26 90 14 46 34"')
  let bl = ''
  for (let i = 0; i < 60; i++) {
    const x = q() * W,
      y = q.in(850, 1180),
      w = q.in(10, 34)
    bl += ellipse(x, y, w, w * 0.34)
  }
  s.path(bl, P.lit('#d9c8a4', 0.1), 'opacity=".2"')
  let rp = ''
  for (let i = 0; i < 150; i++) {
    const t = q(),
      y = 740 + t * 440,
      x = q() * W,
      l = q.in(16, 90) * (0.4 + t),
      th = 1 + 3.4 * t
    rp += lens(x, y, l, th)
  }
  s.path(rp, '#ffffff', `opacity="${P.night ? 0.12 : 0.32}"`)
  reflected(s, 806, 110, () => gulet(s, 360, 800, 420, { d: 0.1, awning: '#c2452d' }), 0.5)
  ripples(s, 360, 808, 400, 90, mix(P.sea[2], tq, 0.4), `${seed}g`, 16)
  reflected(s, 1014, 170, () => sarcophagus(s, 1010, 1016, 170, 0.03), 0.55)
  ripples(s, 1010, 1018, 210, 120, mix(P.sea[2], tq, 0.5), `${seed}s`, 16)
  s.path(`M560 1096Q690 1072 830 1096Q690 1122 560 1096Z`, P.lit('#e7a93a')).path(
    'M620 1096Q690 1084 770 1096Q690 1106 620 1096Z',
    P.shd('#8a4a2a', 0, 0.5),
  )
  s.open(`clip-path="${s.clip(rect(500, 980, 400, 116))}"`)
  for (const x of [650, 730]) person(s, x, 1128, 84, { colour: x < 700 ? '#c2452d' : '#2b6f8f' })
  s.close()
  s.path('M600 1100Q690 1116 790 1100L830 1096Q690 1126 560 1096Z', P.lit('#e7a93a'))
  s.line('M606 1044L700 1088M694 1084L790 1046', P.shd('#5a4030', 0, 0.6), 5)
  pineFrame(s, seed)
  gulls(s, 760, 250, seed, 6, 16)
  finish(s)
}

export const kekova: Scene = {
  place: 'aegean',
  draw,
  hours: ['day', 'golden', 'dusk', 'dawn', 'night'],
  mirror: true,
  crops: triples([100, 120, 1400, 480, 150, 1120]),
  details: triples([620, 580, 800, 820, 120, 780]),
}
