import { mix } from './colour'
import { ellipse, n, type Pt, poly } from './path'
import { rng } from './random'
import type { Sheet } from './sheet'

export interface FoliageOptions {
  readonly side?: number | undefined
  readonly n?: number
  readonly d?: number
  readonly z?: number
  readonly dark?: number
  readonly tip?: string
}
export interface TreeOptions {
  readonly lean?: number
  readonly d?: number
  readonly side?: number | undefined
  readonly colour?: string
  readonly w?: number
}

/** Foliage mass of three tones, lit from `side` (1 right, -1 left). */
export function foliage(
  s: Sheet,
  x: number,
  y: number,
  rx: number,
  ry: number,
  seed: string,
  colour: string,
  o: FoliageOptions = {},
): void {
  const { P } = s,
    q = rng(seed),
    side = o.side ?? 1,
    k = o.n ?? Math.round(16 + rx / 7),
    d = o.d ?? 0
  let a = '',
    b = '',
    c = ''
  const z = o.z ?? Math.max(5, rx * 0.2)
  for (let i = 0; i < k; i++) {
    const an = q() * 6.283,
      m = Math.sqrt(q()),
      px = x + Math.cos(an) * rx * m,
      py = y + Math.sin(an) * ry * m,
      r = z * q.in(0.6, 1.15)
    a += ellipse(px, py, r * 1.1, r * 0.9)
    b += ellipse(px + side * r * 0.22, py - r * 0.3, r * 0.8, r * 0.62)
    if (q() < 0.6) c += ellipse(px + side * r * 0.4, py - r * 0.52, r * 0.42, r * 0.32)
  }
  s.path(a, P.shd(colour, d, o.dark ?? 0.85))
    .path(b, P.shd(colour, d, 0.3))
    .path(c, P.lit(mix(colour, o.tip ?? '#e8d98a', 0.28), d))
}

export function stonePine(s: Sheet, x: number, y: number, h: number, seed: string, o: TreeOptions = {}): void {
  const { P } = s,
    q = rng(seed),
    lean = o.lean ?? q.in(-0.12, 0.12),
    d = o.d ?? 0,
    tx = x + lean * h,
    ty = y - h * 0.72,
    w = h * 0.035
  const bark = P.shd('#7a5138', d, 0.75)
  s.path(
    `M${n(x - w * 1.3)} ${n(y)}Q${n(x - w * 0.4)} ${n(y - h * 0.4)} ${n(tx - w * 0.5)} ${n(ty)}L${n(tx + w * 0.5)} ${n(ty)}Q${n(x + w * 1.1)} ${n(y - h * 0.4)} ${n(x + w * 1.5)} ${n(y)}Z`,
    bark,
  )
  for (const k of [-0.24, 0.2, -0.08, 0.32])
    s.line(
      `M${n(x + lean * h * 0.7)} ${n(y - h * (0.5 + Math.abs(k) * 0.3))}Q${n(tx + k * h * 0.6)} ${n(ty + h * 0.04)} ${n(tx + k * h)} ${n(ty - h * 0.05)}`,
      bark,
      w * 0.55,
    )
  foliage(s, tx, ty - h * 0.1, h * 0.4, h * 0.075, `${seed}a`, P.veg, { side: o.side, d, z: h * 0.062, n: 44 })
  foliage(s, tx + h * 0.03, ty - h * 0.17, h * 0.27, h * 0.05, `${seed}b`, P.veg, {
    side: o.side,
    d,
    z: h * 0.055,
    n: 26,
  })
}

export function cypress(s: Sheet, x: number, y: number, h: number, o: TreeOptions = {}): void {
  const { P } = s,
    w = h * (o.w ?? 0.1),
    d = o.d ?? 0,
    side = o.side ?? 1,
    col = o.colour ?? '#3f5f45'
  const p = `M${n(x)} ${n(y - h)}C${n(x + w * 0.5)} ${n(y - h * 0.8)} ${n(x + w * 1.1)} ${n(y - h * 0.42)} ${n(x + w * 0.8)} ${n(y - h * 0.06)}Q${n(x)} ${n(y + h * 0.015)} ${n(x - w * 0.8)} ${n(y - h * 0.06)}C${n(x - w * 1.1)} ${n(y - h * 0.42)} ${n(x - w * 0.5)} ${n(y - h * 0.8)} ${n(x)} ${n(y - h)}Z`
  s.path(p, P.shd(col, d, 0.55))
  s.stipple(
    p,
    P.lit(mix(col, '#c9c676', 0.35), d),
    [x + side * w, y - h * 0.6],
    [x - side * w * 0.4, y - h * 0.55],
    0.95,
    0.8,
  )
}

export function palm(s: Sheet, x: number, y: number, h: number, seed: string, o: TreeOptions = {}): void {
  const { P } = s,
    q = rng(seed),
    lean = o.lean ?? q.in(-0.18, 0.18),
    d = o.d ?? 0,
    tx = x + lean * h,
    ty = y - h,
    w = h * 0.022,
    col = o.colour ?? P.veg
  s.path(
    `M${n(x - w * 1.5)} ${n(y)}Q${n(x + lean * h * 0.15 - w)} ${n(y - h * 0.55)} ${n(tx - w * 0.8)} ${n(ty)}L${n(tx + w * 0.8)} ${n(ty)}Q${n(x + lean * h * 0.15 + w)} ${n(y - h * 0.55)} ${n(x + w * 1.5)} ${n(y)}Z`,
    P.shd('#8a6544', d, 0.7),
  )
  const fr = (an: number, len: number, c: string) => {
    const dx = Math.cos(an),
      dy = Math.sin(an),
      ex = tx + dx * len,
      ey = ty + dy * len * 0.6 + len * 0.42 * Math.abs(dx),
      mx = tx + dx * len * 0.5,
      my = ty + dy * len * 0.75 - len * 0.08
    const up: Pt[] = [],
      lo: Pt[] = []
    for (let i = 0; i <= 12; i++) {
      const t = i / 12,
        bx = (1 - t) ** 2 * tx + 2 * t * (1 - t) * mx + t * t * ex,
        by = (1 - t) ** 2 * ty + 2 * t * (1 - t) * my + t * t * ey,
        g = len * 0.15 * Math.sin(Math.PI * Math.min(1, t * 0.92 + 0.08))
      up.push([bx, by - g * 0.2])
      lo.push([bx + (i % 2 ? 0 : dx * len * 0.03), by + (i % 2 ? g * 0.35 : g)])
    }
    s.path(poly([...up, ...lo.reverse()]), c)
  }
  const N = 13
  for (let i = 0; i < N; i++)
    fr(
      -Math.PI * 1.12 + (i / (N - 1)) * Math.PI * 1.24,
      h * 0.42 * q.in(0.8, 1.05),
      i % 3 ? P.shd(col, d, 0.75) : P.shd(col, d, 0.35),
    )
  for (let i = 0; i < 5; i++)
    fr(-Math.PI * 0.95 + (i / 4) * Math.PI * 0.9, h * 0.32 * q.in(0.8, 1.05), P.lit(mix(col, '#d8cf76', 0.25), d))
}

/** Bougainvillea: leaves below, three tones of bracts above, loose edge. */
export function bougainvillea(
  s: Sheet,
  x: number,
  y: number,
  rx: number,
  ry: number,
  seed: string,
  o: { colour?: string; side?: number } = {},
): void {
  const { P } = s,
    col = o.colour ?? '#d23a78',
    q = rng(`${seed}bg`),
    side = o.side ?? 1
  foliage(s, x, y + ry * 0.1, rx * 1.02, ry * 1.02, seed, P.veg, { n: Math.round((rx * ry) / 160), z: 17, side })
  for (const [c, k, off] of [
    [P.shd(col, 0, 0.8), 1, 0],
    [P.shd(col, 0, 0.25), 0.9, -3],
    [P.lit(mix(col, '#ff9ab0', 0.35)), 0.5, -7],
  ] as const) {
    let d = ''
    const N = Math.round(((rx * ry) / 75) * k)
    for (let i = 0; i < N; i++) {
      const an = q() * 6.283,
        m = q() ** 0.6 * (q() < 0.06 ? 1.22 : 1),
        px = x + Math.cos(an) * rx * m - off * side * 0.4,
        py = y + Math.sin(an) * ry * m + off,
        r = q.in(4.5, 9.5),
        a = q() * 6.28
      d += poly(
        [0, 1, 2, 3, 4].map((j): Pt => {
          const rr = j % 2 ? r * 0.62 : r
          return [px + Math.cos(a + j * 1.2566) * rr, py + Math.sin(a + j * 1.2566) * rr * 0.82]
        }),
      )
    }
    s.path(d, c)
  }
}
