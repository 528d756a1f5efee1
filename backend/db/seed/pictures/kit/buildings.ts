import { mix } from './colour'
import { n, poly, rect } from './path'
import { rng } from './random'
import type { Sheet } from './sheet'

export interface HouseOptions {
  readonly d?: number
  readonly wall?: string
  readonly side?: number
  readonly roof?: string
  readonly rh?: number
  readonly lightRight?: boolean
  readonly nx?: number
  readonly ny?: number
  readonly shutter?: string
  readonly flat?: boolean
}

/** House seen slightly from the side: front, side wall, tiled roof, shuttered windows. */
export function house(s: Sheet, x: number, y: number, w: number, h: number, seed: string, o: HouseOptions = {}): void {
  const { P } = s,
    q = rng(seed),
    d = o.d ?? 0,
    wall =
      o.wall ??
      q.pick([P.wall, mix(P.wall, '#e8b98a', 0.35), mix(P.wall, '#f6f2ea', 0.5), mix(P.wall, '#d99a72', 0.4)]),
    sw = w * (o.side ?? 0.35),
    rf = o.roof ?? P.roof,
    rh = h * (o.rh ?? 0.28),
    lr = o.lightRight ?? 1
  const A = lr ? P.lit(wall, d) : P.shd(wall, d, 0.55),
    Bc = lr ? P.shd(wall, d, 0.55) : P.lit(wall, d)
  s.path(rect(x, y - h, w, h), A)
  s.path(
    poly([
      [x - sw, y - sw * 0.12],
      [x, y],
      [x, y - h],
      [x - sw, y - h],
    ]),
    Bc,
  )
  const nx = o.nx ?? Math.max(1, Math.round(w / 34)),
    ny = o.ny ?? Math.max(1, Math.round(h / 44)),
    glow = P.glowing
  let gl = '',
    dk = '',
    sh = ''
  for (let i = 0; i < nx; i++)
    for (let j = 0; j < ny; j++) {
      const ww = (w / nx) * 0.36,
        hh = (h / ny) * 0.46,
        wx = x + ((i + 0.5) / nx) * w - ww / 2,
        wy = y - h + ((j + 0.3) / ny) * h
      if (glow && q() < 0.55) gl += rect(wx, wy, ww, hh)
      else dk += rect(wx, wy, ww, hh)
      sh += rect(wx - ww * 0.42, wy, ww * 0.34, hh) + rect(wx + ww * 1.08, wy, ww * 0.34, hh)
    }
  for (let j = 0; j < ny; j++) {
    const ww = sw * 0.24,
      hh = (h / ny) * 0.42,
      wy = y - h + ((j + 0.32) / ny) * h
    dk += rect(x - sw * 0.62, wy, ww, hh)
  }
  s.path(dk, P.shd('#4a4a52', d, 0.6)).path(gl, P.far(P.lamp, d * 0.6))
  if (w > 46) s.path(sh, P.lit(o.shutter ?? q.pick(['#5f8a7a', '#8a5a3c', '#3f6f8a']), d))
  if (o.flat) {
    s.path(rect(x - sw * 0.05, y - h - h * 0.03, w * 1.03, h * 0.06), A)
    return
  }
  const ov = w * 0.06,
    ry = y - h
  s.path(
    poly([
      [x - sw - ov, ry + ov * 0.3],
      [x - sw * 0.5, ry - rh],
      [x - ov * 0.2 + w * 0.0, ry + ov * 0.5],
    ]),
    P.shd(rf, d, 0.65),
  )
  s.path(
    poly([
      [x - ov * 0.6, ry + ov * 0.5],
      [x - sw * 0.5, ry - rh],
      [x + w - sw * 0.55, ry - rh],
      [x + w + ov, ry + ov * 0.5],
    ]),
    P.lit(rf, d),
  )
  let tl = ''
  for (let i = 1; i < w / 9; i++) {
    const t = i / (w / 9)
    tl += `M${n(x - ov * 0.6 + t * (w + ov * 1.6))} ${n(ry + ov * 0.5)}L${n(x - sw * 0.5 + t * (w - sw * 0.05))} ${n(ry - rh)}`
  }
  s.line(tl, P.shd(rf, d, 0.6), 1.1, 'opacity=".5"')
}

export function minaret(
  s: Sheet,
  x: number,
  y: number,
  h: number,
  w: number,
  o: { d?: number; colour?: string; fluted?: boolean } = {},
): void {
  const { P } = s,
    d = o.d ?? 0,
    c = o.colour ?? '#c98a66',
    g = s.across([0, P.shd(c, d, 0.75)], [0.5, P.lit(mix(c, '#7a4a3a', 0.15), d)], [1, P.lit(c, d)])
  s.path(rect(x - w * 0.75, y - h * 0.2, w * 1.5, h * 0.2), g)
    .path(
      poly([
        [x - w * 0.75, y - h * 0.2],
        [x - w * 0.5, y - h * 0.25],
        [x + w * 0.5, y - h * 0.25],
        [x + w * 0.75, y - h * 0.2],
      ]),
      g,
    )
    .path(rect(x - w * 0.5, y - h * 0.68, w, h * 0.44), g)
  if (o.fluted) {
    let f = ''
    for (let i = -2; i <= 2; i++) f += rect(x + i * w * 0.2 - w * 0.025, y - h * 0.67, w * 0.05, h * 0.42)
    s.path(f, P.shd(c, d, 0.7), 'opacity=".55"')
  }
  s.path(
    poly([
      [x - w * 0.5, y - h * 0.66],
      [x - w * 0.82, y - h * 0.7],
      [x - w * 0.82, y - h * 0.735],
      [x + w * 0.82, y - h * 0.735],
      [x + w * 0.82, y - h * 0.7],
      [x + w * 0.5, y - h * 0.66],
    ]),
    g,
  )
    .path(rect(x - w * 0.36, y - h * 0.82, w * 0.72, h * 0.1), g)
    .path(
      poly([
        [x - w * 0.46, y - h * 0.815],
        [x, y - h * 0.985],
        [x + w * 0.46, y - h * 0.815],
      ]),
      s.across([0, P.shd('#6f7f88', d, 0.7)], [1, P.lit('#8fa0a4', d)]),
    )
  s.line(`M${n(x)} ${n(y - h * 0.98)}V${n(y - h * 1.02)}`, P.lit('#d9a94a', d), Math.max(1.4, w * 0.06))
}
