import { mix } from './colour'
import { ellipse, n, type Pt, poly, smooth } from './path'
import { rng } from './random'
import type { Sheet } from './sheet'

/** A fish facing right, or left with `dir` -1. */
export function fish(s: Sheet, x: number, y: number, l: number, colour: string, d: number, dir = 1): void {
  const { P } = s,
    u = (a: number, b: number): Pt => [x + a * l * dir, y + b * l]
  const body = smooth([u(0.5, 0), u(0.2, -0.2), u(-0.2, -0.16), u(-0.38, 0), u(-0.2, 0.16), u(0.2, 0.2)], true)
  s.path(poly([u(-0.3, 0), u(-0.56, -0.2), u(-0.5, 0), u(-0.56, 0.2)]), P.shd(colour, d, 0.35))
  s.path(smooth([u(0.1, -0.16), u(-0.04, -0.3), u(-0.2, -0.14)], true), P.shd(colour, d, 0.4))
  s.path(body, s.fade([0, P.shd(colour, d, 0.35)], [0.5, P.lit(colour, d)], [1, P.lit(mix(colour, '#fff4dc', 0.5), d)]))
  s.path(ellipse(x + 0.34 * l * dir, y - 0.04 * l, l * 0.035, l * 0.035), P.shd('#2a3a4a', d, 0.7))
}

/** A school that streams along a curve. */
export function school(
  s: Sheet,
  x: number,
  y: number,
  w: number,
  h: number,
  count: number,
  size: number,
  colour: string,
  d: number,
  seed: string,
  dir = 1,
): void {
  const q = rng(`${seed}sc`)
  for (let i = 0; i < count; i++) {
    const t = q()
    fish(
      s,
      x + (t - 0.5) * w,
      y + Math.sin(t * 4 + 1) * h * 0.3 + q.in(-0.5, 0.5) * h,
      size * q.in(0.7, 1.15),
      colour,
      d,
      dir,
    )
  }
}

/** A loggerhead turtle seen from above and behind, `k` half its length. */
export function turtle(s: Sheet, x: number, y: number, k: number, d: number, angle = -18): void {
  const { P } = s,
    skin = '#8a7a4e',
    shell = '#a8743e'
  s.open(`transform="rotate(${angle} ${n(x)} ${n(y)})"`)
  for (const [a, b, c, e] of [
    [0.5, -0.3, 0.3, -1.1],
    [0.5, 0.3, 0.34, 1.0],
    [-0.62, -0.3, -1.08, -0.62],
    [-0.62, 0.3, -1.06, 0.66],
  ] as const)
    s.path(
      smooth(
        [
          [x + a * k, y + b * k],
          [x + (a + 0.26) * k, y + b * k * 1.3],
          [x + c * k, y + e * k],
          [x + (a - 0.24) * k, y + b * k * 1.6],
        ],
        true,
      ),
      P.shd(skin, d, e < 0 ? 0.2 : 0.6),
    )
  s.path(ellipse(x + 1.02 * k, y, k * 0.26, k * 0.2), P.lit(skin, d))
  const back = ellipse(x, y, k * 0.86, k * 0.6)
  s.path(back, s.fade([0, P.lit(mix(shell, '#ffe0a0', 0.3), d)], [1, P.shd(shell, d, 0.7)]))
  let plates = ''
  for (const [a, b] of [
    [0.42, 0],
    [0, 0],
    [-0.42, 0],
    [0.22, -0.3],
    [-0.22, -0.3],
    [0.22, 0.3],
    [-0.22, 0.3],
  ] as const)
    plates += poly(
      [0, 1, 2, 3, 4, 5].map(
        (i): Pt => [x + (a + Math.cos(i * 1.047) * 0.17) * k, y + (b + Math.sin(i * 1.047) * 0.13) * k],
      ),
    )
  s.path(plates, P.shd(shell, d, 0.9), 'opacity=".6"')
  s.stipple(back, P.shd('#4a3420', d), [x, y + k * 0.6], [x, y - k * 0.4], 0.9, 0.55)
  s.close()
}

/** Diver swimming right with tank and fins; `L` from fin to fingertip. */
export function diver(s: Sheet, x: number, y: number, L: number, suit: string, d: number, angle = -10): void {
  const { P } = s,
    u = (a: number, b: number): Pt => [x + a * L, y + b * L],
    dark = P.shd('#26303c', d, 0.5)
  s.open(`transform="rotate(${angle} ${n(x)} ${n(y)})"`)
  s.path(
    smooth([u(-0.34, 0.02), u(-0.5, -0.03), u(-0.66, -0.02), u(-0.64, 0.05), u(-0.48, 0.06)], true),
    P.lit('#f0b03a', d),
  )
  s.path(
    smooth([u(-0.32, 0.07), u(-0.46, 0.12), u(-0.6, 0.2), u(-0.56, 0.25), u(-0.42, 0.17)], true),
    P.shd('#f0b03a', d, 0.4),
  )
  s.line(poly([u(0.02, 0.03), u(-0.18, 0.04), u(-0.38, 0.02)], false), dark, L * 0.085)
  s.line(poly([u(0.02, 0.05), u(-0.16, 0.1), u(-0.35, 0.1)], false), P.shd('#26303c', d, 0.9), L * 0.08)
  s.path(
    smooth([u(-0.02, -0.06), u(0.2, -0.08), u(0.32, -0.03), u(0.3, 0.07), u(0.1, 0.1), u(-0.04, 0.08)], true),
    P.lit(suit, d),
  )
  s.path(
    smooth([u(-0.04, -0.07), u(0.06, -0.15), u(0.24, -0.15), u(0.27, -0.09), u(0.1, -0.06)], true, 8),
    s.fade([0, P.lit('#f6efe0', d)], [1, P.shd('#c8c2b6', d, 0.6)]),
  )
  s.line(poly([u(0.25, 0.02), u(0.34, 0.12), u(0.46, 0.14)], false), P.shd(suit, d, 0.4), L * 0.05)
  s.path(ellipse(x + 0.39 * L, y - 0.02 * L, L * 0.07, L * 0.075), dark)
  s.path(smooth([u(0.39, -0.06), u(0.46, -0.055), u(0.47, 0), u(0.4, 0.01)], true), P.lit('#9fd6e0', d))
  s.line(smooth([u(0.2, -0.13), u(0.34, -0.17), u(0.46, -0.08), u(0.45, 0.03)]), P.shd('#3a3a40', d, 0.7), L * 0.02)
  s.close()
}
