import type { Grade } from './palette'
import { H, n, type Pt, W } from './path'

/** The part of the sheet that is shown; 4:3, and never so small that strokes look coarse. */
export interface Frame {
  readonly x?: number
  readonly y?: number
  readonly w?: number
  readonly h?: number
  /** Mirrored left to right. */
  readonly flip?: boolean
}

/** Offset 0..1, colour, opacity. */
export type Stop = readonly [number, string, number?]

const stopsOf = (stops: readonly Stop[]): string =>
  stops.map(([o, c, a = 1]) => `<stop offset="${o}" stop-color="${c}" stop-opacity="${a}"/>`).join('')

/** What a scene draws on: collects body and defs, hands out gradients, clips and soft shading. */
export class Sheet {
  body: string[] = []
  readonly defs: string[] = []
  private ids = 0

  /**
   * @param P the palette every shape reads its colours from
   * @param frame the part that is shown
   */
  constructor(
    readonly P: Grade,
    private readonly frame: Frame = {},
  ) {}

  id(): string {
    return `i${this.ids++}`
  }

  /** Gradient between two points of the sheet. */
  between(from: Pt, to: Pt, ...stops: Stop[]): string {
    const id = this.id()
    this.defs.push(
      `<linearGradient id="${id}" x1="${n(from[0])}" y1="${n(from[1])}" x2="${n(to[0])}" y2="${n(to[1])}" gradientUnits="userSpaceOnUse">${stopsOf(stops)}</linearGradient>`,
    )
    return `url(#${id})`
  }

  /** Gradient from height `y0` down to `y1`. */
  down(y0: number, y1: number, ...stops: Stop[]): string {
    return this.between([0, y0], [0, y1], ...stops)
  }

  private fitted(x2: number, y2: number, stops: readonly Stop[]): string {
    const id = this.id()
    this.defs.push(`<linearGradient id="${id}" x1="0" y1="0" x2="${x2}" y2="${y2}">${stopsOf(stops)}</linearGradient>`)
    return `url(#${id})`
  }

  /** Gradient from the top to the bottom of the shape it fills. */
  fade(...stops: Stop[]): string {
    return this.fitted(0, 1, stops)
  }

  /** Gradient from the left to the right of the shape it fills. */
  across(...stops: Stop[]): string {
    return this.fitted(1, 0, stops)
  }

  /** Gradient from a centre outwards. */
  radial(cx: number, cy: number, r: number, ...stops: Stop[]): string {
    const id = this.id()
    this.defs.push(
      `<radialGradient id="${id}" cx="${n(cx)}" cy="${n(cy)}" r="${n(r)}" gradientUnits="userSpaceOnUse">${stopsOf(stops)}</radialGradient>`,
    )
    return `url(#${id})`
  }

  clip(d: string): string {
    const id = this.id()
    this.defs.push(`<clipPath id="${id}"><path d="${d}"/></clipPath>`)
    return `url(#${id})`
  }

  /** Opens a group that shows only what lies inside `d`; end it with `close`. */
  inside(d: string, extra = ''): this {
    return this.open(`clip-path="${this.clip(d)}" ${extra}`)
  }

  path(d: string, fill: string, extra = ''): this {
    this.body.push(`<path d="${d}" fill="${fill}" ${extra}/>`)
    return this
  }

  line(d: string, stroke: string, width = 2, extra = ''): this {
    this.body.push(
      `<path d="${d}" fill="none" stroke="${stroke}" stroke-width="${n(Math.max(0.1, width))}" stroke-linecap="round" stroke-linejoin="round" ${extra}/>`,
    )
    return this
  }

  open(attributes = ''): this {
    this.body.push(`<g ${attributes}>`)
    return this
  }

  close(): this {
    this.body.push('</g>')
    return this
  }

  /**
   * Soft shading: full at `from`, thinning out to `rest` at `to`. A gradient, not dots: grain needs two to five times the bytes at equal
   * SSIM (measured in README.md).
   */
  shade(d: string, colour: string, from: Pt, to: Pt, strength = 0.9, opacity = 0.75, rest = 0): this {
    const fill = this.between(from, to, [0, colour, strength * 0.86], [1, colour, rest * 0.86])
    return this.path(d, fill, `opacity="${opacity * 0.8}"`)
  }

  svg(): string {
    const { x = 0, y = 0, w = W, h = (w * H) / W, flip = false } = this.frame
    const drawn = this.body.join('\n')
    const body = flip ? `<g transform="translate(${W} 0) scale(-1 1)">${drawn}</g>` : drawn
    return `<svg xmlns="http://www.w3.org/2000/svg" width="${W}" height="${H}" viewBox="${x} ${y} ${w} ${h}"><defs>${this.defs.join('')}</defs>\n${body}\n</svg>`
  }
}
