import { ellipse, n, shape, smooth, triples } from './path'
import { foliage } from './plants'
import { rng } from './random'
import type { Sheet } from './sheet'

/** A flower pot with red geraniums. */
export function geranium(s: Sheet, x: number, y: number, k: number, seed: string, bloom = '#d2392d'): void {
  const { P } = s,
    q = rng(`${seed}ge`)
  s.path(ellipse(x + 6 * k, y, 46 * k, 8 * k), P.ink, 'opacity=".25"')
  s.path(
    shape([x - 36 * k, y - 66 * k], [x + 36 * k, y - 66 * k], [x + 26 * k, y], [x - 26 * k, y]),
    s.across([0, P.shd('#b9603f', 0, 0.6)], [1, P.lit('#d07c54')]),
  )
  foliage(s, x, y - 92 * k, 54 * k, 34 * k, seed, '#5f8a4a', { n: 40, z: 14 * k })
  let petals = ''
  for (let i = 0; i < 16; i++) petals += ellipse(x + q.in(-48, 48) * k, y - q.in(84, 130) * k, 9 * k, 8 * k)
  s.path(petals, P.lit(bloom))
}

/** A tree with a thick trunk and a round crown of several masses: an olive or an oak. */
export function broadTree(s: Sheet, x: number, y: number, h: number, seed: string, colour: string, d = 0): void {
  const { P } = s,
    bark = P.shd('#7a6450', d, 0.6)
  s.path(ellipse(x, y + 2, h * 0.22, h * 0.02), P.ink, 'opacity=".22"')
  s.path(
    smooth(
      [
        [x - h * 0.07, y],
        [x - h * 0.035, y - h * 0.2],
        [x - h * 0.05, y - h * 0.42],
        [x + h * 0.05, y - h * 0.42],
        [x + h * 0.045, y - h * 0.2],
        [x + h * 0.08, y],
      ],
      false,
      8,
    ),
    bark,
  )
  s.line(
    `M${n(x)} ${n(y - h * 0.38)}Q${n(x - h * 0.12)} ${n(y - h * 0.5)} ${n(x - h * 0.22)} ${n(y - h * 0.62)}M${n(x)} ${n(y - h * 0.38)}Q${n(x + h * 0.12)} ${n(y - h * 0.48)} ${n(x + h * 0.22)} ${n(y - h * 0.6)}`,
    bark,
    h * 0.045,
  )
  for (const [a, b, r] of triples([-0.24, 0.62, 0.2, 0.24, 0.6, 0.2, 0, 0.78, 0.27, -0.12, 0.66, 0.2, 0.13, 0.68, 0.2]))
    foliage(s, x + a * h, y - b * h, r * h, r * h * 0.66, `${seed}${a}`, colour, { d, n: 46, z: r * h * 0.26 })
}
