import { expect, test } from 'vitest'
import { LOCALES } from '@/domain/shared/locales'
import {
  capitalise,
  formatDay,
  formatDayLast,
  formatDayShort,
  formatMoment,
  formatMonth,
  listWeekdays,
  listWeeks,
} from './day-words'

test.each([
  ['en', 'Wed\u00A012.05.2027', 'May 2027'],
  ['tr', 'Çar\u00A012.05.2027', 'Mayıs 2027'],
  ['de', 'Mi\u00A012.05.2027', 'Mai 2027'],
  ['ru', 'ср\u00A012.05.2027', 'Май 2027'],
  ['nl', 'wo\u00A012.05.2027', 'Mei 2027'],
  ['ar', 'الأربعاء\u00A012.05.2027', 'مايو 2027'],
] as const)('%s: %s, %s', (locale, day, month) => {
  expect(formatDay('2027-05-12', locale)).toBe(day)
  expect(formatMonth('2027-05-12', locale)).toBe(month)
})

test('Turkish capitals have their dot', () => {
  expect(formatMonth('2027-06-01', 'tr')).toBe('Haziran 2027')
  expect(formatDay('2027-05-11', 'tr')).toBe('Sal\u00A011.05.2027')
})

test('a day is written small where its language does so in a sentence, and large where it begins one', () => {
  expect(formatDay('2027-05-13', 'ru', 'long')).toBe('четверг\u00A013.05.2027')
  expect(capitalise(formatDay('2027-05-13', 'ru', 'long'), 'ru')).toBe('Четверг\u00A013.05.2027')
  expect(formatDayShort('2026-11-22', 'nl')).toBe('zo\u00A022.11.')
  expect(capitalise(formatDayShort('2026-11-22', 'nl'), 'nl')).toBe('Zo\u00A022.11.')
  expect(listWeekdays('ru', 'long')[0]).toBe('Понедельник')
})

test('a moment is one of the tenant’s clocks, and says which', () => {
  expect(formatMoment('2027-05-10T22:30:00Z', 'Europe/Istanbul', 'en')).toBe('Tue\u00A011.05.2027, 01:30\u00A0GMT+3')
  expect(formatMoment('2027-05-10T22:30:00Z', 'Europe/Berlin', 'de')).toBe('Di\u00A011.05.2027, 00:30\u00A0GMT+2')
  expect(formatDayShort('2027-05-12', 'en')).toBe('Wed\u00A012.05.')
})

test('in Arabic a day keeps its point behind it, and the comma is Arabic', () => {
  expect(formatDayShort('2027-05-12', 'ar')).toBe('الأربعاء\u00A0\u206612.05.\u2069')
  expect(formatMoment('2027-05-10T22:30:00Z', 'Europe/Istanbul', 'ar')).toBe(
    'الثلاثاء\u00A011.05.2027، 01:30\u00A0GMT+3',
  )
})

test('a day that ends a sentence leaves the point to it', () => {
  expect(formatDayLast('2027-01-10', 'de')).toBe('So\u00A010.01')
  expect(formatDayLast('2027-05-12', 'ar')).toBe('الأربعاء\u00A0\u206612.05\u2069')
})

test('a week starts on Monday in every language', () => {
  expect(listWeekdays('en', 'short')[0]).toBe('Mon')
  for (const locale of LOCALES) expect(new Set(listWeekdays(locale, 'long')).size).toBe(7)
})

test('a month fills whole weeks', () => {
  const weeks = listWeeks('2027-05-20')
  expect(weeks).toHaveLength(6)
  expect(weeks[0]).toEqual([null, null, null, null, null, '2027-05-01', '2027-05-02'])
  expect(weeks.at(-1)).toEqual(['2027-05-31', null, null, null, null, null, null])
  expect(listWeeks('2027-02-01')).toHaveLength(4)
})
