import { statSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { describe, expect, test } from 'vitest'
import { LOCALES } from '@/domain/shared/locales'
import { buildFontHead } from './fonts'

const LIMIT = 30 * 1024
const sizeOf = (url: string): number => statSync(join(import.meta.dirname, '../../public', url)).size

describe('buildFontHead', () => {
  test.each(LOCALES)('%s: every file is preloaded, exists and is within the budget', (locale) => {
    const { css, preload } = buildFontHead(locale)
    expect(preload).toHaveLength(locale === 'ar' ? 2 : 1)
    expect(css.match(/url\([^)]+\)/g)).toEqual(preload.map((url) => `url(${url})`))
    for (const url of preload) expect(sizeOf(url)).toBeLessThanOrEqual(LIMIT)
  })

  test('stays small, since every page carries it', () => {
    for (const locale of LOCALES) expect(gzipSync(buildFontHead(locale).css).length).toBeLessThan(512)
  })

  test('fallbacks keep the line of the font that they stand in for', () => {
    for (const face of buildFontHead('en')
      .css.split('@font-face')
      .filter((part) => part.includes('local('))) {
      const [width, ascent, descent] = ['size-adjust', 'ascent-override', 'descent-override'].map((name) =>
        Number(new RegExp(`${name}:([\\d.]+)%`).exec(face)?.[1]),
      )
      expect(((width ?? 0) * (ascent ?? 0)) / 10_000).toBeCloseTo(1.066, 3)
      expect(((width ?? 0) * (descent ?? 0)) / 10_000).toBeCloseTo(0.3, 3)
    }
  })

  test('Latin fallbacks never draw Arabic letters', () => {
    const { css } = buildFontHead('ar')
    const fallbacks = css.split('@font-face').filter((face) => face.includes('"Manrope '))
    expect(fallbacks).toHaveLength(4)
    for (const face of fallbacks) expect(face).toContain('unicode-range:U+0-5FF')
  })
})
