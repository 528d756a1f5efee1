import { mix } from './colour'
import { ellipse, n, type Pt, poly, rect, smooth, xy } from './path'
import type { Sheet } from './sheet'

export function wheel(s: Sheet, x: number, y: number, r: number, d = 0): void {
  const { P } = s
  s.path(ellipse(x, y - r, r, r), P.shd('#3a3538', d, 0.8))
    .path(ellipse(x, y - r, r * 0.62, r * 0.62), P.lit('#c9ccd0', d))
    .path(ellipse(x, y - r, r * 0.2, r * 0.2), P.shd('#55585e', d, 0.7))
  let k = ''
  for (let i = 0; i < 5; i++) {
    const a = i * 1.2566 + 0.3
    k += `M${n(x + Math.cos(a) * r * 0.22)} ${n(y - r + Math.sin(a) * r * 0.22)}L${n(x + Math.cos(a) * r * 0.58)} ${n(y - r + Math.sin(a) * r * 0.58)}`
  }
  s.line(k, P.shd('#7f848a', d, 0.6), r * 0.13)
}

export function minibus(
  s: Sheet,
  x: number,
  y: number,
  L: number,
  o: { d?: number; colour?: string; stripe?: string } = {},
): void {
  const { P } = s,
    d = o.d ?? 0,
    c = o.colour ?? '#f4efe4',
    u = (a: number, b: number): Pt => [x + a * L, y + b * L],
    U = (a: number, b: number) => xy(u(a, b)),
    glow = P.glowing,
    glass = glow ? mix(P.lamp, '#b9784a', 0.2) : P.shd('#35505e', d, 0.35)
  s.path(ellipse(x, y - L * 0.002, L * 0.53, L * 0.022), P.ink, 'opacity=".35"')
  const body = `M${U(-0.495, -0.06)}L${U(-0.5, -0.33)}Q${U(-0.498, -0.405)} ${U(-0.45, -0.412)}L${U(0.15, -0.416)}Q${U(0.235, -0.412)} ${U(0.28, -0.365)}L${U(0.375, -0.235)}L${U(0.455, -0.205)}Q${U(0.495, -0.185)} ${U(0.498, -0.13)}L${U(0.5, -0.06)}Q${U(0.49, -0.045)} ${U(0.47, -0.045)}H${n(x - 0.48 * L)}Q${U(-0.495, -0.048)} ${U(-0.495, -0.06)}Z`
  s.path(body, s.fade([0, P.lit(c, d)], [0.55, P.lit(mix(c, '#c8c2b6', 0.15), d)], [1, P.shd(c, d, 0.55)]))
  const cl = s.clip(body)
  s.open(`clip-path="${cl}"`)
    .path(rect(x - L, y - 0.165 * L, 2 * L, 0.02 * L), P.lit(o.stripe ?? '#1f7a8c', d))
    .path(rect(x - L, y - 0.14 * L, 2 * L, 0.006 * L), P.lit('#f2b33d', d))
    .path(rect(x - L, y - 0.075 * L, 2 * L, 0.05 * L), P.shd('#5a5a60', d, 0.5))
    .close()
  s.path(
    `M${U(-0.465, -0.23)}L${U(-0.465, -0.345)}Q${U(-0.463, -0.37)} ${U(-0.44, -0.37)}H${n(x + 0.085 * L)}V${n(y - 0.23 * L)}Z`,
    glass,
  )
  s.path(
    `M${U(0.105, -0.23)}V${n(y - 0.37 * L)}H${n(x + 0.15 * L)}Q${U(0.215, -0.368)} ${U(0.245, -0.33)}L${U(0.315, -0.232)}Z`,
    glass,
  )
  let pl = ''
  for (const a of [-0.335, -0.2, -0.065]) pl += rect(x + a * L, y - 0.372 * L, 0.012 * L, 0.145 * L)
  s.path(pl, P.lit(c, d))
  s.path(poly([u(0.265, -0.355), u(0.345, -0.235), u(0.36, -0.235), u(0.285, -0.352)]), P.shd(c, d, 0.4))
  if (!glow)
    s.path(
      poly([u(-0.44, -0.23), u(-0.39, -0.37), u(-0.345, -0.37), u(-0.395, -0.23)]) +
        poly([u(-0.1, -0.23), u(-0.05, -0.37), u(-0.02, -0.37), u(-0.07, -0.23)]) +
        poly([u(0.15, -0.23), u(0.2, -0.36), u(0.22, -0.35), u(0.175, -0.23)]),
      '#ffffff',
      'opacity=".22"',
    )
  s.line(
    `M${U(0.095, -0.4)}V${n(y - 0.06 * L)}M${U(-0.13, -0.225)}V${n(y - 0.06 * L)}M${U(0.095, -0.195)}H${n(x - 0.13 * L)}`,
    P.shd(c, d, 0.7),
    L * 0.003,
    'opacity=".6"',
  )
  s.path(
    rect(x + 0.06 * L, y - 0.205 * L, 0.025 * L, 0.008 * L) + rect(x - 0.11 * L, y - 0.205 * L, 0.025 * L, 0.008 * L),
    P.shd('#4a4a50', d, 0.5),
  )
  s.path(
    `M${U(0.452, -0.2)}Q${U(0.492, -0.18)} ${U(0.496, -0.14)}L${U(0.47, -0.145)}Z`,
    glow ? '#fff3c8' : P.lit('#fff6df', d),
  )
  s.path(rect(x - 0.5 * L, y - 0.25 * L, 0.014 * L, 0.07 * L), P.lit('#c2392d', d))
  s.path(smooth([u(0.3, -0.25), u(0.345, -0.262), u(0.35, -0.225), u(0.31, -0.22)], true, 6), P.shd('#3a3a40', d, 0.6))
  s.stipple(body, P.shd(c, d), u(-0.5, 0), u(-0.1, -0.3), 0.7, 0.5)
  for (const a of [-0.315, 0.305]) {
    s.path(
      `M${U(a - 0.086, -0.045)}a${n(0.086 * L)} ${n(0.086 * L)} 0 0 1 ${n(0.172 * L)} 0Z`,
      P.shd('#2c2a30', d, 0.8),
    )
    wheel(s, x + a * L, y, L * 0.07, d)
  }
  if (glow)
    s.path(
      poly([u(0.49, -0.17), u(1.25, -0.06), u(1.3, 0.02), u(0.49, -0.11)]),
      s.across([0, '#fff0b8', 0.55], [1, '#fff0b8', 0]),
    )
}

export function jeep(
  s: Sheet,
  x: number,
  y: number,
  L: number,
  o: { d?: number; colour?: string; top?: string } = {},
): void {
  const { P } = s,
    d = o.d ?? 0,
    c = o.colour ?? '#5f7a4a',
    u = (a: number, b: number): Pt => [x + a * L, y + b * L],
    U = (a: number, b: number) => xy(u(a, b))
  s.path(ellipse(x, y, L * 0.56, L * 0.03), P.ink, 'opacity=".35"')
  s.line(
    `M${U(-0.4, -0.3)}L${U(-0.39, -0.55)}L${U(0.08, -0.56)}L${U(0.17, -0.34)}M${U(-0.16, -0.3)}L${U(-0.155, -0.55)}`,
    P.shd('#3c3a3a', d, 0.6),
    L * 0.022,
  )
  s.path(poly([u(-0.43, -0.55), u(-0.42, -0.585), u(0.09, -0.59), u(0.11, -0.555)]), P.lit(o.top ?? '#e9d9b6', d))
  const body = `M${U(-0.48, -0.13)}L${U(-0.485, -0.32)}Q${U(-0.48, -0.335)} ${U(-0.46, -0.335)}L${U(-0.05, -0.33)}L${U(0.16, -0.345)}L${U(0.19, -0.33)}L${U(0.44, -0.31)}Q${U(0.475, -0.3)} ${U(0.478, -0.26)}L${U(0.49, -0.13)}Z`
  s.path(body, s.fade([0, P.lit(mix(c, '#fff0c8', 0.15), d)], [1, P.shd(c, d, 0.6)]))
  s.stipple(body, P.shd(c, d), u(-0.5, -0.1), u(-0.05, -0.3), 0.85, 0.6)
  s.line(`M${U(-0.13, -0.325)}L${U(-0.12, -0.15)}H${n(x + 0.14 * L)}L${U(0.16, -0.33)}`, P.shd(c, d, 0.9), L * 0.006)
  s.path(ellipse(x + 0.465 * L, y - 0.235 * L, 0.018 * L, 0.03 * L), P.lit('#fff3cf', d))
  s.path(rect(x - 0.5 * L, y - 0.15 * L, L, 0.03 * L), P.shd('#3c3a3a', d, 0.7))
  s.path(ellipse(x - 0.5 * L, y - 0.27 * L, 0.03 * L, 0.1 * L), P.shd('#2f2c30', d, 0.8))
  for (const a of [-0.3, 0.31]) {
    s.path(
      `M${U(a - 0.135, -0.13)}Q${U(a - 0.1, -0.26)} ${U(a, -0.265)}Q${U(a + 0.1, -0.26)} ${U(a + 0.135, -0.13)}Z`,
      P.shd('#35333a', d, 0.8),
    )
    wheel(s, x + a * L, y, L * 0.112, d)
  }
}
