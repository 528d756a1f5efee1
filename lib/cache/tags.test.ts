import { expect, test } from 'vitest'
import { CACHE_MANIFEST, getTags, tags } from './tags'

test('the short names of the API are those of the pages', () => {
  const built = [tags.settings('lykia'), tags.catalogue('lykia'), tags.pages('lykia'), tags.product('lykia', 12)]
  expect(getTags('lykia', ['settings', 'catalogue', 'pages', 'product:12'])).toEqual(built)
  expect(Object.keys(CACHE_MANIFEST)).toEqual(['settings', 'catalogue', 'pages', 'product'])
})

test.each(['', 'everything', 'product:', 'product:0', 'product:1,2', 'orion:settings', 'settings '])(
  '%s is unknown',
  (name) => {
    expect(getTags('lykia', ['settings', name])).toBeNull()
  },
)
