import { ellipse, n, poly } from './path'
import type { Sheet } from './sheet'

export function paraglider(s: Sheet, x: number, y: number, w: number, c: string, o: { d?: number } = {}): void {
  const { P } = s,
    d = o.d ?? 0.1,
    k = P.lit(c, d)
  const wing = `M${n(x - w)} ${n(y + w * 0.12)}Q${n(x - w * 0.6)} ${n(y - w * 0.46)} ${n(x)} ${n(y - w * 0.5)}Q${n(x + w * 0.6)} ${n(y - w * 0.46)} ${n(x + w)} ${n(y + w * 0.12)}Q${n(x + w * 0.5)} ${n(y - w * 0.2)} ${n(x)} ${n(y - w * 0.24)}Q${n(x - w * 0.5)} ${n(y - w * 0.2)} ${n(x - w)} ${n(y + w * 0.12)}Z`
  s.line(
    `M${n(x - w * 0.92)} ${n(y + w * 0.08)}L${n(x - w * 0.06)} ${n(y + w * 0.92)}L${n(x - w * 0.3)} ${n(y - w * 0.2)}M${n(x + w * 0.92)} ${n(y + w * 0.08)}L${n(x + w * 0.06)} ${n(y + w * 0.92)}L${n(x + w * 0.3)} ${n(y - w * 0.2)}`,
    P.shd('#5a4a4a', d, 0.5),
    Math.max(0.8, w * 0.012),
    'opacity=".7"',
  )
  s.path(wing, k)
  const cl = s.clip(wing)
  s.open(`clip-path="${cl}"`)
    .path(
      poly([
        [x - w * 0.34, y - w],
        [x + w * 0.34, y - w],
        [x + w * 0.26, y + w],
        [x - w * 0.26, y + w],
      ]),
      P.lit('#fff4e0', d),
    )
    .close()
  s.stipple(wing, P.shd(c, d), [x - w, y], [x + w * 0.5, y - w * 0.3], 0.9, 0.6)
  s.path(
    `M${n(x - w * 0.07)} ${n(y + w * 0.92)}q${n(w * 0.03)} ${n(-w * 0.13)} ${n(w * 0.1)} ${n(-w * 0.08)}l${n(w * 0.12)} ${n(w * 0.12)}l${n(-w * 0.02)} ${n(w * 0.04)}l${n(-w * 0.12)} ${n(-w * 0.03)}Z`,
    P.shd('#3f2f38', d, 0.8),
  )
  s.path(ellipse(x, y + w * 0.8, w * 0.04, w * 0.045), P.shd('#6a463a', d, 0.7))
}
