import { wcagContrast } from 'culori'
import { ensureContrast, fromLch, readHex, toLch } from './color'
import { CONTROL_CONTRAST as CONTROL, FILL_CONTRAST as FILL, TEXT_CONTRAST as TEXT } from './contrast-pairs'
import { COLOR_TOKENS, type ColorToken, DEFAULT_THEME, type ThemeTokens } from './theme-tokens'

const WHITE = '#FFFFFF'
/** Hue of the warm backgrounds, the same for every brand. */
const SAND_HUE = 85

export type Palette = Record<ColorToken, string>

/**
 * Derives all colours of a tenant's page from brand and accent, in the proportions of the design's own palettes. Text
 * is readable on all of them.
 */
export function buildPalette(theme: ThemeTokens): Palette {
  const given = readOverrides(theme.overrides ?? {})
  const surface = lift(given.surface ?? WHITE, 0.96)
  const brand = ensureContrast(readHex(theme.brand) ?? DEFAULT_THEME.brand, [surface], FILL)
  const accent = ensureContrast(readHex(theme.accent) ?? DEFAULT_THEME.accent, [surface], FILL)
  const [, , hue] = toLch(brand)
  const tint = (lightness: number, chroma: number): string =>
    fromLch([lightness, Math.min(chroma, toLch(brand)[1]), hue])
  const warm = (lightness: number, chroma: number, turn = 0): string =>
    fromLch([lightness, Math.min(chroma, toLch(accent)[1]), toLch(accent)[2] + turn])

  const sand = lift(given.sand ?? fromLch([0.974, 0.006, SAND_HUE]), 0.94)
  const sandStrong = lift(given['sand-strong'] ?? fromLch([0.938, 0.013, SAND_HUE]), 0.9)
  const brandSoft = lift(given['brand-soft'] ?? tint(0.949, 0.015), 0.9)
  const accentSoft = lift(given['accent-soft'] ?? warm(0.97, 0.024, 8), 0.9)
  const light = [surface, sand, sandStrong, brandSoft, accentSoft]

  const onBrand = pickText(brand, [given['on-brand'], WHITE, tint(0.2, 0.03)])
  const brandStrong = ensureContrast(given['brand-strong'] ?? deepen(brand, onBrand), [onBrand], TEXT)
  const onAccent = pickText(accent, [given['on-accent'], warm(0.238, 0.05), WHITE])
  const accentStrong = ensureContrast(given['accent-strong'] ?? darker(accent), [onAccent], TEXT)
  const mutedOnBrand = onBrand === WHITE ? tint(0.866, 0.04) : onBrand

  return {
    brand,
    'brand-strong': brandStrong,
    'brand-soft': brandSoft,
    'brand-line': given['brand-line'] ?? tint(0.846, 0.042),
    'brand-text': ensureContrast(given['brand-text'] ?? brand, [surface, sand, sandStrong, brandSoft], TEXT),
    'brand-text-strong': ensureContrast(given['brand-text-strong'] ?? brandStrong, [surface, brandSoft], TEXT),
    'on-brand': onBrand,
    'on-brand-muted': ensureContrast(given['on-brand-muted'] ?? mutedOnBrand, [brand, brandStrong], TEXT),
    accent,
    'accent-strong': accentStrong,
    'accent-soft': accentSoft,
    'accent-line': given['accent-line'] ?? warm(0.884, 0.065, 8),
    'accent-text': ensureContrast(given['accent-text'] ?? warm(0.5, 0.12, -5), [surface, sand, accentSoft], TEXT),
    'on-accent': onAccent,
    ink: ensureContrast(given.ink ?? tint(0.24, 0.037), light, 7),
    muted: ensureContrast(given.muted ?? tint(0.492, 0.032), light, TEXT),
    faint: given.faint ?? tint(0.67, 0.026),
    line: given.line ?? tint(0.921, 0.009),
    'line-strong': given['line-strong'] ?? tint(0.813, 0.02),
    'control-line': ensureContrast(given['control-line'] ?? tint(0.625, 0.028), [surface, sand], CONTROL),
    surface,
    sand,
    'sand-strong': sandStrong,
  }
}

function readOverrides(overrides: Record<string, string>): Partial<Palette> {
  const known = Object.entries(overrides).flatMap(([written, value]) => {
    const name = written.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)
    const token = COLOR_TOKENS.find((candidate) => candidate === name)
    const color = readHex(value)
    return token && color ? [[token, color] as const] : []
  })
  return Object.fromEntries(known)
}

/** Backgrounds stay light: text, icons and images are designed for light backgrounds. */
function lift(ground: string, lightness: number): string {
  const [level, chroma, hue] = toLch(ground)
  return level >= lightness ? ground : fromLch([lightness, chroma, hue])
}

/** The first readable candidate, else black: on any background black or white is readable. */
function pickText(ground: string, candidates: readonly (string | undefined)[]): string {
  return candidates.find((candidate) => candidate !== undefined && wcagContrast(candidate, ground) >= TEXT) ?? '#000000'
}

function deepen(brand: string, onBrand: string): string {
  const [lightness, chroma, hue] = toLch(brand)
  const deepLightness = onBrand === WHITE ? lightness * 0.78 : lightness + (1 - lightness) * 0.22
  return fromLch([deepLightness, chroma * 0.78, hue])
}

function darker(accent: string): string {
  const [lightness, chroma, hue] = toLch(accent)
  return fromLch([lightness - 0.057, chroma + 0.01, hue])
}
