import { ellipse, n } from './path'
import type { Sheet } from './sheet'

export interface PersonOptions {
  readonly d?: number
  readonly colour?: string
  readonly dress?: boolean
  readonly head?: string
}

/** A tiny standing figure: only ever a silhouette. */
export function person(s: Sheet, x: number, y: number, h: number, o: PersonOptions = {}): void {
  const { P } = s,
    d = o.d ?? 0,
    c = o.colour ? P.shd(o.colour, d, 0.5) : P.shd('#46323c', d, 0.85),
    sk = P.shd('#8a5a44', d, 0.7),
    w = h * 0.115
  s.path(
    `M${n(x - w)} ${n(y - h * 0.8)}Q${n(x)} ${n(y - h * 0.88)} ${n(x + w)} ${n(y - h * 0.8)}L${n(x + w * 0.95)} ${n(y - h * 0.45)}L${n(x + w * 0.75)} ${n(y)}h${n(-w * 0.6)}L${n(x)} ${n(y - h * 0.4)}L${n(x - w * 0.25)} ${n(y)}h${n(-w * 0.6)}L${n(x - w * 0.95)} ${n(y - h * 0.45)}Z`,
    c,
  )
  if (o.dress)
    s.path(
      `M${n(x - w * 0.6)} ${n(y - h * 0.82)}h${n(w * 1.2)}L${n(x + w * 0.55)} ${n(y - h * 0.58)}L${n(x + w * 2.1)} ${n(y)}H${n(x - w * 2.1)}L${n(x - w * 0.55)} ${n(y - h * 0.58)}Z`,
      c,
    )
  s.path(ellipse(x, y - h * 0.92, h * 0.058, h * 0.072), o.head ? P.shd(o.head, d, 0.6) : sk)
}
