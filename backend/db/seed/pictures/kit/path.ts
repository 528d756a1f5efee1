/** Path builders. Coordinates are those of a 1600 × 1200 sheet, y down. */
export const W = 1600
export const H = 1200
/** How far a full-width shape runs past the sheet, so that no edge shows when the picture is tilted or cropped. */
export const BLEED = 60

export type Pt = readonly [number, number]

/** A number as it is written into a path: one decimal is finer than a pixel at 1600. */
export const n = (v: number): string => (Math.round(v * 10) / 10).toString()
/** A point as it is written into a path. */
export const xy = ([x, y]: Pt): string => `${n(x)} ${n(y)}`

export const poly = (pts: readonly Pt[], close = true): string => `M${pts.map(xy).join('L')}${close ? 'Z' : ''}`
/** A closed polygon from loose points. */
export const shape = (...pts: Pt[]): string => poly(pts)

/** First and last of a list that is known not to be empty. */
export const firstOf = (pts: readonly Pt[]): Pt => pts[0] ?? [0, 0]
export const lastOf = (pts: readonly Pt[]): Pt => pts[pts.length - 1] ?? [0, 0]

/** Catmull-Rom through the points; a larger `k` gives tighter corners. */
export function smooth(pts: readonly Pt[], close = false, k = 6): string {
  const count = pts.length
  const get = (i: number): Pt => pts[close ? (i + count) % count : Math.max(0, Math.min(count - 1, i))] ?? [0, 0]
  let d = `M${xy(get(0))}`
  for (let i = 0; i < (close ? count : count - 1); i++) {
    const [a, b, c, e] = [get(i - 1), get(i), get(i + 1), get(i + 2)] as const
    d += `C${n(b[0] + (c[0] - a[0]) / k)} ${n(b[1] + (c[1] - a[1]) / k)} ${n(c[0] - (e[0] - b[0]) / k)} ${n(c[1] - (e[1] - b[1]) / k)} ${xy(c)}`
  }
  return d + (close ? 'Z' : '')
}

export const ellipse = (x: number, y: number, rx: number, ry: number): string =>
  `M${n(x - rx)} ${n(y)}a${n(rx)} ${n(ry)} 0 1 0 ${n(rx * 2)} 0a${n(rx)} ${n(ry)} 0 1 0 ${n(-rx * 2)} 0Z`
export const rect = (x: number, y: number, w: number, h: number): string => `M${n(x)} ${n(y)}h${n(w)}v${n(h)}h${n(-w)}Z`
/** A lying lens, pointed at both ends: waves, glitter, ripples. `l` is half its length, `th` its thickness. */
export const lens = (x: number, y: number, l: number, th: number): string =>
  `M${n(x - l)} ${n(y)}Q${n(x)} ${n(y - th)} ${n(x + l)} ${n(y)}Q${n(x)} ${n(y + th)} ${n(x - l)} ${n(y)}Z`
/** A doorway or window with a round head; `y` is its sill, `w` its half width, `h` the height up to the arch. */
export const arched = (x: number, y: number, w: number, h: number): string =>
  `M${n(x - w)} ${n(y)}v${n(-h)}a${n(w)} ${n(w)} 0 0 1 ${n(2 * w)} 0v${n(h)}Z`

function groups(size: number, flat: readonly number[]): number[][] {
  return Array.from({ length: Math.floor(flat.length / size) }, (_, i) => flat.slice(i * size, i * size + size))
}

/** Points and rows written as one flat list of numbers. */
export const pairs = (flat: readonly number[]): Pt[] => groups(2, flat).map(([a = 0, b = 0]) => [a, b])
export const triples = (flat: readonly number[]): [number, number, number][] =>
  groups(3, flat).map(([a = 0, b = 0, c = 0]) => [a, b, c])
export const quads = (flat: readonly number[]): [number, number, number, number][] =>
  groups(4, flat).map(([a = 0, b = 0, c = 0, d = 0]) => [a, b, c, d])

/** Adds `per` points to every stretch of a line and shakes them by up to `amp`. */
export function roughen(
  pts: readonly Pt[],
  amp: number,
  random: { in(low: number, high: number): number },
  per = 5,
): Pt[] {
  return pts.flatMap((p, i) => {
    const next = pts[i + 1]
    if (!next) return [p]
    return Array.from({ length: per }, (_, k): Pt => {
      const t = k / per
      return [p[0] + (next[0] - p[0]) * t, p[1] + (next[1] - p[1]) * t + random.in(-amp, amp)]
    })
  })
}

/** Height of a line of points at `x`, straight between neighbours. */
export function heightAt(pts: readonly Pt[], x: number): number {
  for (let i = 1; i < pts.length; i++) {
    const [a, b] = [pts[i - 1], pts[i]]
    if (a && b && b[0] >= x) return a[1] + ((b[1] - a[1]) * (x - a[0])) / (b[0] - a[0] || 1)
  }
  return lastOf(pts)[1]
}

/** The point `t` of the way from `a` to `b`. */
export const along = (a: Pt, b: Pt, t: number): Pt => [a[0] + (b[0] - a[0]) * t, a[1] + (b[1] - a[1]) * t]
/** Neighbours of a line, two by two. */
export const stretches = (pts: readonly Pt[]): [Pt, Pt][] =>
  pts.flatMap((p, i): [Pt, Pt][] => {
    const next = pts[i + 1]
    return next ? [[p, next]] : []
  })
