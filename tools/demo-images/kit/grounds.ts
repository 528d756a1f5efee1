import { mix } from './colour'
import { BLEED, H, type Pt, poly, rect, smooth, W } from './path'
import { foliage } from './plants'
import { poolWater } from './poolside'
import type { Sheet } from './sheet'

/** Stone flags from `y` to the foot of the sheet. */
export function flags(s: Sheet, y: number, colour = '#ead7b6'): void {
  const { P } = s
  s.path(
    rect(-BLEED, y, W + 2 * BLEED, H),
    s.down(y, H, [0, P.lit(colour, 0.04)], [1, P.lit(mix(colour, '#b98f60', 0.25))]),
  )
  let joints = ''
  for (let i = -12; i <= 12; i++)
    joints += poly(
      [
        [800 + i * 130, y],
        [800 + i * 260, 1260],
      ],
      false,
    )
  for (const k of [0.06, 0.16, 0.3, 0.5, 0.76]) joints += `M-60 ${y + (H - y) * k}H1660`
  s.line(joints, P.shd(mix(colour, '#8a6f50', 0.4), 0, 0.6), 2.6, 'opacity=".3"')
}

export function lawn(s: Sheet, y: number, colour = '#9cba5c'): void {
  const { P } = s,
    d = `${smooth([
      [-80, y + 6],
      [300, y - 6],
      [800, y + 4],
      [1300, y - 6],
      [1680, y + 6],
    ])}L1680 1260H-80Z`
  s.path(d, s.down(y, H, [0, P.lit(colour, 0.06)], [1, P.lit(mix(colour, '#5f8a44', 0.5))]))
  s.shade(d, P.shd('#6f8a48', 0, 0.8), [0, H], [0, y], 0.6, 0.4)
}

/** A pool with straight sides that runs toward the viewer, in a coping of pale stone. */
export function pool(
  s: Sheet,
  seed: string,
  [x0, x1]: readonly [number, number],
  [y0, y1]: readonly [number, number],
  lean = 0.16,
): void {
  const { P } = s,
    w = x1 - x0,
    mid = (x0 + x1) / 2,
    wide = (w / 2) * (1 + lean * 2),
    pts: Pt[] = [
      [x0, y0],
      [x1, y0],
      [mid + wide, y1],
      [mid - wide, y1],
    ]
  s.path(
    poly([
      [x0 - 24, y0 - 12],
      [x1 + 24, y0 - 12],
      [mid + wide + 40, y1 + 26],
      [mid - wide - 40, y1 + 26],
    ]),
    P.lit('#fbf3e2'),
  )
  poolWater(s, pts, y0, y1, seed, mid + w * 0.15)
}

/** A pool with a winding rim. */
export function lagoonPool(s: Sheet, seed: string, rim: readonly Pt[]): void {
  const { P } = s,
    ys = rim.map(([, y]) => y),
    xs = rim.map(([x]) => x),
    [y0, y1] = [Math.min(...ys), Math.max(...ys)],
    [cx, cy] = [(Math.min(...xs) + Math.max(...xs)) / 2, (y0 + y1) / 2],
    grow = rim.map(([x, y]): Pt => [x + (x - cx) * 0.05, y + (y - cy) * 0.16])
  s.path(smooth(grow, true, 6), P.lit('#f3e3c4'))
  s.inside(smooth(rim, true, 6))
  poolWater(
    s,
    [
      [Math.min(...xs), y0],
      [Math.max(...xs), y0],
      [Math.max(...xs), y1],
      [Math.min(...xs), y1],
    ],
    y0,
    y1,
    seed,
    cx,
  )
  s.close()
}

/** Bushes in a row from `x0` to `x1` whose feet stand at `y`. */
export function bushes(
  s: Sheet,
  seed: string,
  [x0, x1]: readonly [number, number],
  y: number,
  r: number,
  colours: readonly string[],
): void {
  for (let i = 0, x = x0; x < x1; i++, x += r * 1.3)
    foliage(s, x, y - r * 0.4, r, r * 0.55, `${seed}bu${i}`, colours[i % colours.length] ?? s.P.veg, {
      n: 40,
      z: r * 0.26,
    })
}
