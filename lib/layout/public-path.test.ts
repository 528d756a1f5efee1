import { describe, expect, test } from 'vitest'
import { isCurrent, toPublicPath } from './public-path'

describe('toPublicPath', () => {
  test.each([
    ['/en/lykia', 'en', '/'],
    ['/en/lykia/d/tours', 'en', '/d/tours'],
    ['/de/lykia', 'de', '/de'],
    ['/de/lykia/d/touren', 'de', '/de/d/touren'],
    ['/de/lykia/filtered/d/touren', 'de', '/de/d/touren'],
    ['/de/lykia/category/7/d/touren', 'de', '/de/d/touren'],
    ['/de/d/touren', 'de', '/de/d/touren'],
    ['/d/tours', 'en', '/d/tours'],
    ['/en/lykian-way', 'en', '/en/lykian-way'],
  ] as const)('%s in %s is %s', (path, locale, expected) => {
    expect(toPublicPath(path, locale, 'lykia')).toBe(expected)
  })
})

describe('isCurrent', () => {
  test.each([
    ['/de/d/touren', '/de/d/touren', true],
    ['/de/d/touren?kat_k_no=3', '/de/d/touren', true],
    ['/de/d/touren?campaignOnly=true', '/de/d/touren', false],
    ['/de/d/touren#listing', '/de/d/touren', true],
    ['/de/d/touren', '/de/d/touren/boote', true],
    ['/de/d/touren', '/de/d/touren-und-mehr', false],
    ['/de', '/de', true],
    ['/de', '/de/d/touren', false],
    ['/', '/d/tours', false],
  ])('%s on %s: %s', (href, path, expected) => {
    expect(isCurrent(href, path, path.startsWith('/de') ? '/de' : '/')).toBe(expected)
  })
})
