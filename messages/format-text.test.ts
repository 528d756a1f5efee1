import { expect, test } from 'vitest'
import { LOCALES } from '@/domain/shared/locales'
import { formatText } from './format-text'

test.each(LOCALES)('numbers and names are filled in as they are in %s', (locale) => {
  const text = '{count, plural, =1 {one} other {#}} for {name}'
  expect(formatText(locale, text, { count: 25, name: "<b>{x}</b> ’ ' #" })).toBe("25 for <b>{x}</b> ’ ' #")
  expect(formatText(locale, text, { count: 1, name: 'Ada', more: 'not asked for' })).toBe('one for Ada')
})

test.each([
  [1, 'بالغ واحد'],
  [2, 'بالغان'],
  [3, '3 بالغين'],
  [11, '11 بالغًا'],
  [100, '100 بالغ'],
])('%i takes its own form in Arabic', (count, words) => {
  const text =
    '{count, plural, zero {لا بالغين} one {بالغ واحد} two {بالغان} few {# بالغين} many {# بالغًا} other {# بالغ}}'
  expect(formatText('ar', text, { count })).toBe(words)
})

test('a text whose argument is missing is not written', () => {
  expect(() => formatText('en', 'Until {until}', { amount: '5' })).toThrow('until')
})
