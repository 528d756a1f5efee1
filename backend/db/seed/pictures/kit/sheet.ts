import { rgb } from './colour'
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

/** Shade that fades over fewer pixels than this shows no grain: it is drawn as a gradient, a tenth of the time. */
const FINE = 24

/** What a scene draws on: collects body and defs, hands out gradients, clips and stippled shading. */
export class Sheet {
  body: string[] = []
  private readonly stipples = new Map<string, string>()
  readonly defs: string[] = []
  private ids = 0
  /** A pixel of the finished picture in units of the sheet: the grain is as fine in a detail as in the whole. */
  private readonly pixel: number

  /**
   * @param P the palette every shape reads its colours from
   * @param grain false draws shade as plain gradients: at card size a grain is finer than a pixel and only costs bytes
   * @param frame the part that is shown
   */
  constructor(
    readonly P: Grade,
    private readonly grain = true,
    private readonly frame: Frame = {},
  ) {
    this.pixel = (frame.w ?? W) / W
  }

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

  /** Stippled shading: full at `from`, gone at `to`; a noise filter turns the gradient into airbrush grain. */
  stipple(d: string, colour: string, from: Pt, to: Pt, strength = 0.9, opacity = 0.75, rest = 0): this {
    if (!this.grain || Math.hypot(from[0] - to[0], from[1] - to[1]) < FINE * this.pixel) {
      // The filter shows about this share of the gradient's alpha, taken over a few pixels.
      const fill = this.between(from, to, [0, colour, strength * 0.86], [1, colour, rest * 0.86])
      this.body.push(`<path d="${d}" fill="${fill}" opacity="${opacity * 0.8}"/>`)
      return this
    }
    const fill = this.between(from, to, [0, '#000', strength], [1, '#000', rest])
    this.body.push(`<path d="${d}" fill="${fill}" filter="url(#${this.stippleOf(colour)})" opacity="${opacity}"/>`)
    return this
  }

  private stippleOf(colour: string): string {
    const made = this.stipples.get(colour)
    if (made) return made
    const id = this.id()
    const [r, g, b] = rgb(colour).map((v) => v.toFixed(3))
    this.stipples.set(colour, id)
    this.defs.push(
      `<filter id="${id}" x="0" y="0" width="1" height="1" color-interpolation-filters="sRGB">` +
        `<feTurbulence type="fractalNoise" baseFrequency="${(0.75 / this.pixel).toFixed(3)}" numOctaves="2" seed="${this.ids}"/>` +
        // more dots where the gradient is fuller, none where it is gone; every step here costs a full-size surface
        '<feComposite in2="SourceGraphic" operator="arithmetic" k1="5.4" k2="5.4" k3="1.6" k4="-4.9"/>' +
        `<feColorMatrix values="0 0 0 0 ${r} 0 0 0 0 ${g} 0 0 0 0 ${b} 0 0 0 1 0"/></filter>`,
    )
    return id
  }

  svg(): string {
    const { x = 0, y = 0, w = W, h = (w * H) / W, flip = false } = this.frame
    const drawn = this.body.join('\n')
    const body = flip ? `<g transform="translate(${W} 0) scale(-1 1)">${drawn}</g>` : drawn
    return `<svg xmlns="http://www.w3.org/2000/svg" width="${W}" height="${H}" viewBox="${x} ${y} ${w} ${h}"><defs>${this.defs.join('')}</defs>\n${body}\n</svg>`
  }
}
