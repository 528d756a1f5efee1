import { ellipse, n, type Pt, poly, smooth, xy } from './path'
import type { Sheet } from './sheet'

export function plane(
  s: Sheet,
  x: number,
  y: number,
  L: number,
  o: { d?: number; accent?: string; angle?: number } = {},
): void {
  const { P } = s,
    d = o.d ?? 0.05,
    c = '#f8f3e8',
    u = (a: number, b: number): Pt => [x + a * L, y + b * L],
    U = (a: number, b: number) => xy(u(a, b)),
    acc = o.accent ?? '#c2452d'
  s.open(`transform="rotate(${o.angle ?? -14} ${n(x)} ${n(y)})"`)
  s.path(poly([u(-0.08, -0.01), u(-0.02, -0.02), u(-0.16, -0.15), u(-0.21, -0.145)]), P.shd(c, d, 0.6))
  s.path(
    `M${U(-0.5, -0.035)}L${U(-0.37, -0.052)}L${U(0.36, -0.055)}C${U(0.44, -0.052)} ${U(0.49, -0.025)} ${U(0.5, -0.004)}C${U(0.49, 0.022)} ${U(0.42, 0.036)} ${U(0.34, 0.038)}L${U(-0.26, 0.038)}Q${U(-0.42, 0.015)} ${U(-0.5, -0.035)}Z`,
    s.fade([0, P.lit(c, d)], [0.5, P.lit(c, d)], [1, P.shd(c, d, 0.7)]),
  )
  s.path(poly([u(-0.5, -0.036), u(-0.545, -0.19), u(-0.47, -0.19), u(-0.35, -0.052)]), P.lit(acc, d))
  s.path(poly([u(-0.46, -0.025), u(-0.56, -0.07), u(-0.52, -0.075), u(-0.38, -0.03)]), P.shd(c, d, 0.4))
  let w = ''
  for (let i = 0; i < 17; i++) w += ellipse(x + (-0.32 + i * 0.038) * L, y - 0.016 * L, L * 0.0065, L * 0.0085)
  s.path(w, P.night ? P.lamp : P.shd('#3f5f70', d, 0.5))
  s.path(poly([u(0.42, -0.04), u(0.465, -0.022), u(0.42, -0.02)]), P.shd('#35505e', d, 0.5))
  s.path(poly([u(0.1, 0.012), u(-0.04, 0.015), u(-0.28, 0.135), u(-0.235, 0.14)]), P.shd(c, d, 0.45))
  s.path(
    smooth([u(-0.04, 0.055), u(0.07, 0.05), u(0.09, 0.072), u(0.07, 0.095), u(-0.04, 0.09)], true, 7),
    P.shd(acc, d, 0.4),
  )
  s.close()
}
