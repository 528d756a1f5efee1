import { expect, test } from 'vitest'
import { checkSuppressions } from './check-suppressions.mjs'

test('a comment that silences a check is reported with its line', () => {
  const text = `const a = 1\n// ${'@ts'}-expect-error later\nconst b: string = a\n`
  expect(checkSuppressions([{ path: 'lib/a.ts', text }])).toEqual([expect.stringContaining('lib/a.ts:2')])
})

test('plain comments pass', () => {
  expect(
    checkSuppressions([{ path: 'lib/a.ts', text: '// The rate is ignored when it is older than a day.\n' }]),
  ).toEqual([])
})
