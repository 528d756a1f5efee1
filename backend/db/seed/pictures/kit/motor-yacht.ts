import { mix } from './colour'
import { ellipse, n, type Pt, pairs, poly, rect, smooth, xy } from './path'
import type { Sheet } from './sheet'

/** Three-deck motor yacht. */
export function motorYacht(s: Sheet, x: number, y: number, L: number, o: { d?: number; boot?: string } = {}): void {
  const { P } = s,
    d = o.d ?? 0.02,
    u = (a: number, b: number): Pt => [x + a * L, y + b * L],
    pt = (l: readonly Pt[]) => l.map(([a, b]) => u(a, b)),
    white = '#fcf7ee',
    glass = P.glowing ? mix(P.lamp, '#e0935a', 0.25) : P.shd('#2c4a5c', d, 0.25)
  const S = (l: readonly Pt[], c: string, k = 0) => s.path(k ? smooth(pt(l), true, k) : poly(pt(l)), c)
  // flybridge, mast
  s.line(
    `M${xy(u(-0.1, -0.27))}L${xy(u(-0.13, -0.345))}M${xy(u(-0.16, -0.27))}L${xy(u(-0.135, -0.345))}`,
    P.lit(white, d),
    L * 0.008,
  )
  s.path(ellipse(...u(-0.132, -0.352), L * 0.018, L * 0.012), P.lit(white, d))
  s.line(`M${xy(u(-0.132, -0.36))}V${n(y - 0.42 * L)}`, P.shd('#8a8a90', d, 0.5), L * 0.003)
  S(pairs([-0.31, -0.262, -0.3, -0.278, -0.06, -0.278, 0.0, -0.262]), P.lit(white, d))
  s.line(
    `M${xy(u(-0.3, -0.262))}L${xy(u(-0.27, -0.2))}M${xy(u(-0.03, -0.262))}L${xy(u(0.03, -0.205))}`,
    P.shd(white, d, 0.5),
    L * 0.008,
  )
  S(pairs([-0.34, -0.2, -0.32, -0.225, 0.05, -0.225, 0.12, -0.2]), P.shd(white, d, 0.25))
  S(pairs([0.0, -0.205, -0.02, -0.243, 0.025, -0.243, 0.075, -0.205]), glass)
  // main deckhouse
  S(pairs([-0.4, -0.11, -0.36, -0.205, 0.1, -0.205, 0.28, -0.115]), P.lit(white, d))
  S(pairs([-0.33, -0.13, -0.315, -0.19, 0.085, -0.19, 0.2, -0.13]), glass)
  for (const a of [-0.22, -0.1, 0.02])
    S(
      [
        [a, -0.128],
        [a + 0.012, -0.192],
        [a + 0.022, -0.192],
        [a + 0.012, -0.128],
      ],
      P.lit(white, d),
    )
  S(pairs([-0.44, -0.2, -0.42, -0.212, 0.12, -0.212, 0.15, -0.2]), P.lit(white, d))
  s.line(`M${xy(u(-0.42, -0.2))}L${xy(u(-0.43, -0.1))}`, P.lit(white, d), L * 0.008)
  // hull
  const hull = `M${xy(u(-0.5, -0.075))}L${xy(u(-0.46, -0.118))}C${xy(u(-0.1, -0.112))} ${xy(u(0.25, -0.128))} ${xy(u(0.53, -0.142))}C${xy(u(0.47, -0.07))} ${xy(u(0.4, -0.02))} ${xy(u(0.33, 0.012))}L${xy(u(-0.48, 0.012))}Z`
  s.path(hull, s.fade([0, P.lit(white, d)], [0.6, P.lit('#f1e8dc', d)], [1, P.shd('#cfd6dc', d, 0.5)]))
  const cl = s.clip(hull)
  s.open(`clip-path="${cl}"`)
  S(pairs([-0.3, -0.058, -0.29, -0.08, 0.2, -0.092, 0.27, -0.088, 0.2, -0.062]), glass)
  s.path(rect(x - 0.55 * L, y - 0.006 * L, 1.1 * L, 0.03 * L), P.lit(o.boot ?? '#1f4f6e', d))
  s.line(
    `M${xy(u(-0.5, -0.1))}C${xy(u(-0.1, -0.098))} ${xy(u(0.25, -0.11))} ${xy(u(0.53, -0.128))}`,
    P.lit(o.boot ?? '#1f4f6e', d),
    L * 0.005,
  )
  s.close()
  s.stipple(hull, P.shd('#b9c0cc', d), u(-0.5, 0), u(0, -0.06), 0.85, 0.6)
  let rail = `M${xy(u(0.16, -0.165))}L${xy(u(0.5, -0.175))}`
  for (let i = 0; i <= 8; i++) {
    const a = 0.18 + i * 0.038
    rail += `M${xy(u(a, -0.167))}L${xy(u(a, -0.125))}`
  }
  s.line(rail, P.shd('#9aa3ab', d, 0.3), Math.max(1, L * 0.0022))
}
