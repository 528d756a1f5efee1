import { mix } from './colour'
import { along, BLEED, ellipse, firstOf, heightAt, lastOf, n, type Pt, poly, W } from './path'
import { noise1, rng } from './random'
import type { Sheet } from './sheet'

export interface RidgeOptions {
  readonly oct?: number
  readonly gain?: number
  readonly step?: number
  readonly x0?: number
  readonly x1?: number
  readonly scale?: number
  readonly sharp?: boolean
  readonly env?: (t: number) => number
  readonly lift?: (t: number) => number
}
export interface LandOptions {
  readonly mist?: number
  readonly facets?: boolean
  readonly facet?: number
  readonly lightRight?: boolean
  readonly seed?: string
  readonly grain?: boolean
  readonly grainA?: number
}
export interface ForestOptions extends LandOptions {
  readonly colour?: string
  readonly size?: number
  readonly n?: number
  readonly darkA?: number
}

/** A ridge line from seeded noise: points left to right. `sharp` folds the noise into peaks. */
export function ridge(seed: string, y: number, amp: number, o: RidgeOptions = {}): Pt[] {
  const f = noise1(seed, o.oct ?? 5, o.gain ?? 0.48),
    step = o.step ?? 12,
    x0 = o.x0 ?? -BLEED,
    x1 = o.x1 ?? W + BLEED,
    sc = o.scale ?? 320,
    pts: Pt[] = []
  for (let x = x0; x <= x1; x += step) {
    let v = f(x / sc + 11)
    if (o.sharp) v = (1 - Math.abs(v) * 2.1) * 0.9
    const env = o.env ? o.env((x - x0) / (x1 - x0)) : 1
    pts.push([x, y - amp * env * (v * 0.5 + 0.5) - (o.lift ? o.lift((x - x0) / (x1 - x0)) : 0)])
  }
  return pts
}

/** Everything from a line down to `base`. */
function downTo(pts: readonly Pt[], base: number): string {
  return poly([...pts, [lastOf(pts)[0], base], [firstOf(pts)[0], base]])
}

function peaksOf(pts: readonly Pt[]): { x: number; y: number; i: number }[] {
  return pts.flatMap(([x, y], i) => {
    const height = (j: number): number => pts[j]?.[1] ?? Number.NEGATIVE_INFINITY
    const isPeak = y <= height(i - 1) && y < height(i + 1) && y < height(i - 3) && y < height(i + 3)
    return isPeak ? [{ x, y, i }] : []
  })
}

/** Land from a ridge line down to `base`: flat fill melting into mist, with stippled light and shadow faces. */
export function land(
  s: Sheet,
  pts: readonly Pt[],
  base: number,
  colour: string,
  d: number,
  o: LandOptions = {},
): string {
  const { P } = s,
    top = P.lit(colour, d),
    path = downTo(pts, base)
  const minY = Math.min(...pts.map((p) => p[1]))
  s.path(path, s.down(minY, base, [0, top], [1, mix(top, P.haze, o.mist ?? 0.5)]))
  if (o.facets !== false) {
    // shadow faces: from every local peak a jagged wedge runs down, away from the light
    const dir = o.lightRight === false ? 1 : -1
    let sh = ''
    for (const { x, y, i } of peaksOf(pts)) {
      const q = rng(`${o.seed ?? 1}:${i}`),
        len = (base - y) * q.in(0.45, 0.85),
        w = len * q.in(0.5, 0.9)
      const right: Pt[] = [[x, y]]
      for (let k = 1; k <= 5; k++)
        right.push([x + dir * ((w * k) / 5) * 0.12 + q.in(-1, 1) * w * 0.07, y + (len * k) / 5])
      sh += poly([...right, [x + dir * w, y + len * 0.95], [x + dir * w * 0.75, y + len * 0.45]])
    }
    if (sh)
      s.open(`clip-path="${s.clip(path)}" opacity="${o.facet ?? 0.55}"`)
        .path(sh, s.down(minY, base, [0, P.shd(colour, d)], [1, P.shd(colour, d), 0]))
        .close()
  }
  if (o.grain !== false) s.stipple(path, P.shd(colour, d, 0.9), [0, base], [0, minY], o.grainA ?? 0.42, 0.5)
  return path
}

/** Forested slope: the ridge carries tree crowns, the body is scattered with darker crowns. */
export function forest(
  s: Sheet,
  pts: readonly Pt[],
  base: number,
  d: number,
  seed: string,
  o: ForestOptions = {},
): void {
  const { P } = s,
    q = rng(`${seed}f`),
    col = o.colour ?? P.veg,
    size = o.size ?? 22 * (1 - d) + 4
  let crowns = ''
  land(s, pts, base, col, d, { mist: o.mist ?? 0.35, facets: false, ...o })
  for (const [x, y] of pts)
    for (let k = 0; k < 2; k++) {
      const r = size * q.in(0.5, 1)
      crowns += ellipse(x + q.in(-8, 8), y + r * 0.25, r, r * 0.85)
    }
  s.path(crowns, P.lit(col, d))
  let dark = '',
    light = ''
  const N = o.n ?? 260
  for (let i = 0; i < N; i++) {
    const i0 = q.int(0, pts.length - 2),
      from = pts[i0] ?? firstOf(pts),
      p = along(from, pts[i0 + 1] ?? from, q()),
      t = q() ** 1.2,
      yy = p[1] + (base - p[1]) * t * 0.95 + 4,
      r = size * q.in(0.45, 0.95) * (0.75 + t * 0.7)
    if (yy > base - r * 0.4) continue
    dark += ellipse(p[0] + q.in(-6, 6), yy, r, r * 0.78)
    light += ellipse(p[0] + (o.lightRight === false ? -r * 0.25 : r * 0.25), yy - r * 0.25, r * 0.6, r * 0.45)
  }
  s.path(dark, P.shd(col, d, 0.7), `opacity="${o.darkA ?? 0.5}"`)
  s.path(light, P.lit(mix(col, '#d9d27a', 0.3), d), 'opacity=".5"')
}

/** Rock face below a top line: lit slabs and shadowed clefts that run down. */
export function cliff(
  s: Sheet,
  top: readonly Pt[],
  base: number,
  colour: string,
  colour2: string,
  d: number,
  seed: string,
): void {
  const { P } = s,
    q = rng(`${seed}cl`),
    path = downTo(top, base)
  const minY = Math.min(...top.map((p) => p[1]))
  s.path(path, s.down(minY, base, [0, P.lit(colour, d)], [1, P.lit(mix(colour, colour2, 0.6), d)]))
  let dk = '',
    md = '',
    lt = ''
  const [x0] = firstOf(top),
    [x1] = lastOf(top)
  for (let x = x0; x < x1; x += q.in(14, 46)) {
    const y = heightAt(top, x),
      hh = base - y
    if (hh < 12) continue
    const w = q.in(10, 34),
      a = q.in(0, 0.35),
      b = q.in(0.5, 1.02)
    const strip: Pt[] = [
      [x, y + hh * a],
      [x + w, y + hh * a + q.in(-4, 14)],
      [x + w * q.in(0.6, 1.2), y + (hh * (a + b)) / 2],
      [x + w * q.in(0.3, 1), y + hh * Math.min(1.02, b)],
      [x + q.in(-12, 2), y + hh * Math.min(1.02, b)],
      [x + q.in(-6, 6), y + (hh * (a + b)) / 2],
    ]
    const r = q()
    if (r < 0.42) dk += poly(strip)
    else if (r < 0.75) md += poly(strip)
    else lt += poly(strip)
  }
  s.open(`clip-path="${s.clip(path)}"`)
    .path(md, P.shd(colour2, d, 0.35), 'opacity=".6"')
    .path(lt, P.lit(mix(colour, '#fff4dc', 0.35), d), 'opacity=".75"')
    .path(dk, P.shd(colour2, d, 0.75), 'opacity=".7"')
    .close()
  s.stipple(path, P.shd(colour2, d), [0, base], [0, minY], 0.65, 0.55)
}

export function rocks(s: Sheet, x0: number, x1: number, y: number, seed: string, d: number): void {
  const { P } = s,
    q = rng(`${seed}rk`)
  let a = '',
    b = ''
  for (let x = x0; x < x1; x += q.in(16, 44)) {
    const w = q.in(20, 52),
      h = q.in(8, 26)
    a += `M${n(x - w * 0.6)} ${n(y)}L${n(x - w * 0.4)} ${n(y - h * 0.8)}L${n(x)} ${n(y - h)}L${n(x + w * 0.45)} ${n(y - h * 0.6)}L${n(x + w * 0.6)} ${n(y)}Z`
    b += `M${n(x - w * 0.6)} ${n(y)}L${n(x - w * 0.4)} ${n(y - h * 0.8)}L${n(x - w * 0.05)} ${n(y - h * 0.9)}L${n(x - w * 0.1)} ${n(y)}Z`
  }
  s.path(a, P.lit(P.rock, d)).path(b, P.shd(P.rock2, d, 0.7))
}
