import { readFileSync } from 'node:fs'
import { formatHex, wcagContrast } from 'culori'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { buildPalette } from './build-palette'
import { buildThemeCss } from './build-theme-css'
import { fromLch, readHex, toLch } from './color'
import { FILL_CONTRAST, PALETTE_CONTRASTS } from './contrast-pairs'
import { COLOR_TOKENS, type ColorToken, DEFAULT_THEME } from './theme-tokens'

/** Colours of a stylesheet by token, as far as it writes them as hexadecimal numbers. */
function readTokens(css: string): Record<string, string> {
  const found = [...css.matchAll(/^ +--([\w-]+): (#[\da-f]{3,6});/gm)]
  const known = found.filter(([, name]) => COLOR_TOKENS.some((token) => token === name))
  return Object.fromEntries(known.map(([, name = '', value = '']) => [name, readHex(value) ?? '']))
}

const { brand, accent } = DEFAULT_THEME
/** The default tokens, which a page uses without a tenant's theme. */
const DESIGN = readTokens(readFileSync('app/styles/tokens.css', 'utf8'))
const LYKIA = { ...DESIGN, brand, accent }

const ORION = {
  brand: '#272C6B',
  'brand-strong': '#191D4B',
  'brand-soft': '#ECEDF8',
  'brand-line': '#C5C8E8',
  'on-brand': '#FFFFFF',
  'on-brand-muted': '#C9CCEC',
  accent: '#F6B73C',
  'accent-strong': '#E7A31D',
  'accent-soft': '#FFF6E1',
  'accent-line': '#F0D9A2',
  'accent-text': '#82560A',
  'on-accent': '#2A1D02',
  ink: '#16182F',
  muted: '#5A5D75',
  faint: '#8F92A8',
  line: '#E3E4EC',
  'line-strong': '#BDBFD0',
  'control-line': '#82849A',
  surface: '#FFFFFF',
  sand: '#F7F6F3',
  'sand-strong': '#ECEAE3',
}

const color = fc
  .tuple(fc.nat(255), fc.nat(255), fc.nat(255))
  .map(([red, green, blue]) => formatHex({ mode: 'rgb', r: red / 255, g: green / 255, b: blue / 255 }).toUpperCase())
const overrides = fc.dictionary(fc.constantFrom(...COLOR_TOKENS), color, { maxKeys: 6 })

test('the style sheet names every token, and its two colours are those of the default theme', () => {
  const named = readFileSync('app/styles/tokens.css', 'utf8').match(/(?<=^ +--)[\w-]+(?=:)/gm)
  expect(named).toEqual(expect.arrayContaining([...COLOR_TOKENS]))
  expect(DESIGN).toMatchObject({ brand, accent })
})

describe('buildPalette', () => {
  test.each([
    ['Lykia', LYKIA],
    ['Orion', ORION],
  ])('%s comes out exactly as it was given', (_name, palette) => {
    const { brand, accent, ...rest } = palette
    expect(buildPalette({ brand, accent, overrides: rest })).toMatchObject(palette)
  })

  test.each([
    ['Lykia', LYKIA],
    ['Orion', ORION],
  ])('%s is nearly what its two colours give by themselves', (_name, palette) => {
    const built = buildPalette({ brand: palette.brand, accent: palette.accent })
    for (const [name, expected] of Object.entries(palette)) {
      const [lightness] = toLch(built[name as ColorToken])
      expect(Math.abs(lightness - toLch(expected)[0]), name).toBeLessThan(0.04)
    }
  })

  test('text is readable whatever a tenant picks', () => {
    fc.assert(
      fc.property(color, color, overrides, (brand, accent, given) => {
        const palette = buildPalette({ brand, accent, overrides: given })
        for (const { text, grounds, least } of PALETTE_CONTRASTS) {
          for (const ground of grounds) {
            expect(wcagContrast(palette[text], palette[ground]), `${text} on ${ground}`).toBeGreaterThanOrEqual(least)
          }
        }
        for (const fill of [palette.brand, palette.accent])
          expect(wcagContrast(fill, palette.surface)).toBeGreaterThanOrEqual(FILL_CONTRAST)
        // A colour that is distinguishable from the background stays unchanged.
        const isSeen = (picked: string) => wcagContrast(picked, palette.surface) >= FILL_CONTRAST
        expect(palette.brand === brand).toBe(isSeen(brand))
        expect(palette.accent === accent).toBe(isSeen(accent))
      }),
      { numRuns: 400 },
    )
  })

  test('names of overrides may be written as in code, and rubbish is left out', () => {
    const built = buildPalette({
      ...LYKIA,
      overrides: { brandSoft: '#eef', nonsense: '#000', sand: 'red;}body{display:none' },
    })
    expect(built['brand-soft']).toBe('#EEEEFF')
    expect(built.sand).toBe(buildPalette(LYKIA).sand)
    expect(Object.keys(built)).toHaveLength(COLOR_TOKENS.length)
  })
})

describe('buildThemeCss', () => {
  test('holds nothing but its own names, colours and lengths, in at most 1 KiB', () => {
    fc.assert(
      fc.property(
        fc.string(),
        fc.string(),
        fc.double(),
        fc.dictionary(fc.string(), fc.string()),
        (brand, accent, radius, given) => {
          const css = buildThemeCss({ brand, accent, radiusCard: Number.isNaN(radius) ? 0 : radius, overrides: given })
          expect(css).toMatch(/^:root\{(--[a-z-]+:(#[\dA-F]{6}|\d{1,2}px);?)+\}$/)
          expect(css.length).toBeLessThanOrEqual(1024)
        },
      ),
    )
  })

  test('radii fall back to the design and stay within reason', () => {
    const css = buildThemeCss({ ...LYKIA, radiusCard: 8, radiusFloat: 900 })
    expect(css).toContain('--radius-card:8px;--radius-input:10px;--radius-float:40px')
  })
})

describe('color', () => {
  test('a colour survives the way there and back', () => {
    fc.assert(
      fc.property(color, (hex) => {
        expect(fromLch(toLch(hex))).toBe(hex)
      }),
    )
  })
})
