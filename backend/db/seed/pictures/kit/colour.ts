/** Colours are '#rrggbb' throughout; mixing happens in OKLab, so orange and blue never meet in grey mud. */
type Triple = readonly [number, number, number]

const toLinear = (c: number): number => (c <= 0.04045 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4)
const toGamma = (c: number): number => (c <= 0.0031308 ? 12.92 * c : 1.055 * c ** (1 / 2.4) - 0.055)
const each = ([a, b, c]: Triple, f: (v: number) => number): Triple => [f(a), f(b), f(c)]

/** Channels in 0..1. */
export const rgb = (hex: string): Triple => {
  const channel = (at: number): number => Number.parseInt(hex.slice(at, at + 2), 16) / 255
  return [channel(1), channel(3), channel(5)]
}

const toHex = (channels: Triple): string => {
  const digits = (v: number): string =>
    Math.round(Math.min(1, Math.max(0, v)) * 255)
      .toString(16)
      .padStart(2, '0')
  const [r, g, b] = channels
  return `#${digits(r)}${digits(g)}${digits(b)}`
}

const known = new Map<string, Triple>()

function toLab(hex: string): Triple {
  const seen = known.get(hex)
  if (seen) return seen
  const [r, g, b] = each(rgb(hex), toLinear)
  const l = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b)
  const m = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b)
  const s = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b)
  const lab: Triple = [
    0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
    1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s,
    0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s,
  ]
  if (known.size > 4096) known.clear()
  known.set(hex, lab)
  return lab
}

function fromLab([L, a, b]: Triple): string {
  const l = (L + 0.3963377774 * a + 0.2158037573 * b) ** 3
  const m = (L - 0.1055613458 * a - 0.0638541728 * b) ** 3
  const s = (L - 0.0894841775 * a - 1.291485548 * b) ** 3
  const linear: Triple = [
    4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s,
    -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s,
    -0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s,
  ]
  return toHex(each(linear, (v) => toGamma(Math.max(0, v))))
}

/** Perceptual mix: `t` 0 is `a`, 1 is `b`. */
export function mix(a: string, b: string, t: number): string {
  const x = toLab(a)
  const y = toLab(b)
  return fromLab([x[0] + (y[0] - x[0]) * t, x[1] + (y[1] - x[1]) * t, x[2] + (y[2] - x[2]) * t])
}

/** Multiplies the channels: how a tinted light falls on a colour. */
export function tint(hex: string, light: Triple): string {
  const [r, g, b] = rgb(hex)
  return toHex([r * light[0], g * light[1], b * light[2]])
}
