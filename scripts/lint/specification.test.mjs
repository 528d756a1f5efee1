import { existsSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { ROOT } from '../lib/root.mjs'
import { checkRows, readRows } from './specification.mjs'

function read(path) {
  const whole = join(ROOT, path)
  if (!existsSync(whole)) return null
  return statSync(whole).isDirectory() ? '' : readFileSync(whole, 'utf8')
}

const page = read('docs/specification.md')
const rows = readRows(page)

test('each source and test that docs/specification.md names exists, and so do the names of the tests', () => {
  expect(rows.length).toBeGreaterThan(200)
  expect(checkRows(rows, read)).toEqual([])
})

test('four rows are answered by decision', () => {
  expect(rows.filter(({ answer }) => answer === 'by decision')).toHaveLength(4)
})

test('a missing file, a missing name, a wrong answer and a short row are reported', () => {
  const files = { 'a.ts': 'code', 'a.test.ts': "test('adds', …)" }
  const table = [
    '| Adds | as written | `a.ts` | `a.test.ts` "adds" |',
    '| Gone | as written | `b.ts` | `b.test.ts` "adds" |',
    '| Renamed | maybe | `a.ts` | `a.test.ts` "adds" "takes" |',
    '| Nameless | as written | `a.ts` | `a.test.ts` |',
    '| Short | as written | `a.ts` |',
  ].join('\n')
  expect(checkRows(readRows(table), (path) => files[path] ?? null)).toEqual([
    'Gone: b.ts does not exist',
    'Gone: b.test.ts does not exist',
    'Renamed: "maybe" is no answer',
    'Renamed: a.test.ts has no test "takes"',
    'Nameless: names no test of a.test.ts',
    'Short: a row has four columns',
  ])
})
