import { mix } from './colour'
import { BLEED, ellipse, H, n, quads, rect, W } from './path'
import { foliage } from './plants'
import { rng } from './random'
import type { Sheet } from './sheet'

export interface HedgeOptions {
  readonly colours?: readonly [string, ...string[]]
  readonly side?: number
  readonly flowers?: string
}

/** Darkened corners and a warm wash, drawn last. */
export function finish(s: Sheet, o: { vignette?: number } = {}): void {
  const { P } = s,
    c = s.radial(W / 2, H * 0.47, 1080, [0, P.ink, 0], [0.62, P.ink, 0], [1, P.ink, o.vignette ?? 0.3])
  s.path(rect(-BLEED, -BLEED, W + 2 * BLEED, H + 2 * BLEED), c)
}

/** Continuous planting along the bottom edge, so that the foreground frames instead of floating. top(t) gives height in px. */
export function hedge(s: Sheet, seed: string, top: (t: number) => number, o: HedgeOptions = {}): void {
  const { P } = s,
    q = rng(`${seed}hd`),
    cols = o.colours ?? [P.veg, mix(P.veg, '#9c9a4e', 0.5), mix(P.veg, '#2f5a4a', 0.4)]
  for (let row = 0; row < 3; row++)
    for (let i = 0; i < 26; i++) {
      const t = (i + q()) / 26,
        hgt = top(t) * (1 - row * 0.3)
      if (hgt < 8) continue
      const r = q.in(26, 56) * (0.7 + row * 0.25)
      foliage(s, t * W, H - hgt + r * 0.5, r, r * 0.55, seed + row + i, q.pick(cols), {
        n: 30,
        z: r * 0.27,
        dark: 1,
        side: o.side ?? 1,
      })
      foliage(
        s,
        t * W,
        H - hgt * 0.4 + r * 0.4,
        r * 1.1,
        Math.max(r * 0.5, hgt * 0.45),
        `${seed}l${row}${i}`,
        q.pick(cols),
        { n: 26, z: r * 0.3, dark: 1, side: o.side ?? 1 },
      )
    }
  let g = ''
  for (let i = 0; i < 150; i++) {
    const t = q()
    if (top(t) < 14) continue
    const y = H - top(t) * q.in(0.2, 0.95),
      x = t * W,
      a = q.in(-0.35, 0.35),
      l = q.in(18, 46)
    g += `M${n(x)} ${n(y)}q${n(a * l * 0.3)} ${n(-l * 0.6)} ${n(a * l)} ${n(-l)}`
  }
  s.line(g, P.lit(mix(P.veg, '#d9c56a', 0.5)), 2.4, 'opacity=".8"')
  if (o.flowers) {
    let f = ''
    for (let i = 0; i < 120; i++) {
      const t = q()
      if (top(t) < 14) continue
      const y = H - top(t) * q.in(0.15, 1),
        r = q.in(3, 6.5)
      f += ellipse(t * W, y, r, r * 0.85)
    }
    s.path(f, P.lit(o.flowers))
  }
}

/** Tufts of grass at the foot of something. */
export function tuft(
  s: Sheet,
  x: number,
  y: number,
  w: number,
  seed: string,
  o: { colour?: string; d?: number; k?: number } = {},
): void {
  const { P } = s,
    q = rng(`${seed}tf`)
  let g = ''
  for (let i = 0; i < w / 3; i++) {
    const a = q.in(-0.6, 0.6),
      l = q.in(10, 26) * (o.k ?? 1),
      px = x + q.in(-0.5, 0.5) * w
    g += `M${n(px)} ${n(y + q.in(-2, 4))}q${n(a * l * 0.3)} ${n(-l * 0.6)} ${n(a * l)} ${n(-l)}`
  }
  s.line(g, P.shd(o.colour ?? P.veg, o.d ?? 0, 0.5), 3)
}

/** Branches of a pine reaching in from the upper left corner. */
export function pineFrame(s: Sheet, seed: string, right = false): void {
  const { P } = s,
    at = (x: number) => (right ? W - x : x)
  const bark = P.shd('#5a3c2c', 0, 0.9)
  s.line(`M${at(-40)} 90Q${at(160)} 110 ${at(330)} 190`, bark, 22)
  s.line(`M${at(120)} 104Q${at(240)} 90 ${at(420)} 110`, bark, 11)
  s.line(`M${at(-40)} 240Q${at(80)} 230 ${at(180)} 290`, bark, 12)
  for (const [x, y, rx, ry] of quads([
    60, 40, 170, 50, 280, 70, 120, 34, 430, 104, 80, 24, 340, 190, 90, 28, 190, 150, 90, 26, 170, 292, 84, 26, 20, 220,
    90, 32,
  ]))
    needles(s, at(x), y, rx, ry, seed + x)
}

export function needles(s: Sheet, x: number, y: number, rx: number, ry: number, seed: string): void {
  const { P } = s,
    q = rng(seed)
  for (const [c, k, off] of [
    [P.shd(P.veg, 0, 1), 150, 4],
    [P.shd(P.veg, 0, 0.5), 110, -2],
    [P.lit(mix(P.veg, '#d8cf76', 0.3)), 50, -7],
  ] as const) {
    let d = ''
    for (let i = 0; i < (k * rx) / 90; i++) {
      const a = q() * 6.28,
        m = Math.sqrt(q()),
        px = x + Math.cos(a) * rx * m,
        py = y + Math.sin(a) * ry * m + off,
        an = q.in(-2.7, -0.4),
        l = q.in(12, 28)
      d += `M${n(px)} ${n(py)}l${n(Math.cos(an) * l)} ${n(Math.sin(an) * l)}`
    }
    s.line(d, c, 3.4)
  }
}
