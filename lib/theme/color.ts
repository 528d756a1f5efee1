import 'server-only'
import { clampChroma, converter, formatHex, type Oklch, parseHex, wcagContrast } from 'culori'

/** Lightness 0 to 1 as the eye sees it, chroma about 0 to 0.37, hue in degrees (OKLCH). */
export type Lch = readonly [lightness: number, chroma: number, hue: number]

const toOklch = converter('oklch')
const toRgb = converter('rgb')

/** Rounding of a colour at the edge of what a screen shows; without it, one that was read from `#RRGGBB` would lose chroma. */
const TOLERANCE = 0.0005

/** Reads `#RGB` and `#RRGGBB` as `#RRGGBB`; anything else is null, so that a typing slip in the settings cannot reach the page. */
export function readHex(text: string): string | null {
  const color = parseHex(text.trim())
  return color && color.alpha === undefined ? formatHex(color).toUpperCase() : null
}

export function toLch(hex: string): Lch {
  const { l = 0, c = 0, h = 0 } = toOklch(hex) ?? {}
  return [l, c, h]
}

function isShown(color: Oklch): boolean {
  const { r, g, b } = toRgb(color)
  return [r, g, b].every((channel) => channel >= -TOLERANCE && channel <= 1 + TOLERANCE)
}

/** The nearest colour that a screen can show: lightness and hue stay, chroma gives way. */
export function fromLch([lightness, chroma, hue]: Lch): string {
  const color: Oklch = { mode: 'oklch', l: Math.min(1, Math.max(0, lightness)), c: chroma, h: hue }
  return formatHex(isShown(color) ? color : clampChroma(color, 'oklch')).toUpperCase()
}

/**
 * The colour itself where it reaches `ratio` on every ground; else the nearest darker or lighter one that does;
 * black or white where none of its hue can. Grounds that lie on both sides of the middle are the caller's mistake: the best is returned.
 */
export function ensureContrast(hex: string, grounds: readonly string[], ratio: number): string {
  const worst = (candidate: string): number => Math.min(...grounds.map((ground) => wcagContrast(candidate, ground)))
  if (worst(hex) >= ratio) return hex
  const [lightness, chroma, hue] = toLch(hex)
  for (let step = 1; step <= 100; step += 1) {
    for (const level of [lightness - step / 100, lightness + step / 100]) {
      if (level < 0 || level > 1) continue
      const candidate = fromLch([level, chroma, hue])
      if (worst(candidate) >= ratio) return candidate
    }
  }
  return worst('#000000') >= worst('#FFFFFF') ? '#000000' : '#FFFFFF'
}
