import { finish } from '../kit/foreground'
import { BLEED, ellipse, H, n, rect, shape, smooth, W } from '../kit/path'
import { person } from '../kit/person'
import { foliage } from '../kit/plants'
import { rng } from '../kit/random'
import type { Drawing } from '../kit/scene'
import type { Sheet } from '../kit/sheet'
import { hilltown } from '../outlooks/stone'

export const GOODS: readonly (readonly [string, ...string[]])[] = [
  ['#d2432f', '#e2583e', '#c9402d'],
  ['#f0932c', '#f6a84a', '#e8843a'],
  ['#7a3f6a', '#8a4a78', '#6a355c'],
  ['#8aa850', '#6f8f44', '#9fbf5a'],
  ['#f6cf4a', '#f0b03a', '#f9dc78'],
  ['#b9483c', '#8a2f2a', '#c9573a'],
]

/** A slanting crate heaped with round goods; `w` at its front edge. */
function crate(s: Sheet, x: number, y: number, w: number, colours: readonly [string, ...string[]], seed: string): void {
  const { P } = s,
    q = rng(seed),
    h = w * 0.5
  s.path(shape([x - w * 0.44, y - h], [x + w * 0.44, y - h], [x + w / 2, y], [x - w / 2, y]), P.shd('#6a4a34', 0, 0.8))
  const r = w * 0.088
  for (let row = 0; row < 5; row++)
    for (let i = 0; i < 6; i++) {
      const [px, py] = [
          x + (i - 2.5 + (row % 2) * 0.4) * w * 0.146 * (0.9 + row * 0.025),
          y - h * 0.9 + row * h * 0.2 + q.in(-3, 3),
        ],
        c = q.pick(colours)
      s.path(ellipse(px, py, r, r * 0.92), P.shd(c, 0, 0.5))
        .path(ellipse(px + r * 0.14, py - r * 0.16, r * 0.76, r * 0.68), P.lit(c))
        .path(ellipse(px + r * 0.34, py - r * 0.4, r * 0.18, r * 0.14), '#ffffff', 'opacity=".5"')
    }
  s.path(
    shape([x - w / 2, y], [x + w / 2, y], [x + w / 2, y + w * 0.16], [x - w / 2, y + w * 0.16]),
    s.down(y, y + w * 0.16, [0, P.lit('#d9a468')], [1, P.shd('#b9804e', 0, 0.4)]),
  )
  s.line(`M${n(x - w / 2)} ${n(y + w * 0.08)}h${n(w)}`, P.shd('#8a5c38', 0, 0.7), 3, 'opacity=".5"')
  s.path(rect(x - w * 0.03, y - h * 1.1, 4, h * 0.5), P.shd('#8a5c38', 0, 0.5)).path(
    rect(x - w * 0.1, y - h * 1.3, w * 0.2, w * 0.12),
    P.lit('#fffaf0'),
  )
}

function awning(s: Sheet, x: number, y: number, w: number, h: number, colour: string): void {
  const { P } = s,
    N = 10
  for (let i = 0; i < N; i++) {
    const [a, b] = [x + (i * w) / N, x + ((i + 1) * w) / N],
      up = (v: number): number => x + w / 2 + (v - x - w / 2) * 0.84,
      c = i % 2 ? '#fffaf0' : colour
    s.path(
      shape([up(a), y - h], [up(b), y - h], [b, y], [a, y]),
      s.down(y - h, y, [0, P.shd(c, 0, 0.2)], [1, P.lit(c)]),
    )
    s.path(`M${n(a)} ${n(y)}h${n(w / N)}v26a${n(w / N / 2)} 22 0 0 1 ${n(-w / N)} 0Z`, P.shd(c, 0, 0.25))
  }
}

export function drawStall(s: Sheet, { seed, sunX = 1180 }: Drawing): void {
  const { P } = s
  hilltown(s, { seed, sunX })
  s.path(rect(-BLEED, 800, W + 2 * BLEED, H), s.down(800, H, [0, P.lit('#d9c6a2')], [1, P.lit('#b9a27c')]))
  for (const x of [150, 1450])
    s.path(rect(x - 11, 330, 22, 700), s.across([0, P.shd('#8a5f40', 0, 0.6)], [1, P.lit('#b98556')]))
  awning(s, 60, 400, 1480, 190, '#c9573a')
  for (const [i, x] of [300, 520, 740, 960, 1180, 1340].entries()) {
    s.line(`M${x} 426v${40 + (i % 3) * 20}`, P.shd('#6a5040', 0, 0.6), 3)
    const y = 480 + (i % 3) * 20
    if (i % 2)
      for (let k = 0; k < 6; k++)
        s.path(ellipse(x + (k % 2 ? 13 : -13), y + k * 21, 20, 17), k % 2 ? P.lit('#fffaf0') : P.shd('#e9dcc4', 0, 0.3))
    else
      for (let k = 0; k < 9; k++)
        s.path(
          smooth(
            [
              [x - 6, y + k * 13],
              [x + (k % 2 ? 32 : -32), y + 30 + k * 13],
              [x + 6, y + 14 + k * 13],
            ],
            true,
            7,
          ),
          P.lit(k % 3 ? '#c2382c' : '#a82f26'),
        )
  }
  person(s, 690, 880, 250, { colour: '#5f7a8a', head: '#f3e6cd' })
  s.path(rect(642, 700, 92, 150), P.lit('#f6efe0'))
  person(s, 980, 880, 236, { colour: '#a85a48', dress: true, head: '#3f6f8a' })
  s.path(
    shape([110, 830], [1490, 830], [1600, 1100], [0, 1100]),
    s.down(830, 1100, [0, P.lit('#c99a68')], [1, P.lit('#a8744a')]),
  )
  for (let i = 0; i < 6; i++) crate(s, 260 + i * 216, 920, 196, GOODS[(i + 2) % 6] ?? ['#d2432f'], `${seed}a${i}`)
  for (let i = 0; i < 6; i++) crate(s, 175 + i * 250, 1080, 234, GOODS[(i * 5 + 1) % 6] ?? ['#d2432f'], `${seed}b${i}`)
  for (const [x, c] of [
    [60, '#6f8f44'],
    [1560, '#7f9a4c'],
  ] as const)
    foliage(s, x, 1010, 110, 70, `${seed}g${x}`, c, { n: 60, z: 22 })
  s.path(rect(-BLEED, 1118, W + 2 * BLEED, 160), P.shd('#7a5238', 0, 0.6))
  finish(s)
}
