import { mix } from './colour'
import { arched, n, poly, rect, shape } from './path'
import { rng } from './random'
import type { Sheet } from './sheet'

export type Material = 'plaster' | 'stone' | 'wood'

/** A body of a house seen from the front, with its left side in shade. */
export interface Body {
  readonly x: number
  readonly w: number
  readonly top: number
  readonly ground: number
  readonly wall: string
  readonly material?: Material
  /** Width of the side that is seen on the left. */
  readonly side?: number
}

export function body(s: Sheet, seed: string, { x, w, top, ground, wall, material = 'plaster', side = 0 }: Body): void {
  const { P } = s,
    front = rect(x, top, w, ground - top)
  if (side)
    s.path(
      shape([x - side, top + side * 0.12], [x, top], [x, ground], [x - side, ground - side * 0.1]),
      P.shd(wall, 0.03, 0.75),
    )
  s.path(
    front,
    s.across([0, P.shd(wall, 0.02, 0.2)], [0.5, P.lit(wall, 0.02)], [1, P.lit(mix(wall, '#fff4dc', 0.25), 0.02)]),
  )
  if (material === 'wood') {
    let boards = ''
    for (let y = top + 20; y < ground; y += 24) boards += `M${x} ${y}h${w}`
    s.line(boards, P.shd(wall, 0.02, 0.8), 3, 'opacity=".5"')
  }
  if (material === 'stone') {
    const q = rng(`${seed}${x}st`)
    let dark = '',
      pale = ''
    s.inside(front)
    for (let y = top; y < ground; y += 26)
      for (let sx = x - 20; sx < x + w; sx += q.in(40, 64)) {
        const stone = rect(sx, y, q.in(30, 50), 20),
          tone = q()
        if (tone < 0.18) dark += stone
        else if (tone < 0.36) pale += stone
      }
    s.path(dark, P.shd(wall, 0.02, 0.6), 'opacity=".45"')
      .path(pale, P.lit(mix(wall, '#fff4dc', 0.5), 0.02), 'opacity=".6"')
      .close()
  }
  s.shade(front, P.shd(wall, 0.02), [x, ground], [x + w * 0.6, top], 0.5, 0.4)
}

/** A slab that stands over the walls, its shadow below it. */
export function slab(s: Sheet, x: number, w: number, y: number, h: number, colour: string): void {
  const { P } = s
  s.path(rect(x, y - h, w, h), P.lit(colour, 0.01)).path(rect(x + 46, y, w - 92, 14), P.ink, 'opacity=".22"')
}

/** A tiled roof over `x` to `x + w`: `hip` leans in on both sides, a gable has its ridge across. */
export function tiles(s: Sheet, x: number, w: number, eaves: number, h: number, lean = 0.18, colour = s.P.roof): void {
  const { P } = s,
    o = 26,
    d = shape([x - o, eaves], [x + w + o, eaves], [x + w - w * lean, eaves - h], [x + w * lean, eaves - h])
  s.path(d, s.down(eaves - h, eaves, [0, P.lit(mix(colour, '#ffd9a0', 0.2), 0.02)], [1, P.lit(colour, 0.02)]))
  let rows = ''
  for (let i = 0; i <= w / 15; i++) {
    const t = i / (w / 15)
    rows += poly(
      [
        [x - o + t * (w + 2 * o), eaves],
        [x + w * lean + t * w * (1 - 2 * lean), eaves - h],
      ],
      false,
    )
  }
  s.line(rows, P.shd(colour, 0.02, 0.6), 3, 'opacity=".5"')
  s.path(rect(x - o, eaves - 4, w + 2 * o, 12), P.shd(colour, 0.02, 0.55)).path(
    rect(x, eaves + 8, w, 12),
    P.ink,
    'opacity=".2"',
  )
}

export interface WindowLook {
  readonly frame?: string
  readonly shutter?: string
  readonly isArched?: boolean
  readonly panes?: number
}

/** A window or door whose sill is at `y`; it glows after sunset. */
export function pane(
  s: Sheet,
  x: number,
  y: number,
  w: number,
  h: number,
  { frame = '#fbf6ec', shutter, isArched, panes = 2 }: WindowLook = {},
): void {
  const { P } = s,
    outline = isArched ? arched(x + w / 2, y, w / 2, h - w / 2) : rect(x, y - h, w, h)
  s.path(
    outline,
    P.glowing
      ? s.down(y - h, y, [0, '#ffe3a6'], [1, '#f3a65e'])
      : s.down(y - h, y, [0, P.shd('#7fa6b2', 0.02, 0.1)], [1, P.shd('#42606a', 0.02, 0.4)]),
  )
  let bars = ''
  for (let i = 1; i < panes; i++) bars += `M${n(x + (w * i) / panes)} ${n(y - h + (isArched ? w * 0.2 : 0))}V${y}`
  s.line(`${outline}${bars}`, P.lit(frame, 0.01), Math.max(4, w * 0.04))
  if (!shutter) return
  for (const m of [-1, 1]) {
    const sx = m < 0 ? x - w * 0.5 : x + w + 4
    s.path(rect(sx, y - h, w * 0.46, h), m < 0 ? P.shd(shutter, 0.02, 0.35) : P.lit(shutter, 0.02))
    let slats = ''
    for (let i = 1; i < 9; i++) slats += `M${n(sx + w * 0.06)} ${n(y - h + (i / 9) * h)}h${n(w * 0.34)}`
    s.line(slats, P.shd(shutter, 0, 0.85), 2.4, 'opacity=".6"')
  }
}
