import { mix } from './colour'
import type { Grade } from './palette'
import { n } from './path'
import type { Sheet } from './sheet'

/** A colour indoors: by day as outside, with the lamps lit a warm one of its own. */
export function indoor(P: Grade, colour: string, k = 0): string {
  const c = P.shd(colour, 0, k)
  if (!P.glowing) return c
  return mix(c, mix(mix(colour, '#f2b877', 0.3), '#5a4038', k * 0.55), P.night ? 0.74 : 0.6)
}

/** Curves through points given in parts of `r`. */
function drawn(x: number, y: number, r: number, start: readonly number[], curves: readonly number[][]): string {
  const at = (v: readonly number[]): string => v.map((p, i) => n((i % 2 ? y : x) + p * r)).join(' ')
  return `M${at(start)}${curves.map((c) => `C${at(c)}`).join('')}Z`
}

export function heart(x: number, y: number, r: number): string {
  return drawn(
    x,
    y,
    r,
    [0, 0.95],
    [
      [-0.5, 0.6, -1.05, 0.2, -1.05, -0.28],
      [-1.05, -0.92, -0.25, -1, 0, -0.4],
      [0.25, -1, 1.05, -0.92, 1.05, -0.28],
      [1.05, 0.2, 0.5, 0.6, 0, 0.95],
    ],
  )
}

export function tooth(x: number, y: number, r: number): string {
  return drawn(
    x,
    y,
    r,
    [-0.62, -0.86],
    [
      [-0.35, -1.04, -0.18, -0.78, 0, -0.78],
      [0.18, -0.78, 0.35, -1.04, 0.62, -0.86],
      [1.04, -0.56, 0.74, 0.06, 0.64, 0.4],
      [0.54, 1.02, 0.3, 1.16, 0.22, 0.62],
      [0.14, 0.2, -0.14, 0.2, -0.22, 0.62],
      [-0.3, 1.16, -0.54, 1.02, -0.64, 0.4],
      [-0.74, 0.06, -1.04, -0.56, -0.62, -0.86],
    ],
  )
}

/** One row of a heart's trace, `w` wide, with two beats. */
export function trace(x: number, y: number, w: number, h: number): string {
  const beat = `h${n(w * 0.12)}l${n(w * 0.04)} ${n(-h * 0.22)}l${n(w * 0.04)} ${n(h * 0.22)}h${n(w * 0.04)}l${n(w * 0.04)} ${n(-h)}l${n(w * 0.06)} ${n(h * 1.5)}l${n(w * 0.04)} ${n(-h * 0.5)}h${n(w * 0.04)}`
  return `M${n(x)} ${n(y)}${beat}${beat}h${n(w * 0.16)}`
}

/** A wall screen with rounded corners; what it shows is drawn over it. */
export function panel(s: Sheet, x: number, y: number, w: number, h: number, top: string, bottom: string): void {
  const { P } = s,
    round = (e: number): string => {
      const [a, b, c, d, r] = [x - w / 2 - e, y - h / 2 - e, w + 2 * e, h + 2 * e, 14 + e]
      return `M${n(a + r)} ${n(b)}h${n(c - 2 * r)}q${r} 0 ${r} ${r}v${n(d - 2 * r)}q0 ${r} ${-r} ${r}h${n(2 * r - c)}q${-r} 0 ${-r} ${-r}v${n(2 * r - d)}q0 ${-r} ${r} ${-r}Z`
    }
  s.open('transform="translate(10 14)"')
    .path(round(9), indoor(P, '#a8947c', 0.7), 'opacity=".4"')
    .close()
  s.path(round(9), indoor(P, '#f4efe6', 0.1)).path(round(0), s.fade([0, top], [1, bottom]))
}
