import { finish, hedge, tuft } from '../kit/foreground'
import { cliff, forest, land, ridge } from '../kit/land'
import { ellipse, H, n, pairs, poly, quads, rect, smooth, triples } from '../kit/path'
import { person } from '../kit/person'
import { stonePine } from '../kit/plants'
import { rng } from '../kit/random'
import type { Drawing, Scene } from '../kit/scene'
import type { Sheet } from '../kit/sheet'
import { clouds, sky } from '../kit/sky'
import { bay, heaven, range } from '../outlooks/ground'

/** Walkers on a path between pines, the sea far below. */
function drawPath(s: Sheet, { seed, sunX = 560 }: Drawing): void {
  const { P } = s,
    v = { seed, sunX }
  heaven(s, v)
  range(s, v, 260)
  bay(s, v, H)
  for (const [x0, x1, y, a] of quads([180, 520, 690, 60, 560, 760, 640, 34]))
    forest(
      s,
      ridge(`${seed}${x0}`, y, a, { scale: 90, x0, x1, env: (t) => Math.sin(t * 3.14) }),
      y + 4,
      0.34,
      `${seed}${x0}`,
      { n: 60, size: 9 },
    )
  cliff(
    s,
    pairs([760, 1260, 800, 1010, 860, 860, 960, 740, 1080, 660, 1240, 560, 1420, 500, 1690, 420]),
    1260,
    P.rock,
    P.rock2,
    0.12,
    seed,
  )
  forest(s, pairs([880, 850, 960, 740, 1080, 656, 1240, 556, 1420, 496, 1690, 416]), 900, 0.14, seed, {
    n: 130,
    size: 22,
  })
  const slope = `${smooth(pairs([-80, 980, 200, 960, 480, 1000, 760, 960, 1040, 880, 1340, 820, 1680, 760]))}L1680 1260H-80Z`
  s.path(slope, s.down(800, H, [0, P.lit('#a8a468', 0.02)], [1, P.lit('#8f8f50')]))
  s.path(
    smooth(
      pairs([
        1300, 836, 1180, 880, 1020, 930, 900, 990, 800, 1070, 700, 1160, 640, 1270, 900, 1270, 940, 1160, 1010, 1070,
        1090, 1000, 1200, 930, 1330, 866,
      ]),
      true,
      7,
    ),
    s.down(830, H, [0, P.lit('#dcc298')], [1, P.lit('#d6b27c')]),
  )
  for (const [x, y] of pairs([980, 1010, 760, 1160, 1120, 930]))
    s.path(
      smooth(
        [
          [x - 40, y],
          [x - 30, y - 26],
          [x + 20, y - 30],
          [x + 40, y],
        ],
        true,
        7,
      ),
      P.lit(P.rock),
    )
  s.path(
    smooth(pairs([600, 1080, 590, 1010, 640, 970, 720, 980, 740, 1090]), true, 8),
    s.across([0, P.shd(P.rock2, 0, 0.6)], [1, P.lit(P.rock)]),
  )
    .path(rect(640, 1010, 50, 15), P.lit('#fbf6ec'))
    .path(rect(640, 1025, 50, 15), P.lit('#d2492e'))
  for (const [x, h, c] of [
    [990, 132, '#c9573a'],
    [1060, 122, '#2f6f8a'],
  ] as const) {
    const y = x === 990 ? 1020 : 990
    person(s, x, y, h, { colour: c })
    s.path(
      smooth(
        [
          [x - 22, y - h * 0.44],
          [x - 24, y - h * 0.78],
          [x + 4, y - h * 0.8],
          [x + 6, y - h * 0.44],
        ],
        true,
        9,
      ),
      P.lit(x === 990 ? '#f0b03a' : '#e9dcc4'),
    )
  }
  stonePine(s, 260, 1090, 860, `${seed}a`, { lean: 0.1 })
  stonePine(s, 1480, 960, 620, `${seed}b`, { lean: -0.08 })
  for (const x of [180, 420, 1230, 1400])
    tuft(s, x, 1080 - Math.max(0, x - 900) * 0.3, 130, `${seed}${x}`, { colour: '#a8a05a' })
  hedge(s, seed, (t) => 20 + 60 * Math.abs(t - 0.5) * 2, { flowers: '#e86a9a' })
  finish(s)
}

/** Flames that come out of the rock on a dark slope, walkers around them. */
function drawFlames(s: Sheet, { seed, sunX = 1180 }: Drawing): void {
  const { P } = s,
    q = rng(`${seed}fl`)
  sky(s, 640, { x: sunX, seed, y: 220, r: 56 })
  clouds(s, 420, seed)
  land(s, ridge(`${seed}m`, 620, 330, { scale: 260, sharp: true }), 700, '#8d9ab2', 0.5, { seed, mist: 0.5 })
  forest(s, ridge(`${seed}f`, 700, 150, { scale: 300 }), 800, 0.24, seed, { n: 260, size: 20 })
  const slope = `${smooth(pairs([-80, 900, 200, 820, 520, 760, 860, 730, 1200, 760, 1480, 700, 1680, 640]))}L1680 1260H-80Z`
  s.path(slope, s.down(640, H, [0, P.shd('#a89a8a', 0.02, 0.3)], [1, P.shd('#8a7a6c', 0, 0.7)]))
  s.inside(slope)
  let slabs = ''
  for (let i = 0; i < 60; i++) {
    const [x, y] = [q.in(-60, 1660), q.in(760, 1240)],
      w = q.in(50, 150)
    slabs += poly([
      [x, y],
      [x + w, y - w * 0.14],
      [x + w * 1.1, y + w * 0.1],
      [x + w * 0.2, y + w * 0.24],
    ])
  }
  s.path(slabs, P.lit('#b9a894', 0.02), 'opacity=".28"').close()
  for (const [x, y, k] of triples([
    420, 900, 0.8, 640, 1010, 1.2, 900, 880, 0.7, 1090, 1060, 1.5, 1320, 910, 0.8, 250, 1090, 1.1,
  ])) {
    s.path(
      ellipse(x, y - 20 * k, 250 * k, 170 * k),
      s.radial(x, y - 20 * k, 250 * k, [0, '#ffb45a', 0.62], [0.4, '#ff8a3c', 0.24], [1, '#ff8a3c', 0]),
    )
    for (const [c, m] of [
      ['#f2662c', 1],
      ['#ffa53c', 0.7],
      ['#ffe08a', 0.4],
    ] as const)
      for (const a of [-34, 0, 30]) {
        const h = (a ? 70 : 110) * k * m,
          w = 26 * k * m
        s.path(
          `M${n(x + a * k - w)} ${n(y)}Q${n(x + a * k - w * 1.3)} ${n(y - h * 0.5)} ${n(x + a * k + w * 0.2)} ${n(y - h)}Q${n(x + a * k + w * 1.5)} ${n(y - h * 0.4)} ${n(x + a * k + w)} ${n(y)}Z`,
          c,
        )
      }
    s.path(
      smooth(
        [
          [x - 76 * k, y + 10 * k],
          [x - 50 * k, y - 10 * k],
          [x + 44 * k, y - 12 * k],
          [x + 80 * k, y + 8 * k],
          [x, y + 24 * k],
        ],
        true,
        7,
      ),
      P.shd('#4a3a34', 0, 0.6),
    )
  }
  for (const [x, y, h] of triples([770, 930, 110, 812, 934, 102, 1480, 900, 100]))
    person(s, x, y, h, { colour: '#5a4a5a' })
  stonePine(s, 90, 1010, 720, `${seed}a`, { lean: 0.08 })
  stonePine(s, 1540, 930, 560, `${seed}b`, { lean: -0.06 })
  finish(s)
}

export const path: Scene = { place: 'aegean', draw: drawPath }
export const flames: Scene = { place: 'taurus', draw: drawFlames }
