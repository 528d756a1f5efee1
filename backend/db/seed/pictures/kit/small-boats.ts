import { n, type Pt, poly, rect, smooth, xy } from './path'
import type { Sheet } from './sheet'

export interface SkiffOptions {
  readonly d?: number
  readonly colour?: string
  readonly band?: string
  readonly cabin?: boolean
  readonly mast?: boolean
}

export function sailboat(
  s: Sheet,
  x: number,
  y: number,
  L: number,
  o: { d?: number; jib?: string; hull?: string } = {},
): void {
  const { P } = s,
    d = o.d ?? 0.3,
    u = (a: number, b: number): Pt => [x + a * L, y + b * L]
  s.path(poly([u(0.02, -1.25), u(0.02, -0.14), u(-0.42, -0.12)]), P.lit('#fbf4e6', d))
  s.path(smooth([u(0.06, -1.1), u(0.3, -0.5), u(0.5, -0.14), u(0.06, -0.14)], true, 9), P.lit(o.jib ?? '#f3e2c4', d))
  s.path(
    `M${xy(u(-0.5, -0.1))}L${xy(u(0.56, -0.12))}Q${xy(u(0.42, 0.03))} ${xy(u(0.3, 0.03))}L${xy(u(-0.38, 0.03))}Z`,
    P.lit(o.hull ?? '#f6efe2', d),
  )
  s.line(`M${xy(u(0.03, -1.28))}L${xy(u(0.03, -0.1))}`, P.shd('#6b5a4a', d, 0.5), Math.max(1.2, L * 0.025))
}

export function skiff(s: Sheet, x: number, y: number, L: number, o: SkiffOptions = {}): void {
  const { P } = s,
    d = o.d ?? 0.1,
    u = (a: number, b: number): Pt => [x + a * L, y + b * L]
  s.path(
    `M${xy(u(-0.5, -0.14))}Q${xy(u(0, -0.08))} ${xy(u(0.52, -0.2))}Q${xy(u(0.44, 0))} ${xy(u(0.34, 0.03))}L${xy(u(-0.42, 0.03))}Z`,
    P.lit(o.colour ?? '#f3ebdc', d),
  )
  s.path(
    `M${xy(u(-0.47, -0.03))}L${xy(u(0.4, -0.03))}L${xy(u(0.34, 0.03))}L${xy(u(-0.42, 0.03))}Z`,
    P.shd(o.band ?? '#2b6f8f', d, 0.4),
  )
  if (o.cabin !== false) {
    s.path(poly([u(-0.2, -0.11), u(-0.18, -0.36), u(0.14, -0.36), u(0.2, -0.13)]), P.lit('#fdf6e8', d))
    s.path(rect(...u(-0.12, -0.3), 0.22 * L, 0.1 * L), P.shd('#3f5f6e', d, 0.5))
    s.path(poly([u(-0.26, -0.36), u(-0.24, -0.4), u(0.2, -0.4), u(0.22, -0.36)]), P.lit(o.band ?? '#2b6f8f', d))
  }
  if (o.mast) s.line(`M${xy(u(0.02, -0.4))}V${n(y - L * 0.85)}`, P.shd('#6b4a36', d, 0.6), Math.max(1.2, L * 0.025))
}
