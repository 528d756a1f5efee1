import { mix } from './colour'
import { ellipse, n, rect, smooth } from './path'
import { rng } from './random'
import type { Sheet } from './sheet'

export interface RaftOptions {
  readonly d?: number
  readonly colour?: string
  readonly vests?: readonly [string, ...string[]]
}

/** Somebody sitting in a boat, seen from the waist up: vest, helmet, paddle on one side. */
function paddler(
  s: Sheet,
  x: number,
  y: number,
  k: number,
  side: number,
  vest: string,
  d: number,
  helmet = vest,
): void {
  const { P } = s
  const skin = P.shd('#9a6a4e', d, 0.6)
  s.path(
    `M${n(x - 17 * k)} ${n(y)}Q${n(x - 21 * k)} ${n(y - 40 * k)} ${n(x - 8 * k)} ${n(y - 48 * k)}H${n(x + 8 * k)}Q${n(x + 21 * k)} ${n(y - 40 * k)} ${n(x + 17 * k)} ${n(y)}Z`,
    P.lit(vest, d),
  )
  s.path(
    `M${n(x - side * 17 * k)} ${n(y)}Q${n(x - side * 21 * k)} ${n(y - 40 * k)} ${n(x - side * 8 * k)} ${n(y - 48 * k)}H${n(x)}V${n(y)}Z`,
    P.shd(vest, d, 0.75),
    'opacity=".6"',
  )
  const hand = [x + side * 40 * k, y - 14 * k] as const
  s.line(
    `M${n(x + side * 12 * k)} ${n(y - 38 * k)}Q${n(x + side * 30 * k)} ${n(y - 34 * k)} ${n(hand[0])} ${n(hand[1])}`,
    skin,
    9 * k,
  )
  s.line(
    `M${n(x + side * 8 * k)} ${n(y - 50 * k)}L${n(x + side * 92 * k)} ${n(y + 56 * k)}`,
    P.shd('#4a4048', d, 0.6),
    4.5 * k,
  )
  s.line(
    `M${n(x + side * 88 * k)} ${n(y + 48 * k)}L${n(x + side * 106 * k)} ${n(y + 78 * k)}`,
    P.lit('#f0b03a', d),
    15 * k,
  )
  s.path(ellipse(x, y - 58 * k, 11 * k, 13 * k), skin)
  s.path(
    `M${n(x - 14 * k)} ${n(y - 58 * k)}Q${n(x - 14 * k)} ${n(y - 78 * k)} ${n(x)} ${n(y - 78 * k)}Q${n(x + 14 * k)} ${n(y - 78 * k)} ${n(x + 14 * k)} ${n(y - 58 * k)}Q${n(x)} ${n(y - 66 * k)} ${n(x - 14 * k)} ${n(y - 58 * k)}Z`,
    P.lit(helmet, d),
  )
}

/** Rubber raft with six paddlers coming toward us, `L` wide, water at `y`. */
export function raft(s: Sheet, x: number, y: number, L: number, seed: string, o: RaftOptions = {}): void {
  const { P } = s,
    d = o.d ?? 0,
    q = rng(`${seed}raft`),
    colour = o.colour ?? '#d2492e',
    vests = o.vests ?? ['#f0b03a', '#2e7480', '#f0b03a'],
    k = L / 460
  const at = (a: number, b: number) => [x + a * k, y + b * k] as const
  s.path(ellipse(x, y + 8 * k, 250 * k, 40 * k), P.ink, 'opacity=".28"')
  const back = smooth(
    [
      at(-190, -60),
      at(-150, -112),
      at(-60, -132),
      at(60, -132),
      at(150, -112),
      at(190, -60),
      at(120, -84),
      at(0, -100),
      at(-120, -84),
    ],
    true,
  )
  s.path(back, P.shd(colour, d, 0.55))
  const floor = smooth(
    [at(-176, -52), at(-120, -92), at(0, -108), at(120, -92), at(176, -52), at(120, -16), at(0, -4), at(-120, -16)],
    true,
  )
  s.path(floor, P.shd('#7a6a70', d, 0.7))
  s.line(smooth([at(-150, -66), at(0, -84), at(150, -66)]), P.shd(colour, d, 0.5), 26 * k)
  for (const [a, b, side] of [
    [-52, -96, -1],
    [56, -98, 1],
    [-96, -66, -1],
    [100, -66, 1],
  ] as const)
    paddler(s, x + a * k, y + b * k + q.in(-4, 4) * k, k * 0.95, side, q.pick(vests), d, '#f4efe2')
  const front = smooth(
    [
      at(-206, -70),
      at(-226, -30),
      at(-190, 6),
      at(-90, 34),
      at(0, 40),
      at(90, 34),
      at(190, 6),
      at(226, -30),
      at(206, -70),
      at(176, -40),
      at(90, -8),
      at(0, 0),
      at(-90, -8),
      at(-176, -40),
    ],
    true,
  )
  for (const [a, b, side] of [
    [-118, -26, -1],
    [120, -26, 1],
  ] as const)
    paddler(s, x + a * k, y + b * k, k * 1.08, side, q.pick(vests), d, '#f4efe2')
  s.path(
    front,
    s.fade([0, P.lit(mix(colour, '#fff0c8', 0.25), d)], [0.55, P.lit(colour, d)], [1, P.shd(colour, d, 0.8)]),
  )
  s.stipple(front, P.shd(colour, d), [x - 230 * k, y], [x + 60 * k, y - 30 * k], 0.85, 0.55)
  s.line(smooth([at(-196, -26), at(-96, 12), at(0, 20), at(96, 12), at(196, -26)]), P.lit('#f4efe2', d), 4 * k)
  for (const a of [-150, -60, 60, 150])
    s.path(rect(x + a * k - 6 * k, y + a * a * -0.0016 * k + 14 * k, 12 * k, 12 * k), P.lit('#f4efe2', d))
}
