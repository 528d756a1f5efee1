import { mix } from '../kit/colour'
import { fall } from '../kit/fall'
import { finish } from '../kit/foreground'
import { gulet } from '../kit/gulet'
import { cliff, land, ridge, rocks } from '../kit/land'
import { ellipse, H, lens, n, pairs, poly, quads, rect, triples } from '../kit/path'
import { person } from '../kit/person'
import { cypress, foliage, palm, stonePine } from '../kit/plants'
import { rng } from '../kit/random'
import type { Drawing, Scene } from '../kit/scene'
import type { Sheet } from '../kit/sheet'
import { clouds, cumulus, gulls, sky } from '../kit/sky'
import { sailboat } from '../kit/small-boats'
import { reflected, ripples, sea } from '../kit/water'

function draw(s: Sheet, { seed, sunX = 350 }: Drawing): void {
  const { P } = s,
    q = rng(seed),
    hz = 700
  sky(s, hz, { x: sunX, seed, y: P.low ? hz - 260 : 150, r: 60 })
  if (P.hour === 'day') {
    cumulus(s, 420, hz - 120, 480, seed, { opacity: 0.85 })
  } else clouds(s, hz * 0.9, seed)
  land(
    s,
    ridge(`${seed}a`, hz, 260, { scale: 210, sharp: true, x1: 900, env: (t) => 0.4 + 0.6 * (1 - t) }),
    hz + 3,
    '#8395ae',
    0.66,
    { seed, mist: 0.65, lightRight: false },
  )
  sea(s, hz, H, { seed, sunX: P.hour === 'day' ? null : sunX })
  s.path(
    `M-60 ${hz + 190}C400 ${hz + 160} 700 ${hz + 210} 1660 ${hz + 130}V1260H-60Z`,
    s.fade([0, '#6fd6cf', 0], [0.4, '#6fd6cf', P.low || P.night ? 0.2 : 0.55], [1, '#6fd6cf', 0.1]),
  )
  sailboat(s, 230, hz + 34, 50, { d: 0.35 })
  // far headland
  const fh = pairs([440, 700, 500, 600, 600, 560, 760, 540, 900, 520])
  reflected(
    s,
    724,
    90,
    () => cliff(s, [[430, 724], ...fh.slice(1), [1000, 500]], 724, P.rock, P.rock2, 0.34, `${seed}f`),
    0.45,
  )
  for (let i = 0; i < 22; i++) {
    const x = 500 + i * 22
    foliage(s, x, 600 - (x - 500) * 0.2 - 6, q.in(14, 26), 12, seed + i, P.veg, { d: 0.34, side: -1 })
  }
  // main cliff with the fall
  const top = pairs([
    690, 470, 760, 410, 840, 372, 930, 352, 1040, 344, 1150, 350, 1260, 344, 1400, 320, 1530, 310, 1660, 296,
  ])
  for (const [x, h, k] of triples([800, 150, 0, 1420, 260, 1, 1560, 320, 1, 1330, 180, 0, 880, 120, 0]))
    if (k) stonePine(s, x, 330, h, seed + x, { d: 0.12, side: -1 })
    else cypress(s, x, 400, h, { d: 0.16, side: -1 })
  cliff(s, [[640, 900], [668, 640], ...top], 900, P.rock, P.rock2, 0.08, seed)
  // wet, darker hollows behind the water and hanging green
  s.path(poly(pairs([990, 352, 1260, 350, 1300, 900, 940, 900])), P.shd('#5f6a52', 0.06, 0.7), 'opacity=".55"')
  for (let i = 0; i < 60; i++) {
    const x = q.in(700, 1640),
      y = q.in(400, 840),
      r = q.in(12, 34)
    if (x > 985 && x < 1270) continue
    if (q() < 0.55) foliage(s, x, y, r * 0.7, r, `${seed}g${i}`, i % 3 ? P.veg : '#8a9a4e', { d: 0.1, n: 16, side: -1 })
  }
  fall(s, 1010, 1120, 352, 880, `${seed}w1`, 0.02)
  fall(s, 1150, 1232, 350, 884, `${seed}w2`, 0.02)
  fall(s, 1262, 1290, 356, 880, `${seed}w3`, 0.04)
  fall(s, 952, 980, 366, 880, `${seed}w4`, 0.04)
  for (let i = 0; i < 30; i++) {
    const t = i / 29,
      x = 690 + t * 960,
      y = 470 - 130 * Math.min(1, t * 3.2) - (t > 0.7 ? (t - 0.7) * 120 : 0)
    if (x > 1005 && x < 1240) continue
    const r = q.in(24, 44)
    foliage(s, x, y + 6, r, r * 0.55, `${seed}t${i}`, P.veg, { d: 0.08, n: 30, z: r * 0.3, side: -1 })
  }
  palm(s, 910, 372, 170, `${seed}p`, { d: 0.1 })
  palm(s, 1340, 340, 150, `${seed}p2`, { d: 0.1 })
  s.line('M1000 340H1256', P.lit('#f6efe0', 0.05), 4)
  let rl = ''
  for (let i = 0; i <= 16; i++) rl += `M${1000 + i * 16} 340v16`
  s.line(rl, P.lit('#f6efe0', 0.05), 2.5)
  for (const x of [1030, 1046, 1120, 1190, 1206])
    person(s, x, 356, 34, { d: 0.08, colour: q.pick(['#46323c', '#c2452d', '#2b6f8f']) })
  rocks(s, 640, 1000, 902, seed, 0.05)
  rocks(s, 1280, 1660, 904, `${seed}b`, 0.04)
  s.path(rect(640, 898, 1020, 40), s.fade([0, P.shd(P.rock2, 0, 0.8), 0.45], [1, P.shd(P.rock2, 0, 0.8), 0]))
  // spray
  for (const [x, y, r, o] of quads([
    1060, 880, 200, 0.9, 1190, 884, 170, 0.85, 1120, 850, 240, 0.5, 960, 890, 110, 0.6, 1280, 892, 110, 0.6,
  ]))
    s.open(`transform="translate(0 ${n(y * 0.55)}) scale(1 .45)"`)
      .path(ellipse(x, y, r, r), s.radial(x, y, r, [0, '#ffffff', o], [0.5, '#ffffff', o * 0.5], [1, '#ffffff', 0]))
      .close()
  let fo = ''
  for (let i = 0; i < 80; i++) {
    const x = 1120 + (q() + q() - 1) * 300,
      y = 890 + q() * 110,
      l = q.in(10, 60),
      th = q.in(2, 6)
    fo += lens(x, y, l, th)
  }
  s.path(fo, '#ffffff', 'opacity=".8"')
  for (const [i, c] of ['#e8604a', '#f2a33d', '#f4e27a', '#7cc49a', '#5a9fd0'].entries())
    s.line(
      `M${700 + i * 9} 930A${330 - i * 9} ${330 - i * 9} 0 0 1 ${1000} ${600 + i * 9}`,
      c,
      9,
      `opacity="${P.night ? 0 : 0.22}"`,
    )
  reflected(s, 1046, 150, () => gulet(s, 450, 1040, 520, { awning: '#c2452d' }), 0.5)
  ripples(s, 450, 1048, 500, 120, mix(P.sea[2], '#4fc9c4', 0.3), `${seed}r`, 18)
  gulls(s, 520, 330, seed, 6, 17)
  finish(s)
}

export const waterfall: Scene = {
  place: 'antalya',
  draw,
  hours: ['day', 'golden', 'dusk', 'dawn'],
  mirror: true,
  crops: triples([100, 180, 1360, 400, 150, 1200]),
  details: triples([720, 230, 880, 120, 600, 780]),
}
