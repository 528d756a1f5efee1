import { expect, test } from 'vitest'
import { readWrittenDate } from './written-date'

test.each([
  ['14.03.1988', '1988-03-14'],
  ['4.3.1988', '1988-03-04'],
  ['14/03/1988', '1988-03-14'],
  ['14031988', '1988-03-14'],
  ['1988-03-14', '1988-03-14'],
  [' 14.03.1988 ', '1988-03-14'],
  ['1988.03.14', null],
  ['14.03.88', null],
  ['', null],
])('%s is the day %s', (text, expected) => {
  expect(readWrittenDate(text)).toBe(expected)
})
