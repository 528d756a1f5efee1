import { mix } from '../kit/colour'
import { tuft } from '../kit/foreground'
import { land, ridge } from '../kit/land'
import { ellipse, H, type Pt, pairs, smooth, triples } from '../kit/path'
import { foliage, palm } from '../kit/plants'
import { rng } from '../kit/random'
import type { Drawing } from '../kit/scene'
import type { Sheet } from '../kit/sheet'

/** From the shore to the foot of the picture, behind and below the ceremony. */
export interface Setting {
  ground: (s: Sheet, drawing: Drawing) => void
  /** What frames the ceremony on both sides. */
  trees: (s: Sheet, seed: string) => void
  /** Under arch and chairs. */
  shade: string
}

export const beach: Setting = {
  shade: '#b99a70',
  ground(s) {
    const { P } = s
    // foam and sand
    for (const [y, op] of pairs([820, 0.4, 836, 0.7, 850, 0.95]))
      s.path(
        smooth(
          [
            [-60, y],
            [200, y - 12],
            [480, y + 8],
            [760, y - 8],
            [1060, y + 10],
            [1340, y - 8],
            [1660, y + 4],
            [1660, y + 26],
            [-60, y + 26],
          ],
          true,
          6,
        ),
        P.lit('#ffffff'),
        `opacity="${op}"`,
      )
    const sand = `${smooth(pairs([-60, 866, 200, 852, 480, 872, 760, 856, 1060, 874, 1340, 856, 1660, 868]))}L1660 1260H-60Z`
    s.path(
      sand,
      s.fade([0, P.shd(P.ground, 0, 0.28)], [0.2, P.lit(P.ground)], [1, P.lit(mix(P.ground, '#d9b886', 0.5))]),
    )
    s.stipple(sand, P.shd('#c9a878', 0, 0.8), [0, H], [0, 860], 0.7, 0.5)
  },
  trees(s, seed) {
    const { P } = s
    palm(s, 70, 1010, 720, `${seed}p1`, { lean: 0.1 })
    palm(s, 1560, 1000, 640, `${seed}p2`, { lean: -0.12 })
    palm(s, -20, 1060, 480, `${seed}p3`, { lean: 0.12 })
    for (const x of [70, 1560]) {
      tuft(s, x, 1006, 110, seed + x, { k: 1.3 })
      s.path(
        smooth(
          [
            [x - 120, 1012],
            [x - 40, 996],
            [x + 40, 996],
            [x + 120, 1014],
            [x, 1024],
          ],
          true,
          6,
        ),
        P.lit(P.ground),
      )
      tuft(s, x, 1004, 90, seed + x + 1)
    }
  },
}

/** An old olive tree: a trunk that parts, and a crown of silver in three heaps. */
function olive(s: Sheet, x: number, y: number, h: number, seed: string, d = 0): void {
  const { P } = s,
    w = h * 0.07
  s.path(ellipse(x + h * 0.08, y + 4, h * 0.36, h * 0.04), P.shd('#5f6b3c', d, 1), 'opacity=".3"')
  s.path(
    smooth(
      [
        [x - w * 1.5, y],
        [x - w * 0.7, y - h * 0.26],
        [x - w * 2.6, y - h * 0.62],
        [x - w * 1.4, y - h * 0.62],
        [x + w * 0.1, y - h * 0.36],
        [x + w * 2, y - h * 0.66],
        [x + w * 3, y - h * 0.62],
        [x + w * 0.9, y - h * 0.22],
        [x + w * 1.6, y],
      ],
      true,
      5,
    ),
    P.shd('#8a7458', d, 0.7),
  )
  for (const [a, b, rx, ry] of [
    [-0.26, 0.68, 0.26, 0.17],
    [0.27, 0.7, 0.28, 0.18],
    [0, 0.86, 0.3, 0.18],
  ] as const)
    foliage(s, x + a * h, y - b * h, rx * h, ry * h, `${seed}${a}`, '#93a273', {
      d,
      // as many leaves to a hand's breadth on a near tree as on a far one
      n: Math.max(16, Math.round((rx * ry * h * h) / 150)),
      z: Math.max(7, 19 - 2400 / h),
    })
}

export const garden: Setting = {
  shade: '#5f6b3c',
  ground(s, { seed }) {
    const { P } = s,
      q = rng(`${seed}t`)
    // terraces above the bay, each behind its dry wall
    for (const [at, y, d] of triples([0, 690, 0.34, 1, 746, 0.22, 2, 806, 0.1])) {
      const top = ridge(`${seed}t${at}`, y, 16, { scale: 420 })
      land(s, top, y + 80, '#a9a45e', d, { seed: `${seed}t${at}` })
      s.line(smooth(top.map(([x, v]): Pt => [x, v + 3])), P.shd('#d8c6a0', d, 0.3), 9 - at, 'opacity=".8"')
      for (let i = 0; i < 9; i++)
        olive(s, -20 + i * 205 + q.in(-50, 50), y + 26 + q.in(-4, 10), 74 + at * 22, `${seed}o${at}${i}`, d)
    }
    const lawn = `${smooth(pairs([-60, 860, 300, 850, 800, 858, 1300, 850, 1660, 862]))}L1660 1260H-60Z`
    s.path(lawn, s.down(850, H, [0, P.lit('#a9bb68', 0.06)], [1, P.lit('#7f9c50')]))
    s.stipple(lawn, P.shd('#6f8a48', 0, 0.8), [0, H], [0, 850], 0.75, 0.5)
  },
  trees(s, seed) {
    olive(s, 60, 1030, 620, `${seed}l`)
    olive(s, 1560, 1020, 560, `${seed}r`)
    for (const [x, y] of pairs([-30, 1040, 170, 1060, 1450, 1050, 1640, 1050])) tuft(s, x, y, 70, `${seed}${x}`)
  },
}
