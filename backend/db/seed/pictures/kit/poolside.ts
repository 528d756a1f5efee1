import { mix } from './colour'
import { ellipse, lens, type Pt, poly, shape, smooth } from './path'
import { rng } from './random'
import type { Sheet } from './sheet'

/** A lounger with a towel over its raised back; `facing` 1 has the back on the right, -1 on the left. */
export function lounger(s: Sheet, x: number, y: number, k: number, towel = '#e2784a', facing = 1): void {
  const { P } = s,
    wood = P.shd('#9a6a44', 0, 0.5),
    u = (a: number, b: number): Pt => [x + a * k * facing, y + b * k]
  s.path(ellipse(x + 30 * k * facing, y + 24 * k, 120 * k, 12 * k), P.shd('#b99a70', 0, 1), 'opacity=".35"')
  s.path(shape(u(-90, 0), u(70, 0), u(84, 12), u(-84, 12)), wood)
  s.line(`${poly([u(-74, 10), u(-74, 30)], false)}${poly([u(60, 10), u(60, 30)], false)}`, wood, 6 * k)
  s.path(
    smooth([u(-92, -4), u(-20, -12), u(34, -14), u(96, -78), u(108, -70), u(54, 2), u(-88, 6)], true, 12),
    P.lit('#fff8ea'),
  )
  s.path(smooth([u(66, -46), u(96, -80), u(110, -72), u(82, -34)], true, 8), P.lit(towel))
}

/** A cream parasol on its pole, lit from the right; `y` is where the pole meets the ground. */
export function parasol(s: Sheet, x: number, y: number, r: number, h: number, colour = '#fbf1dd'): void {
  const { P } = s,
    top = y - h
  s.line(`M${x} ${y}V${top}`, P.shd('#8a6544', 0, 0.5), 8)
  const cap = `M${x - r} ${top + r * 0.34}Q${x - r * 0.5} ${top - r * 0.18} ${x} ${top - r * 0.3}Q${x + r * 0.5} ${top - r * 0.18} ${x + r} ${top + r * 0.34}Q${x} ${top + r * 0.12} ${x - r} ${top + r * 0.34}Z`
  s.path(cap, P.lit(colour))
  s.path(
    `M${x - r} ${top + r * 0.34}Q${x - r * 0.5} ${top - r * 0.18} ${x} ${top - r * 0.3}Q${x - r * 0.24} ${top} ${x - r * 0.3} ${top + r * 0.2}Q${x - r * 0.7} ${top + r * 0.24} ${x - r} ${top + r * 0.34}Z`,
    P.shd(colour, 0, 0.25),
  )
  s.stipple(cap, P.shd('#d9bd90', 0), [x + r, top], [x - r * 0.2, top], 0.8, 0.55)
}

/** Folded towels, the lowest first. */
export function towels(s: Sheet, x: number, y: number, k: number, colours: readonly string[]): void {
  const { P } = s
  for (const [i, colour] of colours.entries()) {
    const yy = y - i * 20 * k
    s.path(
      `M${x - 66 * k} ${yy}h${132 * k}q${12 * k} 0 ${12 * k} ${-10 * k}t${-12 * k} ${-10 * k}h${-132 * k}q${-12 * k} 0 ${-12 * k} ${10 * k}t${12 * k} ${10 * k}Z`,
      P.lit(colour),
    )
    s.path(
      `M${x - 66 * k} ${yy}h${46 * k}v${-20 * k}h${-46 * k}q${-12 * k} 0 ${-12 * k} ${10 * k}t${12 * k} ${10 * k}Z`,
      P.shd(colour, 0, 0.5),
      'opacity=".6"',
    )
  }
}

/** Pool water inside `outline`, between heights `y0` and `y1`: colour, shadowed edge, caustics, the sun's glitter. */
export function poolWater(s: Sheet, outline: readonly Pt[], y0: number, y1: number, seed: string, sunX: number): void {
  const { P } = s,
    q = rng(`${seed}pw`),
    d = poly(outline),
    aqua = P.lit('#58cfd0'),
    [left, right] = [Math.min(...outline.map(([x]) => x)), Math.max(...outline.map(([x]) => x))]
  s.path(
    d,
    s.down(
      y0,
      y1,
      [0, mix(P.sea[1], aqua, 0.55)],
      [0.4, mix(aqua, P.sea[0], 0.12)],
      [1, P.night ? '#2f9fb0' : mix(aqua, '#1583a0', 0.45)],
    ),
  )
  s.inside(d)
  let ripple = '',
    glitter = ''
  for (let i = 0; i < 130; i++) {
    const t = q() ** 1.1
    ripple += lens(left + q() * (right - left), y0 + 6 + t * (y1 - y0), (12 + 50 * t) * q.in(0.5, 1.4), 1 + 3.6 * t)
  }
  for (let i = 0; i < 60; i++) {
    const t = q()
    glitter += lens(
      sunX + (q() + q() - 1) * (60 + 150 * t),
      y0 + t * (y1 - y0),
      (10 + 44 * t) * q.in(0.5, 1.2),
      1 + 4 * t,
    )
  }
  s.path(ripple, '#ffffff', 'opacity=".26"').path(glitter, P.sun, 'opacity=".75"').close()
}
