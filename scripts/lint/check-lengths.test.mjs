import { expect, test } from 'vitest'
import { checkLengths } from './check-lengths.mjs'

const source = (path, lines) => ({ path, text: 'x\n'.repeat(lines) })

test('code up to 300 lines and pages under 120 pass', () => {
  expect(checkLengths([source('lib/a.ts', 300), source('app/[locale]/page.tsx', 119)])).toEqual([])
})

test('longer files are reported with their length and limit', () => {
  expect(checkLengths([source('lib/a.ts', 301), source('app/page.tsx', 120)])).toEqual([
    'lib/a.ts: 301 lines, at most 300 are allowed',
    'app/page.tsx: 120 lines, at most 119 are allowed',
  ])
})

test('a migration may be long, as it is never changed', () => {
  expect(checkLengths([source('backend/db/migrations/0000_init.ts', 900)])).toEqual([])
  expect(checkLengths([source('backend/platform/database/to-columns.ts', 900)])).toHaveLength(1)
})
