import { expect, test } from 'vitest'
import { asTyped, buildMatch } from './search-terms'

test.each([
  ['the road to Kekova', ['road', 'kekova']],
  ['Mit dem Gulet über das Meer', ['gulet', 'meer']],
  ['Экскурсия в Каппадокию', ['экскурсия', 'каппадокию']],
  ['جولة في البحر', ['جوله', 'البحر']],
  ['to the', ['to', 'the']],
  ['%_ &', []],
])('%j is searched for by %j', (term, words) => {
  expect(asTyped(term)).toEqual(words.map((word) => [word]))
})

test('a title may begin with all that was typed, small words too', () => {
  const [everywhere, start, locale, inTitle] = buildMatch(asTyped('House of Mary'), 'House of Mary', 'en', '&')
  expect(everywhere).toBe('(house:*) & (mary:*)')
  expect(inTitle).toBe('(house:*A) & (mary:*A)')
  expect(start).toBe('house of mary')
  expect(locale).toBe('en')
})
