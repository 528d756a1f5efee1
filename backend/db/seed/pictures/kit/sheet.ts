import { grainTile, LEVELS, TILE } from './grain'
import type { Grade } from './palette'
import { along, H, n, type Pt, shape, W } from './path'

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

/** Longer than any line across the sheet. */
const FAR = 4000

/** Strips across a gradient, each with the density of dots that it has there; what would hold no dots is left out. */
function bandsOf(from: Pt, to: Pt, strength: number, rest: number): { level: number; band: string }[] {
  const length = Math.hypot(to[0] - from[0], to[1] - from[1]) || 1,
    [ux, uy] = [(to[0] - from[0]) / length, (to[1] - from[1]) / length],
    // where along the gradient a density is reached; beyond its ends it goes on as it is there
    reach = (share: number): number => {
      const t = (strength - share) / (strength - rest || 1)
      return t <= 0 ? -FAR / length : t >= 1 ? FAR / length : t
    },
    side = ([x, y]: Pt, sign: number): Pt => [x - uy * FAR * sign, y + ux * FAR * sign],
    bands: { level: number; band: string }[] = []
  for (let level = Math.round(strength * LEVELS); level >= Math.max(1, Math.round(rest * LEVELS)); level--) {
    const [start, end] = [(level + 0.5) / LEVELS, (level - 0.5) / LEVELS].map(reach)
    if (start === undefined || end === undefined || start >= end) continue
    const [a, b] = [along(from, to, start), along(from, to, end)]
    bands.push({ level, band: shape(side(a, 1), side(b, 1), side(b, -1), side(a, -1)) })
  }
  return bands
}

/** What a scene draws on: collects body and defs, hands out gradients, clips and stippled shading. */
export class Sheet {
  body: string[] = []
  private readonly patterns = new Map<string, string>()
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

  /** Stippled shading, as from an airbrush: full at `from`, thinning out to `rest` at `to`. */
  stipple(d: string, colour: string, from: Pt, to: Pt, strength = 0.9, opacity = 0.75, rest = 0): this {
    if (!this.grain || Math.hypot(from[0] - to[0], from[1] - to[1]) < FINE * this.pixel) {
      // about what the dots cover, taken over a few pixels
      const fill = this.between(from, to, [0, colour, strength * 0.86], [1, colour, rest * 0.86])
      this.body.push(`<path d="${d}" fill="${fill}" opacity="${opacity * 0.8}"/>`)
      return this
    }
    this.inside(d)
    for (const { level, band } of bandsOf(from, to, strength, rest))
      this.body.push(`<path d="${band}" fill="url(#${this.dots(colour, level)})" fill-opacity="${opacity}"/>`)
    return this.close()
  }

  /** A pattern of dots; its tiles lie on the pixels of the finished picture, or they would be blurred. */
  private dots(colour: string, level: number): string {
    const known = this.patterns.get(`${colour}${level}`)
    if (known) return known
    const id = this.id(),
      size = TILE * this.pixel,
      { x = 0, y = 0 } = this.frame
    this.patterns.set(`${colour}${level}`, id)
    this.defs.push(
      `<pattern id="${id}" patternUnits="userSpaceOnUse" x="${x}" y="${y}" width="${size}" height="${size}"><image href="${grainTile(colour, level)}" width="${size}" height="${size}"/></pattern>`,
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
