import { mix } from './colour'
import { n, shape } from './path'
import { foliage } from './plants'
import { rng } from './random'
import type { Sheet } from './sheet'

/** The green of trees beside a stream. */
export const LEAF = '#7f9f4a'

/** A poplar: a slim crown of short upright masses on a pale trunk. */
export function poplar(s: Sheet, x: number, y: number, h: number, seed: string, d: number): void {
  const { P } = s
  s.path(
    shape([x - h * 0.014, y], [x + h * 0.014, y], [x + h * 0.006, y - h * 0.8], [x - h * 0.006, y - h * 0.8]),
    P.lit('#d9cdb4', d),
  )
  for (let i = 0; i < 6; i++) {
    const t = i / 5,
      r = h * (0.075 * Math.sin(0.5 + t * 2.3) + 0.02)
    foliage(s, x, y - h * (0.2 + 0.75 * t), r, h * 0.1, `${seed}${i}`, LEAF, { d, n: 24, z: h * 0.032, tip: '#f0e08a' })
  }
}

/** A willow whose branches hang over the water. */
export function willow(s: Sheet, x: number, y: number, h: number, seed: string, d: number): void {
  const { P } = s,
    q = rng(`${seed}wi`)
  s.line(
    `M${n(x)} ${n(y)}Q${n(x - h * 0.04)} ${n(y - h * 0.4)} ${n(x + h * 0.03)} ${n(y - h * 0.66)}`,
    P.shd('#7a5a44', d, 0.7),
    h * 0.05,
  )
  foliage(s, x + h * 0.03, y - h * 0.76, h * 0.36, h * 0.2, seed, LEAF, { d, n: 70, z: h * 0.07 })
  for (const [tone, k] of [
    [0.6, 0],
    [0.15, 0.02],
  ] as const) {
    let fronds = ''
    for (let i = 0; i < 26; i++) {
      const a = q.in(-0.4, 0.44),
        l = h * q.in(0.26, 0.52)
      fronds += `M${n(x + a * h)} ${n(y - h * (0.84 - Math.abs(a) * 0.4 - k))}q${n(a * h * 0.16)} ${n(l * 0.4)} ${n(a * h * 0.12)} ${n(l)}`
    }
    s.line(fronds, P.shd(mix(LEAF, '#c9c76a', k * 20 * 0.3), d, tone), h * 0.02, 'opacity=".9"')
  }
}
