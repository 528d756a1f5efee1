import { mix } from './colour'
import type { Four } from './palette'
import { BLEED, lens, n, rect, W } from './path'
import { rng } from './random'
import type { Sheet } from './sheet'

export interface SeaOptions {
  readonly colours?: Four
  readonly seed?: string
  readonly n?: number
  readonly wave?: number
  readonly sunX?: number | null
  readonly glitter?: number
  readonly reach?: number
  readonly spread?: number
}

/** Sea: gradient, swell bands and the glittering light path under the sun. */
export function sea(s: Sheet, y0: number, y1: number, o: SeaOptions = {}): void {
  const { P } = s,
    [a, b, c, d] = o.colours ?? P.sea
  s.path(rect(-BLEED, y0, W + 2 * BLEED, y1 - y0 + BLEED), s.down(y0, y1, [0, a], [0.16, b], [0.55, c], [1, d]))
  const q = rng(`${o.seed ?? 7}sea`)
  let dark = '',
    light = '',
    path = ''
  const hgt = y1 - y0
  for (let i = 0; i < (o.n ?? 230); i++) {
    const t = q() ** 1.5,
      y = y0 + 4 + t * hgt,
      len = (14 + 130 * t) * q.in(0.5, 1.5),
      th = (0.7 + 4.2 * t) * q.in(0.6, 1.1),
      x = q() * (W + 120) - BLEED
    const dd = lens(x, y, len, th)
    if (q() < 0.5) dark += dd
    else light += dd
  }
  s.path(dark, mix(d, P.ink, 0.2), `opacity="${o.wave ?? 0.16}"`)
  s.path(light, mix(a, P.cloud, 0.4), `opacity="${(o.wave ?? 0.16) * 1.35}"`)
  if (o.sunX != null)
    for (let i = 0; i < (o.glitter ?? 210); i++) {
      const t = q() ** 1.35,
        y = y0 + 3 + t * hgt * (o.reach ?? 1),
        spread = (26 + 190 * t) * (o.spread ?? 1),
        x = o.sunX + (q() + q() - 1) * spread,
        len = (8 + 58 * t) * q.in(0.4, 1.25),
        th = (0.9 + 4.4 * t) * q.in(0.6, 1.1)
      path += lens(x, y, len, th)
    }
  if (path) s.path(path, P.sun, `opacity="${P.hour === 'day' ? 0.5 : 0.78}"`)
}

/** Ripple strips of water colour laid over a reflection so that it breaks up. */
export function ripples(
  s: Sheet,
  x: number,
  y0: number,
  w: number,
  h: number,
  colour: string,
  seed: string,
  k = 26,
): void {
  const q = rng(seed)
  let d = ''
  for (let i = 0; i < k; i++) {
    const t = (i + q()) / k,
      y = y0 + t * h,
      len = w * q.in(0.12, 0.5) * (0.6 + t * 0.6),
      th = 1.2 + 4.5 * t,
      xx = x + (q() - 0.5) * w * 1.1
    d += lens(xx, y, len, th)
  }
  s.path(d, colour, 'opacity=".75"')
}

/** Draws what `draw` draws, then mirrors it below the waterline with a fade. */
export function reflected(s: Sheet, waterY: number, depth: number, draw: () => void, opacity = 0.45): void {
  const start = s.body.length
  draw()
  const copy = s.body.slice(start),
    id = s.id()
  const g = s.down(waterY, waterY + depth, [0, '#fff', opacity], [1, '#fff', 0])
  s.defs.push(
    `<mask id="${id}" maskUnits="userSpaceOnUse" x="${-BLEED}" y="${n(waterY)}" width="${W + 2 * BLEED}" height="${n(depth)}"><rect x="${-BLEED}" y="${n(waterY)}" width="${W + 2 * BLEED}" height="${n(depth)}" fill="${g}"/></mask>`,
  )
  s.body.splice(
    start,
    copy.length,
    `<g mask="url(#${id})"><g transform="translate(0 ${n(2 * waterY)}) scale(1 -1)">${copy.join('')}</g></g>`,
    ...copy,
  )
}
