import type { Locale } from '@/domain/shared/locales'
import { FONT_FILES } from './font-files'

/**
 * Replaces next/font, which preloads per layout: one layout serves all languages, so every page would preload the fonts
 * of every script. Its metric fallback (Arial without a range) would also render Arabic and Cyrillic before the font
 * meant for them. Here a page declares inline only the fonts of its own language: one file (two in Arabic), preloaded
 * and cached permanently by its hashed name. Until it loads, a fallback with the same line height and average width
 * avoids layout shifts.
 */

/** Manrope's ascender and descender in em; its line gap is 0. */
const ASCENT = 1.066
const DESCENT = 0.3

/**
 * Width of a typical text in Manrope divided by its width in Arial: body (500) and headings (750), measured per
 * language.
 */
const WIDTHS: Record<Locale, readonly [body: number, heading: number]> = {
  en: [1.0486, 1.0146],
  tr: [1.0418, 1.0135],
  de: [1.0376, 1.0113],
  ru: [1.0294, 0.988],
  nl: [1.0498, 1.0215],
  ar: [1.0486, 1.0146],
}

/**
 * Width of Noto Sans Arabic divided by that of DejaVu Sans, the only Arabic system font that could be measured. Other
 * system fonts are used without adjustment.
 */
const ARABIC_WIDTHS = [0.9639, 1.0378] as const

/** Average width of Arial divided by that of Roboto, regular and bold. Android phones have Roboto only. */
const ROBOTO = [1.002, 1.0616] as const

const LATIN_RANGE = ';unicode-range:U+0-5FF,U+1E00-20CF'
const ARABIC_RANGE = ';unicode-range:U+600-6FF'

const percent = (value: number): string => `${Math.round(value * 10_000) / 100}%`

function buildFace(family: string, url: string): string {
  return `@font-face{font-family:${family};src:url(${url})format("woff2");font-weight:500 800;font-display:swap}`
}

function buildFallback(
  family: string,
  sources: readonly string[],
  weight: string,
  width: number,
  range: string,
): string {
  const src = sources.map((name) => `local("${name}")`).join()
  const lines = `ascent-override:${percent(ASCENT / width)};descent-override:${percent(DESCENT / width)};line-gap-override:0%`
  return `@font-face{font-family:${family};src:${src};font-weight:${weight};size-adjust:${percent(width)};${lines}${range}}`
}

function buildFallbacks(locale: Locale): string {
  const [body, heading] = WIDTHS[locale]
  const range = locale === 'ar' ? LATIN_RANGE : ''
  return [
    buildFallback('"Manrope Fallback"', ['Arial', 'Liberation Sans'], '500', body, range),
    buildFallback(
      '"Manrope Fallback"',
      ['Arial Bold', 'Arial-BoldMT', 'Liberation Sans Bold'],
      '600 800',
      heading,
      range,
    ),
    buildFallback('"Manrope Roboto"', ['Roboto', 'Roboto-Regular'], '500', body * ROBOTO[0], range),
    buildFallback('"Manrope Roboto"', ['Roboto Bold', 'Roboto-Bold'], '600 800', heading * ROBOTO[1], range),
  ].join('')
}

export type FontHead = {
  /** Content of one inline `<style>` in the head. */
  css: string
  /**
   * URLs for `<link rel="preload" as="font" type="font/woff2" crossorigin="anonymous">`, in the body: see
   * `RootDocument`.
   */
  preload: readonly string[]
}

/**
 * Returns the `@font-face` rules and preloads of a page in this language. `--font-sans` in the stylesheet names the
 * families.
 */
export function buildFontHead(locale: Locale): FontHead {
  const fallbacks = buildFallbacks(locale)
  if (locale === 'ar') {
    const [body, heading] = ARABIC_WIDTHS
    const faces = [
      buildFace('"Noto Sans Arabic"', FONT_FILES.arabic),
      buildFace('Manrope', FONT_FILES['arabic-latin']),
      buildFallback('"Arabic Fallback"', ['DejaVu Sans'], '500', body, ARABIC_RANGE),
      buildFallback('"Arabic Fallback"', ['DejaVu Sans Bold'], '600 800', heading, ARABIC_RANGE),
    ].join('')
    return { css: faces + fallbacks, preload: [FONT_FILES.arabic, FONT_FILES['arabic-latin']] }
  }
  const file = locale === 'ru' ? FONT_FILES.cyrillic : FONT_FILES.latin
  return { css: buildFace('Manrope', file) + fallbacks, preload: [file] }
}
