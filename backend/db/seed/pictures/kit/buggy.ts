import { mix } from './colour'
import { ellipse, n, type Pt, poly, rect, smooth } from './path'
import type { Sheet } from './sheet'

function knobblyWheel(s: Sheet, x: number, y: number, r: number, d: number): void {
  const { P } = s
  let tread = ''
  for (let i = 0; i < 22; i++) {
    const a = (i / 22) * 6.2832
    tread += ellipse(x + Math.cos(a) * r, y - r + Math.sin(a) * r, r * 0.13, r * 0.13)
  }
  s.path(tread + ellipse(x, y - r, r, r), P.shd('#35333a', d, 0.8))
  s.path(ellipse(x, y - r, r * 0.66, r * 0.66), P.shd('#4a464c', d, 0.5))
    .path(ellipse(x, y - r, r * 0.5, r * 0.5), P.lit('#d0ccc6', d))
    .path(ellipse(x, y - r, r * 0.2, r * 0.2), P.shd('#5a5a60', d, 0.6))
  let spokes = ''
  for (let i = 0; i < 6; i++)
    spokes += `M${n(x + Math.cos(i * 1.047) * r * 0.2)} ${n(y - r + Math.sin(i * 1.047) * r * 0.2)}L${n(x + Math.cos(i * 1.047) * r * 0.46)} ${n(y - r + Math.sin(i * 1.047) * r * 0.46)}`
  s.line(spokes, P.shd('#7f7a76', d, 0.6), r * 0.1)
}

function rider(s: Sheet, x: number, y: number, k: number, d: number, jacket: string, helmet: string): void {
  const { P } = s
  s.path(
    smooth(
      [
        [x - 24 * k, y],
        [x - 26 * k, y - 52 * k],
        [x - 6 * k, y - 74 * k],
        [x + 14 * k, y - 66 * k],
        [x + 18 * k, y - 30 * k],
        [x + 20 * k, y],
      ],
      true,
      7,
    ),
    P.lit(jacket, d),
  )
  s.path(
    smooth(
      [
        [x - 24 * k, y],
        [x - 26 * k, y - 52 * k],
        [x - 10 * k, y - 72 * k],
        [x - 4 * k, y - 40 * k],
        [x - 6 * k, y],
      ],
      true,
      7,
    ),
    P.shd(jacket, d, 0.75),
    'opacity=".7"',
  )
  s.line(
    `M${n(x + 2 * k)} ${n(y - 56 * k)}Q${n(x + 24 * k)} ${n(y - 34 * k)} ${n(x + 54 * k)} ${n(y - 38 * k)}`,
    P.shd(jacket, d, 0.35),
    15 * k,
  )
  s.path(ellipse(x + 2 * k, y - 92 * k, 24 * k, 25 * k), P.lit(helmet, d))
  s.path(
    `M${n(x + 4 * k)} ${n(y - 104 * k)}H${n(x + 27 * k)}Q${n(x + 29 * k)} ${n(y - 90 * k)} ${n(x + 22 * k)} ${n(y - 82 * k)}H${n(x + 6 * k)}Z`,
    P.shd('#2f3a44', d, 0.6),
  )
  s.path(ellipse(x - 8 * k, y - 94 * k, 12 * k, 19 * k), P.shd(helmet, d, 0.7), 'opacity=".5"')
}

/** Dune buggy facing right: tube frame, two seats, wheels on `y`. */
export function buggy(s: Sheet, x: number, y: number, L: number, o: { d?: number; colour?: string } = {}): void {
  const { P } = s,
    d = o.d ?? 0,
    c = o.colour ?? '#d2492e',
    u = (a: number, b: number): Pt => [x + a * L, y + b * L]
  const tube = (pts: readonly Pt[], w = 0.022, colour = P.shd('#4a464c', d, 0.6)) =>
    s.line(poly(pts, false), colour, w * L)
  s.path(ellipse(x, y, L * 0.58, L * 0.04), P.ink, 'opacity=".35"')
  tube([u(-0.3, -0.3), u(-0.26, -0.62), u(0.06, -0.64), u(0.24, -0.34)], 0.02, P.shd('#4a464c', d, 0.9))
  rider(s, x - 0.1 * L, y - 0.25 * L, L / 330, d, '#f4efe2', '#2e7480')
  rider(s, x + 0.02 * L, y - 0.23 * L, L / 320, d, '#2b4f6f', '#f0b03a')
  const body = smooth(
    [
      u(-0.46, -0.2),
      u(-0.44, -0.34),
      u(-0.3, -0.38),
      u(-0.2, -0.28),
      u(0.08, -0.27),
      u(0.18, -0.34),
      u(0.4, -0.3),
      u(0.5, -0.22),
      u(0.49, -0.16),
      u(0.2, -0.12),
      u(-0.4, -0.12),
    ],
    true,
    8,
  )
  s.path(body, s.fade([0, P.lit(mix(c, '#fff0c8', 0.2), d)], [0.5, P.lit(c, d)], [1, P.shd(c, d, 0.75)]))
  s.stipple(body, P.shd(c, d), u(-0.5, -0.1), u(0.1, -0.3), 0.9, 0.6)
  s.path(poly([u(-0.14, -0.25), u(0.1, -0.245), u(0.15, -0.18), u(-0.12, -0.17)]), P.lit('#f4efe2', d))
  tube([u(-0.44, -0.3), u(-0.4, -0.66), u(0.02, -0.68), u(0.26, -0.33)])
  tube([u(-0.4, -0.64), u(-0.16, -0.28)])
  tube([u(0.02, -0.67), u(-0.02, -0.28)])
  s.path(poly([u(-0.43, -0.66), u(-0.42, -0.695), u(0.04, -0.71), u(0.07, -0.675)]), P.lit(c, d))
  for (const a of [-0.02, -0.1, -0.18])
    s.path(ellipse(x + a * L, y - 0.72 * L, L * 0.03, L * 0.022), P.lit('#fff3cf', d))
  s.path(ellipse(x + 0.47 * L, y - 0.25 * L, L * 0.022, L * 0.03), P.glowing ? '#fff3c8' : P.lit('#fff3cf', d))
  s.line(`M${n(x - 0.42 * L)} ${n(y - 0.5 * L)}V${n(y - 0.98 * L)}`, P.shd('#6a6468', d, 0.5), L * 0.008)
  s.path(
    `M${n(x - 0.42 * L)} ${n(y - 0.98 * L)}q${n(-0.06 * L)} ${n(0.01 * L)} ${n(-0.13 * L)} ${n(0.02 * L)}v${n(0.08 * L)}q${n(0.07 * L)} ${n(0.02 * L)} ${n(0.13 * L)} ${n(-0.02 * L)}Z`,
    P.lit('#f0b03a', d),
  )
  tube([u(-0.34, -0.18), u(-0.3, -0.14)], 0.05)
  tube([u(0.36, -0.2), u(0.34, -0.14)], 0.04)
  knobblyWheel(s, x - 0.32 * L, y, L * 0.155, d)
  knobblyWheel(s, x + 0.35 * L, y, L * 0.14, d)
  s.path(rect(x - 0.16 * L, y - 0.13 * L, 0.34 * L, 0.025 * L), P.shd('#4a464c', d, 0.7))
}

/** Quad bike with one rider, facing right. */
export function quad(s: Sheet, x: number, y: number, L: number, o: { d?: number; colour?: string } = {}): void {
  const { P } = s,
    d = o.d ?? 0,
    c = o.colour ?? '#2e7480',
    u = (a: number, b: number): Pt => [x + a * L, y + b * L]
  s.path(ellipse(x, y, L * 0.58, L * 0.045), P.ink, 'opacity=".35"')
  rider(s, x - 0.1 * L, y - 0.42 * L, L / 250, d, '#d2492e', '#f4efe2')
  s.line(poly([u(0.18, -0.48), u(0.1, -0.66), u(0.03, -0.63)], false), P.shd('#4a464c', d, 0.6), L * 0.03)
  const body = smooth(
    [
      u(-0.5, -0.34),
      u(-0.42, -0.46),
      u(-0.2, -0.42),
      u(0.1, -0.42),
      u(0.22, -0.52),
      u(0.46, -0.42),
      u(0.52, -0.3),
      u(0.3, -0.26),
      u(0.1, -0.2),
      u(-0.2, -0.2),
      u(-0.36, -0.26),
    ],
    true,
    8,
  )
  s.path(body, s.fade([0, P.lit(mix(c, '#fff0c8', 0.2), d)], [1, P.shd(c, d, 0.7)]))
  s.stipple(body, P.shd(c, d), u(-0.5, -0.2), u(0.2, -0.45), 0.9, 0.6)
  s.path(smooth([u(-0.3, -0.44), u(-0.24, -0.5), u(0, -0.48), u(0.06, -0.42)], true, 7), P.shd('#3a363c', d, 0.7))
  s.line(poly([u(-0.02, -0.42), u(0.1, -0.26), u(0.04, -0.16)], false), P.shd('#2b4f6f', d, 0.6), L * 0.085)
  s.path(ellipse(x + 0.47 * L, y - 0.36 * L, L * 0.03, L * 0.04), P.glowing ? '#fff3c8' : P.lit('#fff3cf', d))
  knobblyWheel(s, x - 0.32 * L, y, L * 0.175, d)
  knobblyWheel(s, x + 0.33 * L, y, L * 0.17, d)
}
