import 'server-only'
import { clampChroma, converter, formatHex, type Oklch, parseHex, wcagContrast } from 'culori'

/** OKLCH: perceived lightness 0 to 1, chroma about 0 to 0.37, hue in degrees. */
export type Lch = readonly [lightness: number, chroma: number, hue: number]

const toOklch = converter('oklch')
const toRgb = converter('rgb')

/** Rounding tolerance at the edge of the sRGB gamut; without it a colour read from `#RRGGBB` could lose chroma. */
const TOLERANCE = 0.0005

/**
 * Parses `#RGB` and `#RRGGBB` to `#RRGGBB`; null for anything else, so that a typing error in the settings cannot reach
 * the page.
 */
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

/** The nearest sRGB colour: lightness and hue are kept, chroma is reduced. */
export function fromLch([lightness, chroma, hue]: Lch): string {
  const color: Oklch = { mode: 'oklch', l: Math.min(1, Math.max(0, lightness)), c: chroma, h: hue }
  return formatHex(isShown(color) ? color : clampChroma(color, 'oklch')).toUpperCase()
}

/**
 * The colour itself if its contrast is at least `ratio` on every background; else the nearest darker or lighter colour
 * of its hue that has it, else black or white. If no colour can have it (light and dark backgrounds), the better of
 * black and white is returned.
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
