import { expect, test } from 'vitest'
import { writeCsv } from './write-csv'

const textOf = (text: string) => writeCsv([[{ text }]], 'en').slice(1, -2)

test.each([
  ['=1+1', "'=1+1"],
  ['＝1+1', "'＝1+1"],
  [' =1+1', " '=1+1"],
  ['@SUM(A1)', "'@SUM(A1)"],
  ['-2+3', "'-2+3"],
  ['Ada;=1+1', `"Ada;'=1+1"`],
  ['Ada\t+1', `"Ada\t'+1"`],
  ['Ada,"=HYPERLINK(""x"")', `"Ada,""'=HYPERLINK(""""x"""")"`],
  ['Ada\n＠x', `"Ada\n'＠x"`],
  ['Anne-Marie', 'Anne-Marie'],
  ['1 + 1', '1 + 1'],
])('%j is written as %j', (text, written) => {
  expect(textOf(text)).toBe(written)
})

test.each([
  ['en', 'Ada,-1234.50,2026-12-03'],
  ['ar', 'Ada,-1234.50,2026-12-03'],
  ['de', 'Ada;-1234,50;2026-12-03'],
  ['tr', 'Ada;-1234,50;2026-12-03'],
  ['ru', 'Ada;-1234,50;2026-12-03'],
  ['nl', 'Ada;-1234,50;2026-12-03'],
] as const)('columns and amounts of %s', (locale, line) => {
  const row = [{ own: 'Ada' }, { amount: '-1234.50' }, { day: '2026-12-03' }]
  expect(writeCsv([row, row], locale)).toBe(`\uFEFF${line}\r\n${line}\r\n`)
})
