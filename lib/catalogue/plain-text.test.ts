import { expect, test } from 'vitest'
import { shorten, toParagraphs, toPlainText } from './plain-text'

test.each([
  ['Boat <b>trip</b> &amp; swim', 'Boat trip & swim'],
  ['<img src=x onerror=alert(1)>Kaş', 'Kaş'],
  ['<script>alert(1)</script>Side', 'Side'],
  ['3 < 5 hours', '3 < 5 hours'],
  ['  two\n lines ', 'two lines'],
  ['Tom &unknown; Jerry', 'Tom &unknown; Jerry'],
  ['', ''],
])('%s', (given, expected) => {
  expect(toPlainText(given)).toBe(expected)
})

test('shortening cuts between words and never inside a letter', () => {
  expect(shorten('Sunrise balloon flight over the Rose Valley', 24)).toBe('Sunrise balloon flight…')
  expect(shorten('Kekova', 24)).toBe('Kekova')
  expect(shorten('🎈'.repeat(10), 5)).toBe(`${'🎈'.repeat(4)}…`)
})

test('paragraphs, whether written with empty lines or as HTML', () => {
  expect(toParagraphs('One.\n\nTwo\nstill two.\n\n\n')).toEqual(['One.', 'Two still two.'])
  expect(toParagraphs('<p>One.</p><p>Two.</p>')).toEqual(['One.', 'Two.'])
  expect(toParagraphs('')).toEqual([])
})
