import { expect, test } from 'vitest'
import { listMonths, nameMonth } from './statement-months'

test('months reach from half a year ahead to a year and a half back', () => {
  const months = listMonths('2026-11-30')
  expect(months).toHaveLength(25)
  expect([months[0], months[6], months.at(-1)]).toEqual(['2027-05', '2026-11', '2025-05'])
})

test('a month is named in the language, whatever the clock of the server', () => {
  expect(nameMonth('2026-11', 'de')).toBe('November 2026')
  expect(nameMonth('2027-01', 'tr')).toBe('Ocak 2027')
  expect(nameMonth('2027-01', 'ar')).toBe('يناير 2027')
})
