import { ellipse, n, type Pt, poly } from './path'
import type { Sheet } from './sheet'

/** A city bicycle that faces right, `L` long from wheel to wheel's outer edge; it stands at `y`. With a rider in `rider`'s colour. */
export function bicycle(
  s: Sheet,
  x: number,
  y: number,
  L: number,
  colour: string,
  o: { rider?: string; d?: number; facing?: number } = {},
): void {
  const { P } = s,
    { d = 0, facing = 1 } = o,
    u = (a: number, b: number): Pt => [x + a * L * facing, y + b * L],
    frame = P.lit(colour, d),
    dark = P.shd('#3a3438', d, 0.7),
    w = Math.max(2, L * 0.022)
  s.path(ellipse(x, y + L * 0.01, L * 0.52, L * 0.03), P.ink, 'opacity=".3"')
  for (const a of [-0.32, 0.32]) {
    const [cx, cy] = u(a, -0.19),
      r = L * 0.185
    s.line(ellipse(cx, cy, r, r), dark, w * 1.1)
    let spokes = ''
    for (let i = 0; i < 6; i++)
      spokes += `M${n(cx)} ${n(cy)}l${n(Math.cos(i * 1.047) * r)} ${n(Math.sin(i * 1.047) * r)}`
    s.line(spokes, P.shd('#8f9298', d, 0.4), w * 0.3, 'opacity=".7"')
  }
  const [hub, crank, seat, head, front] = [
    u(-0.32, -0.19),
    u(-0.04, -0.18),
    u(-0.12, -0.47),
    u(0.22, -0.47),
    u(0.32, -0.19),
  ]
  s.line(
    `${poly([hub, crank, head, front], false)}${poly([crank, seat, hub], false)}${poly([seat, u(0.2, -0.42)], false)}`,
    frame,
    w * 1.2,
  )
  s.line(`${poly([head, u(0.21, -0.58), u(0.1, -0.6)], false)}${poly([seat, u(-0.13, -0.53)], false)}`, dark, w)
  s.line(poly([u(-0.21, -0.54), u(-0.05, -0.54)], false), dark, w * 2.2)
  s.path(ellipse(...crank, L * 0.045, L * 0.045), dark)
  // a basket before the handlebar
  s.path(poly([u(0.24, -0.58), u(0.42, -0.58), u(0.39, -0.44), u(0.27, -0.44)]), P.lit('#c99a5c', d))
  s.line(
    `${poly([u(0.25, -0.53), u(0.41, -0.53)], false)}${poly([u(0.26, -0.48), u(0.4, -0.48)], false)}`,
    P.shd('#9a6a3a', d, 0.5),
    w * 0.5,
  )
  if (!o.rider) return
  const skin = P.shd('#c98f6c', d, 0.3)
  s.line(poly([u(-0.12, -0.56), u(0.08, -0.42), u(0, -0.14)], false), P.shd('#35506a', d, 0.3), L * 0.085)
  s.line(poly([u(-0.12, -0.56), u(0.02, -0.36), u(-0.08, -0.2)], false), P.shd('#35506a', d, 0.7), L * 0.08)
  s.line(poly([u(-0.12, -0.58), u(0.02, -0.92)], false), P.lit(o.rider, d), L * 0.15)
  s.line(poly([u(0.03, -0.88), u(0.1, -0.7), u(0.13, -0.62)], false), skin, L * 0.05)
  s.path(ellipse(...u(0.06, -1.07), L * 0.075, L * 0.085), skin)
  s.path(poly([u(-0.04, -1.1), u(0.02, -1.19), u(0.12, -1.18), u(0.18, -1.09), u(0.06, -1.11)]), P.lit('#fbf3e0', d))
}
