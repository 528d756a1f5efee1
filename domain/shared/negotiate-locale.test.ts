import { expect, test } from 'vitest'
import { LOCALES } from './locales'
import { negotiateLocale } from './negotiate-locale'

test.each([
  [null, null],
  ['', null],
  ['*', null],
  ['ja,zh;q=0.9', null],
  ['tr', 'tr'],
  ['TR-tr', 'tr'],
  ['de-AT,de;q=0.9,en;q=0.8', 'de'],
  ['en;q=0.5, ru;q=0.7', 'ru'],
  ['ja, nl;q=0.4', 'nl'],
  ['tr;q=0, en;q=0.1', 'en'],
  ['tr;q=nonsense, de;q=0.1', 'de'],
])('%s asks for %s', (header, expected) => {
  expect(negotiateLocale(header, LOCALES)).toBe(expected)
})

test('a language that is not offered is passed over', () => {
  expect(negotiateLocale('ar, ru;q=0.5', ['en', 'tr', 'de', 'ru'])).toBe('ru')
})
