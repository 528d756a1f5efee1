import { expect, test } from 'vitest'
import { type Direction, splitScripts, toVisualOrder } from './bidi'

const show = (line: string, base: Direction) =>
  toVisualOrder(line.split(' '), base)
    .map((word) => word.map((segment) => segment.text).join('|'))
    .join(' ')

test.each([
  ['Kekova by boat', 'ltr', 'Kekova by boat'],
  ['رحلة القارب', 'rtl', 'القارب رحلة'],
  ['الحجز INT261121 في 12.05.2027 09:00 صباحا', 'rtl', 'صباحا 12.05.2027 09:00 في INT261121 الحجز'],
  ['Tour رحلة القارب Kaş', 'ltr', 'Tour القارب رحلة Kaş'],
  ['2 بالغون · 1 طفل', 'rtl', 'طفل 1 · بالغون 2'],
] as const)('%s (%s)', (line, base, expected) => {
  expect(show(line, base)).toBe(expected)
})

test('signs that isolate are for browsers, and not drawn', () => {
  expect(show('استلمنا \u2066€184.50\u2069', 'rtl')).toBe('€184.50 استلمنا')
})

test('one word of two scripts is drawn apart, its brackets turned round', () => {
  expect(splitScripts('IBANالآيبان')).toEqual([
    { text: 'IBAN', isArabic: false },
    { text: 'الآيبان', isArabic: true },
  ])
  expect(show('(الآيبان)', 'rtl')).toBe('(|الآيبان|)')
})
