import { carRear } from '../kit/car'
import { mix } from '../kit/colour'
import { finish } from '../kit/foreground'
import { gulet } from '../kit/gulet'
import { cliff, forest, land, ridge } from '../kit/land'
import { along, H, n, type Pt, pairs, poly, roughen, smooth, stretches, triples } from '../kit/path'
import { foliage, stonePine } from '../kit/plants'
import { rng } from '../kit/random'
import type { Drawing, Scene } from '../kit/scene'
import type { Sheet } from '../kit/sheet'
import { clouds, cumulus, gulls, sky } from '../kit/sky'
import { sailboat } from '../kit/small-boats'
import { sea } from '../kit/water'

function draw(s: Sheet, { seed, sunX = 1240, car = '#c9402d' }: Drawing): void {
  const { P } = s,
    q = rng(seed),
    hz = 500
  sky(s, hz, { x: sunX, seed, y: P.low ? hz - 140 : 120, r: 56 })
  if (P.hour === 'day') {
    cumulus(s, 1230, hz - 34, 560, seed, { opacity: 0.9 })
    cumulus(s, 850, hz - 40, 300, seed + 1, { opacity: 0.7 })
  } else clouds(s, hz, seed)
  land(s, ridge(`${seed}a`, hz, 120, { scale: 300, x0: 620, env: (t) => Math.sin(t * 3.1) }), hz + 2, '#8a9cab', 0.74, {
    seed,
    mist: 0.5,
  })
  sea(s, hz, H, { seed, sunX: P.hour === 'day' ? null : sunX, spread: 0.8 })
  land(
    s,
    ridge(`${seed}is`, hz + 60, 90, { scale: 170, x0: 1190, x1: 1500, env: (t) => Math.sin(t * 3.14) }),
    hz + 62,
    P.veg,
    0.42,
    { mist: 0.3, facets: false },
  )
  gulet(s, 1080, hz + 74, 120, { d: 0.32 })
  sailboat(s, 1380, hz + 120, 48, { d: 0.25 })
  sailboat(s, 900, hz + 26, 26, { d: 0.5 })
  // headlands stepping back along the coast
  land(
    s,
    ridge(`${seed}h3`, hz + 16, 330, { scale: 300, x1: 900, env: (t) => Math.max(0, 1 - t) }),
    hz + 17,
    '#8fa08c',
    0.55,
    { seed, mist: 0.5, facet: 0.7 },
  )
  const h2 = pairs([-60, 190, 120, 230, 300, 250, 430, 300, 560, 372, 650, 470, 706, 600])
  const rough = (pts: readonly Pt[], amp: number) => roughen(pts, amp, q)
  forest(s, rough(h2, 5), 600, 0.34, seed, { n: 380, size: 13 })
  if (P.hour === 'day')
    for (const [w, op] of pairs([90, 0.25, 50, 0.35, 24, 0.6]))
      s.line(
        smooth(pairs([720, 600, 780, 680, 850, 770, 960, 860, 1120, 960, 1330, 1080, 1520, 1240]), false),
        '#7fe3d6',
        w,
        `opacity="${op}"`,
      )
  // near slope: its seaward edge is the edge of the road bench
  cliff(
    s,
    pairs([560, 640, 690, 596, 742, 640, 790, 744, 860, 800, 1000, 866, 1180, 966, 1360, 1104, 1500, 1260]),
    H + 60,
    P.rock,
    P.rock2,
    0.08,
    seed,
  )
  s.path(
    `${smooth(pairs([690, 560, 730, 640, 736, 700, 800, 768, 1010, 856, 1190, 956, 1370, 1096, 1480, 1260]))}L-60 1260V560Z`,
    P.lit(mix(P.ground, P.veg, 0.3), 0.04),
  )
  // scrub breaks the far edge of the bench
  for (let x = 400; x < 650; x += 26)
    foliage(
      s,
      x + q.in(-8, 8),
      562 + q.in(-6, 12),
      q.in(20, 38),
      q.in(12, 20),
      `${seed}e${x}`,
      mix(P.veg, '#9a9a5a', q.in(0, 0.5)),
      { d: 0.14, n: 24, z: 9 },
    )
  for (const [x, y, r] of triples([470, 640, 34, 560, 620, 26, 610, 650, 22, 500, 700, 30, 548, 668, 20]))
    foliage(s, x, y, r, r * 0.5, `${seed}h${x}`, mix(P.veg, '#9a9a5a', 0.3), { d: 0.1, n: 24, z: 8 })
  const road = `${smooth(pairs([668, 596, 690, 630, 676, 668, 640, 706, 668, 752, 800, 806, 970, 880, 1120, 980, 1240, 1100, 1300, 1260]))}L${smooth(pairs([330, 1260, 430, 1080, 480, 960, 506, 880, 516, 810, 540, 750, 580, 706, 622, 668, 644, 640, 650, 596])).slice(1)}Z`
  s.path(road, s.fade([0, P.lit('#b3a79c', 0.2)], [1, P.lit('#8d8480', 0)]))
  s.stipple(road, P.shd('#6b6066', 0), [400, 1260], [700, 700], 0.8, 0.5)
  s.line(
    smooth(
      pairs([662, 600, 682, 632, 666, 668, 630, 706, 656, 756, 786, 812, 948, 886, 1092, 986, 1204, 1104, 1262, 1260]),
    ),
    P.lit('#fff6e0'),
    6,
    'opacity=".9"',
  )
  s.line(
    smooth(pairs([368, 1260, 462, 1080, 508, 960, 532, 884, 540, 814, 560, 756, 594, 712, 632, 672, 650, 640])),
    P.lit('#fff6e0'),
    6,
    'opacity=".9"',
  )
  const mid = pairs([
    800, 1260, 786, 1120, 748, 1000, 700, 920, 640, 850, 600, 790, 600, 740, 616, 706, 650, 668, 668, 636,
  ])
  for (const [i, [near, far]] of stretches(mid).entries()) {
    const k = 1 - i / 10
    for (const [t0, t1] of pairs([0.05, 0.45, 0.6, 0.92])) {
      const A = along(near, far, t0),
        Bq = along(near, far, t1),
        w = 8 * k ** 1.6 + 1
      s.path(
        poly([
          [A[0] - w, A[1]],
          [A[0] + w, A[1]],
          [Bq[0] + w * 0.85, Bq[1]],
          [Bq[0] - w * 0.85, Bq[1]],
        ]),
        P.lit('#fff6e0'),
      )
    }
  }
  // guard rail on the sea side
  const gr = pairs([682, 620, 690, 660, 668, 700, 690, 746, 812, 796, 985, 866, 1140, 964, 1268, 1086, 1340, 1250])
  let posts = ''
  for (const [from, to] of stretches(gr).slice(3))
    for (let k = 0; k < 4; k++) {
      const [x, y] = along(from, to, k / 4),
        h = (y - 560) * 0.085
      posts += `M${n(x)} ${n(y + h * 0.5)}V${n(y - h)}`
    }
  s.line(posts, P.shd('#b8b2a8', 0, 0.6), 5)
  s.line(smooth(gr.map(([x, y]) => [x, y - (y - 560) * 0.075])), P.lit('#f4efe4'), 11)
  s.line(smooth(gr.map(([x, y]) => [x, y - (y - 560) * 0.075 + 5])), P.shd('#b8b2a8', 0, 0.6), 4)
  // rock wall on the land side
  const wallTop = pairs([-60, 300, 80, 380, 200, 450, 300, 520, 380, 580, 450, 640, 520, 690, 560, 706])
  const wp = poly([
    ...rough(wallTop, 9),
    [560, 716],
    [520, 790],
    [498, 880],
    [460, 990],
    [400, 1110],
    [320, 1260],
    [-60, 1260],
  ])
  s.path(wp, s.fade([0, P.lit(P.rock, 0.06)], [1, P.lit(P.rock2, 0)]))
  const wc = s.clip(wp)
  s.open(`clip-path="${wc}"`)
  let dk = '',
    lt = ''
  for (let i = 0; i < 90; i++) {
    const x = q.in(-60, 560),
      y = q.in(330, 1240),
      k = q.in(20, 80)
    const sh = poly([
      [x, y],
      [x + k * 0.5, y + k * 0.2],
      [x + k * 0.42, y + k * 1.5],
      [x + k * 0.05, y + k * 1.7],
      [x - k * 0.16, y + k * 0.7],
    ])
    if (q() < 0.6) dk += sh
    else lt += sh
  }
  s.path(dk, P.shd(P.rock2, 0, 0.8), 'opacity=".5"')
    .path(lt, P.lit(mix(P.rock, '#fff4dc', 0.4)), 'opacity=".7"')
    .close()
  s.stipple(wp, P.shd(P.rock2, 0), [-60, 1100], [500, 640], 0.8, 0.5)
  const top = rough(wallTop, 4)
  for (const [x, y] of top)
    if (q() < 0.8) foliage(s, x, y - 4, q.in(24, 50), q.in(14, 26), seed + x, P.veg, { z: 13, n: 30 })
  stonePine(s, 150, 430, 400, `${seed}p1`, { lean: 0.16 })
  stonePine(s, 330, 556, 250, `${seed}p2`, { lean: 0.18 })
  for (const [x, y, r] of triples([520, 920, 30, 478, 1030, 40, 400, 1180, 60, 1500, 1200, 70, 1424, 1160, 44]))
    foliage(s, x - (x < 600 ? 30 : -20), y, r, r * 0.55, seed + x, P.veg, { z: r * 0.3, n: 34 })

  // an empty colour leaves the road to the person who looks
  if (car) carRear(s, 950, 1090, 230, { colour: car })
  gulls(s, 1000, 300, seed, 6, 16)
  finish(s)
}

export const coastroad: Scene = {
  place: 'aegean',
  draw,
  hours: ['day', 'golden', 'dawn', 'dusk'],
  mirror: false,
  crops: triples([200, 150, 1400, 380, 330, 1160, 120, 250, 1260, 200, 200, 1300]),
  details: triples([420, 520, 880, 0, 60, 920]),
  props: [{ car: '#c9402d' }, { car: '#f4efe4' }, { car: '#1f5f86' }, { car: '#e7a93a' }],
}
