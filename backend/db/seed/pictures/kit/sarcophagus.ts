import { n, type Pt, pairs, poly } from './path'
import type { Sheet } from './sheet'

export function sarcophagus(s: Sheet, x: number, y: number, k: number, d: number): void {
  const { P } = s,
    c = '#cdb594',
    c2 = '#94795f',
    lit = P.lit(c, d),
    sh = P.shd(c2, d, 0.6),
    U = (a: number, b: number): Pt => [x + a * k, y - b * k],
    poly2 = (l: readonly Pt[]) => poly(l.map(([a, b]) => U(a, b)))
  s.path(poly2(pairs([-0.62, 0, -0.58, 0.2, 0.5, 0.2, 0.54, 0])), sh)
  s.path(
    poly2(pairs([-0.48, 0.2, -0.46, 0.72, 0.4, 0.72, 0.42, 0.2])),
    s.across([0, P.shd(c2, d, 0.35)], [0.3, lit], [1, lit]),
  )
  s.path(poly2(pairs([-0.48, 0.2, -0.46, 0.72, -0.2, 0.72, -0.2, 0.2])), sh, 'opacity=".8"')
  s.line(poly2(pairs([-0.14, 0.28, -0.14, 0.64, 0.32, 0.64, 0.32, 0.28])), sh, k * 0.02)
  s.path(poly2(pairs([-0.54, 0.72, -0.54, 0.8, 0.48, 0.8, 0.48, 0.72])), lit)
  const lid = `M${U(-0.52, 0.8).map(n)}Q${U(-0.5, 1.2).map(n)} ${U(-0.3, 1.42).map(n)}L${U(0.3, 1.42).map(n)}Q${U(0.46, 1.2).map(n)} ${U(0.46, 0.8).map(n)}Z`
  s.path(lid, s.across([0, sh], [0.35, lit], [1, lit]))
  s.path(
    `M${U(-0.52, 0.8).map(n)}Q${U(-0.5, 1.2).map(n)} ${U(-0.3, 1.42).map(n)}Q${U(-0.16, 1.2).map(n)} ${U(-0.16, 0.8).map(n)}Z`,
    sh,
    'opacity=".85"',
  )
  s.path(poly2(pairs([-0.34, 1.4, -0.3, 1.5, 0.3, 1.5, 0.34, 1.4])), lit)
  s.path(poly2(pairs([-0.02, 0.98, 0, 1.06, 0.1, 1.06, 0.12, 0.98])), sh, 'opacity=".6"')
  s.line(`M${U(-0.16, 0.86).map(n)}L${U(0.45, 0.86).map(n)}`, sh, k * 0.014)
  s.line(`M${U(-0.13, 1.26).map(n)}L${U(0.38, 1.26).map(n)}`, sh, k * 0.012)
  s.stipple(lid, P.shd(c2, d), U(-0.5, 0.8), U(0.3, 1.3), 0.8, 0.55)
}
