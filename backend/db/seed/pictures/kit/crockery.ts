import { mix } from './colour'
import { ellipse, n, smooth } from './path'
import { rng } from './random'
import type { Sheet } from './sheet'

/** How much a plate is flattened by looking at it from a chair. */
const TILT = 0.4

export function plate(s: Sheet, x: number, y: number, r: number, colour = '#fffaf0'): void {
  const { P } = s
  s.path(ellipse(x + r * 0.1, y + r * 0.12, r * 1.04, r * TILT * 1.1), P.shd('#8a5f44', 0, 1), 'opacity=".35"')
  s.path(ellipse(x, y, r, r * TILT), s.across([0, P.shd(colour, 0, 0.45)], [1, P.lit(colour)]))
  s.path(ellipse(x, y - r * 0.02, r * 0.76, r * TILT * 0.74), P.lit(mix(colour, '#ffffff', 0.5)))
}

/** Round things heaped on a plate, back to front. */
export function heap(
  s: Sheet,
  x: number,
  y: number,
  r: number,
  colours: readonly [string, ...string[]],
  size: number,
  seed: string,
): void {
  const { P } = s,
    q = rng(`${seed}he`)
  const spots = Array.from({ length: Math.round((r / size) ** 2 * 1.7) }, () => {
    const [a, m] = [q() * 6.283, Math.sqrt(q())]
    return { x: x + Math.cos(a) * r * 0.66 * m, y: y + Math.sin(a) * r * 0.66 * TILT * m }
  }).sort((a, b) => a.y - b.y)
  for (const spot of spots) {
    const colour = q.pick(colours)
    s.path(ellipse(spot.x, spot.y - size * 0.5, size, size * 0.86), P.shd(colour, 0, 0.5))
    s.path(ellipse(spot.x + size * 0.14, spot.y - size * 0.62, size * 0.76, size * 0.62), P.lit(colour))
  }
}

/** Slices laid in a ring, as of tomato or cucumber. */
export function slices(s: Sheet, x: number, y: number, r: number, colour: string, core: string): void {
  const { P } = s
  for (let i = 0; i < 9; i++) {
    const a = (i / 9) * 6.283 + 0.4,
      [cx, cy] = [x + Math.cos(a) * r * 0.46, y + Math.sin(a) * r * 0.46 * TILT - 4]
    s.path(ellipse(cx, cy, r * 0.26, r * 0.15), P.shd(colour, 0, 0.3))
      .path(ellipse(cx, cy - 3, r * 0.24, r * 0.13), P.lit(colour))
      .path(ellipse(cx, cy - 3, r * 0.15, r * 0.08), P.lit(core))
  }
}

/** Tulip glass of tea on its saucer; `h` is the height of the glass. */
export function teaGlass(s: Sheet, x: number, y: number, h: number): void {
  const { P } = s
  plate(s, x, y, h * 0.6)
  const glass = smooth(
    [
      [x - h * 0.3, y - h],
      [x - h * 0.18, y - h * 0.5],
      [x - h * 0.27, y - h * 0.2],
      [x - h * 0.16, y - h * 0.02],
      [x + h * 0.16, y - h * 0.02],
      [x + h * 0.27, y - h * 0.2],
      [x + h * 0.18, y - h * 0.5],
      [x + h * 0.3, y - h],
    ],
    true,
    7,
  )
  s.path(glass, s.across([0, P.lit('#8a2a12')], [0.5, P.lit('#c9501c')], [1, P.lit('#e8843a')]))
  s.path(
    `M${n(x - h * 0.3)} ${n(y - h)}h${n(h * 0.6)}l${n(-h * 0.05)} ${n(h * 0.16)}h${n(-h * 0.5)}Z`,
    P.lit('#fff6e6'),
    'opacity=".7"',
  )
  s.path(ellipse(x, y - h, h * 0.3, h * 0.08), P.lit('#fffaf0'), 'opacity=".85"')
  s.line(
    `M${n(x + h * 0.12)} ${n(y - h * 0.9)}Q${n(x + h * 0.02)} ${n(y - h * 0.5)} ${n(x + h * 0.13)} ${n(y - h * 0.2)}`,
    '#ffffff',
    h * 0.05,
    'opacity=".6"',
  )
}

/** Simit: a ring of bread with sesame. */
export function simit(s: Sheet, x: number, y: number, r: number, seed: string): void {
  const { P } = s,
    q = rng(`${seed}si`),
    crust = '#b9692c'
  s.line(ellipse(x, y, r * 0.7, r * 0.7 * TILT), P.shd(crust, 0, 0.7), r * 0.5)
  s.line(ellipse(x, y - r * 0.07, r * 0.7, r * 0.7 * TILT), P.lit(crust), r * 0.4)
  let seeds = ''
  for (let i = 0; i < 46; i++) {
    const a = q() * 6.283,
      m = q.in(0.52, 0.88)
    seeds += ellipse(x + Math.cos(a) * r * m, y - r * 0.1 + Math.sin(a) * r * m * TILT, r * 0.035, r * 0.024)
  }
  s.path(seeds, P.lit('#f6e2b4'))
}
