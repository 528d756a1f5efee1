/** sRGB, each channel 0 to 1. */
export type Rgb = readonly [red: number, green: number, blue: number]

/** Lightness 0 to 1 as the eye sees it, chroma about 0 to 0.37, hue in degrees (OKLCH). */
export type Lch = readonly [lightness: number, chroma: number, hue: number]

/** Reads `#RGB` and `#RRGGBB`; anything else is null, so that a typing slip in the settings cannot reach the page. */
export function parseHex(text: string): Rgb | null {
  const match = /^#?([\da-f]{3}|[\da-f]{6})$/i.exec(text.trim())
  if (!match?.[1]) return null
  const digits = match[1].length === 3 ? [...match[1]].map((digit) => digit + digit).join('') : match[1]
  const channel = (at: number): number => Number.parseInt(digits.slice(at, at + 2), 16) / 255
  return [channel(0), channel(2), channel(4)]
}

export function toHex(color: Rgb): string {
  const digits = color.map((channel) =>
    Math.round(Math.min(1, Math.max(0, channel)) * 255)
      .toString(16)
      .padStart(2, '0'),
  )
  return `#${digits.join('')}`.toUpperCase()
}

/** Reads `rgb(…)` as a browser computes it, as `#RRGGBB`; how transparent it is does not count. Null for anything else. */
export function parseCssColor(text: string): string | null {
  const channels = /^rgba?\((\d+), (\d+), (\d+)/
    .exec(text)
    ?.slice(1)
    .map((channel) => Number(channel) / 255)
  return channels ? toHex(channels as unknown as Rgb) : null
}

const toLinear = (channel: number): number =>
  channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4
const fromLinear = (channel: number): number =>
  channel <= 0.0031308 ? channel * 12.92 : 1.055 * channel ** (1 / 2.4) - 0.055

/** WCAG 2.2 contrast ratio, 1 to 21, of two colours as they are written in eight bits a channel. */
export function contrastOf(one: string, other: string): number {
  const [light, dark] = [luminanceOf(one), luminanceOf(other)].sort((left, right) => right - left)
  return ((light ?? 0) + 0.05) / ((dark ?? 0) + 0.05)
}

function luminanceOf(hex: string): number {
  const [red, green, blue] = (parseHex(hex) ?? [0, 0, 0]).map(toLinear)
  return 0.2126 * (red ?? 0) + 0.7152 * (green ?? 0) + 0.0722 * (blue ?? 0)
}

export function toLch(hex: string): Lch {
  const [red, green, blue] = (parseHex(hex) ?? [0, 0, 0]).map(toLinear) as [number, number, number]
  const long = Math.cbrt(0.4122214708 * red + 0.5363325363 * green + 0.0514459929 * blue)
  const medium = Math.cbrt(0.2119034982 * red + 0.6806995451 * green + 0.1073969566 * blue)
  const short = Math.cbrt(0.0883024619 * red + 0.2817188376 * green + 0.6299787005 * blue)
  const a = 1.9779984951 * long - 2.428592205 * medium + 0.4505937099 * short
  const b = 0.0259040371 * long + 0.7827717662 * medium - 0.808675766 * short
  const lightness = 0.2104542553 * long + 0.793617785 * medium - 0.0040720468 * short
  return [lightness, Math.hypot(a, b), (Math.atan2(b, a) * 180) / Math.PI]
}

function toRgb([lightness, chroma, hue]: Lch): Rgb {
  const a = chroma * Math.cos((hue * Math.PI) / 180)
  const b = chroma * Math.sin((hue * Math.PI) / 180)
  const long = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3
  const medium = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3
  const short = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3
  return [
    fromLinear(4.0767416621 * long - 3.3077115913 * medium + 0.2309699292 * short),
    fromLinear(-1.2684380046 * long + 2.6097574011 * medium - 0.3413193965 * short),
    fromLinear(-0.0041960863 * long - 0.7034186147 * medium + 1.707614701 * short),
  ]
}

const inGamut = (color: Rgb): boolean => color.every((channel) => channel >= -0.0005 && channel <= 1.0005)

/** The nearest colour that a screen can show: lightness and hue stay, chroma gives way. */
export function fromLch([lightness, chroma, hue]: Lch): string {
  const level = Math.min(1, Math.max(0, lightness))
  let [low, high] = [0, chroma]
  if (inGamut(toRgb([level, chroma, hue]))) low = chroma
  else {
    for (let step = 0; step < 16; step += 1) {
      const middle = (low + high) / 2
      if (inGamut(toRgb([level, middle, hue]))) low = middle
      else high = middle
    }
  }
  return toHex(toRgb([level, low, hue]))
}

/**
 * The colour itself where it reaches `ratio` on every ground; else the nearest darker or lighter one that does;
 * black or white where none of its hue can. Grounds that lie on both sides of the middle are the caller's mistake: the best is returned.
 */
export function ensureContrast(hex: string, grounds: readonly string[], ratio: number): string {
  const worst = (candidate: string): number => Math.min(...grounds.map((ground) => contrastOf(candidate, ground)))
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
