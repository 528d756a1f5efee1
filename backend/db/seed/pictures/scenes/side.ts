import { mix } from '../kit/colour'
import { column } from '../kit/column'
import { finish, hedge, tuft } from '../kit/foreground'
import { gulet } from '../kit/gulet'
import { land, ridge } from '../kit/land'
import { ellipse, H, n, type Pt, pairs, poly, rect, triples } from '../kit/path'
import { person } from '../kit/person'
import { palm } from '../kit/plants'
import type { Drawing, Scene } from '../kit/scene'
import type { Sheet } from '../kit/sheet'
import { clouds, gulls, sky } from '../kit/sky'
import { sailboat } from '../kit/small-boats'
import { sea } from '../kit/water'

function draw(s: Sheet, { seed, sunX = 1010 }: Drawing): void {
  const { P } = s,
    hz = 800
  sky(s, hz, { x: sunX, seed, y: P.low ? hz - 118 : 190, r: 84 })
  clouds(s, hz * 0.96, seed)
  land(
    s,
    ridge(`${seed}a`, hz, 130, { scale: 420, env: (t) => Math.max(0.06, 1 - t * 1.4) }),
    hz + 2,
    '#8a8ba0',
    0.72,
    { mist: 0.5 },
  )
  sea(s, hz, 1010, { sunX, seed, spread: 0.8, glitter: 260 })
  sailboat(s, 1330, hz + 24, 46, { d: 0.25 })
  gulet(s, 210, hz + 44, 170, { d: 0.3 })
  // headland the temple stands on
  const gy = 985,
    gnd = ridge(`${seed}g`, gy, 34, { scale: 300, oct: 4 })
  land(s, gnd, H + 40, P.ground, 0.02, { mist: 0, facets: false, grainA: 0.95 })
  const X = [470, 622, 774, 926, 1078],
    base = 960,
    h = 520,
    w = 62,
    top = base - h
  s.path(
    poly([
      [372, base + 62],
      [388, base + 30],
      [1172, base + 30],
      [1192, base + 62],
    ]),
    P.shd(P.rock2, 0, 0.7),
  )
    .path(rect(392, base, 776, 34), P.lit(P.rock))
    .path(rect(376, base + 30, 812, 34), P.shd(P.rock, 0, 0.35))
  let j = ''
  for (let i = 0; i < 12; i++) j += `M${400 + i * 66} ${base + 2}v28M${430 + i * 66} ${base + 34}v28`
  s.line(j, P.shd(P.rock2, 0, 1), 2, 'opacity=".5"')
  s.stipple(rect(376, base, 812, 64), P.shd('#7a5540'), [376, base + 60], [376, base - 10], 0.8, 0.5)
  if (P.low) {
    let cs = ''
    for (const x of [...X, 268, 1330]) {
      const dx = (x - sunX) * 0.42
      cs += poly([
        [x - 30, base + 60],
        [x + 30, base + 60],
        [x + 74 + dx, H + 40],
        [x - 10 + dx, H + 40],
      ])
    }
    s.path(cs, P.shd(P.ground, 0, 1), 'opacity=".42"')
  }
  for (const x of X) column(s, x, base, h, w)
  // entablature: architrave, frieze with heads, cornice, and the surviving corner of the pediment
  const e0 = 400,
    e1 = 1148,
    g2 = s.across([0, P.shd(P.rock2, 0, 0.7)], [0.6, P.lit(P.rock)], [1, P.lit(mix(P.rock, P.sun, 0.4))]),
    eg: Pt[] = [
      [e0, top],
      [e1, top],
      [e1 + 6, top - 24],
      [e1 - 14, top - 30],
      [e1, top - 78],
      [e0, top - 78],
    ]
  s.path(poly(eg), g2)
  s.path(rect(e0 - 8, top - 30, e1 - e0 + 14, 8), P.shd(P.rock2, 0, 0.8), 'opacity=".6"')
  let fr = ''
  for (let i = 0; i < 11; i++) {
    const fx = e0 + 36 + i * 66
    fr += `${ellipse(fx, top - 54, 13, 16)}M${fx - 24} ${top - 34}q24 -18 48 0Z`
  }
  s.path(fr, P.shd(P.rock2, 0, 0.85), 'opacity=".55"')
  s.path(
    poly([
      [e0 - 26, top - 78],
      [e1 + 18, top - 78],
      [e1 + 26, top - 100],
      [e0 - 34, top - 100],
    ]),
    g2,
  )
  let dn = ''
  for (let i = 0; i < 38; i++) dn += rect(e0 - 12 + i * 20, top - 88, 10, 10)
  s.path(dn, P.shd(P.rock2, 0, 0.9), 'opacity=".6"')
  const ped: Pt[] = [
    [e0 - 34, top - 100],
    [e0 + 6, top - 128],
    [560, top - 200],
    [690, top - 254],
    [716, top - 240],
    [742, top - 250],
    [760, top - 196],
    [800, top - 176],
    [830, top - 120],
    [862, top - 100],
  ]
  s.path(poly(ped), g2)
  s.path(
    poly([
      [e0 + 60, top - 106],
      [560, top - 170],
      [690, top - 222],
      [720, top - 150],
      [800, top - 106],
    ]),
    P.shd(P.rock2, 0, 0.75),
    'opacity=".75"',
  )
  s.stipple(poly(ped), P.shd('#7a5540'), [430, top - 100], [760, top - 220], 0.8, 0.5)
  s.stipple(poly(eg), P.shd('#7a5540'), [e0, top], [e1, top - 40], 0.85, 0.5)
  column(s, 268, base + 42, 210, 66, { broken: true })
  column(s, 1330, base + 46, 300, 66, { broken: true })
  // fallen drums, blocks
  for (const [x, y, r] of triples([1210, 1070, 46, 380, 1085, 40, 1480, 1060, 52])) {
    s.path(
      `M${x} ${y - r}h${r * 1.5}a${r * 0.62} ${r} 0 0 1 0 ${2 * r}h${-r * 1.5}Z`,
      s.fade([0, P.lit(P.rock)], [1, P.shd(P.rock2, 0, 1)]),
    )
    s.path(ellipse(x, y, r * 0.62, r), P.shd(P.rock, 0, 0.55))
    s.line(ellipse(x, y, r * 0.4, r * 0.66), P.shd(P.rock2, 0, 1), 2, 'opacity=".6"')
    let fl = ''
    for (let i = -2; i <= 2; i++) fl += `M${x + r * 0.5} ${n(y + i * r * 0.38)}h${r * 0.95}`
    s.line(fl, P.shd(P.rock2, 0, 1), 2, 'opacity=".35"')
  }
  palm(s, 1480, 1010, 520, `${seed}p`, { lean: -0.1 })
  palm(s, 1560, 1030, 380, `${seed}p2`, { lean: 0.06 })
  palm(s, 90, 1030, 430, `${seed}p3`, { lean: 0.1 })
  for (const [x, y] of pairs([
    1480, 1012, 1560, 1032, 90, 1032, 268, 1004, 1330, 1008, 400, 1026, 1180, 1026, 700, 1028,
  ]))
    tuft(s, x, y, 80, seed + x)
  hedge(s, seed, (t) => 26 + 150 * Math.abs(t - 0.5) ** 1.6 * 2.4, { flowers: '#e86a7a' })
  person(s, 690, base + 98, 72, {})
  person(s, 722, base + 98, 66, { dress: true, colour: '#b9472f' })
  gulls(s, 1250, 330, seed, 6, 17)
  finish(s)
}

export const side: Scene = {
  place: 'antique',
  draw,
  hours: ['dusk', 'day', 'golden', 'dawn', 'night'],
  mirror: true,
  crops: triples([120, 240, 1280, 300, 180, 1300]),
  details: triples([700, 230, 800, 300, 640, 740]),
}
