import { expect, test } from 'vitest'
import { checkIdentifiers, checkPaths, wordsOf } from './check-names.mjs'
import { NAME_RULES } from './name-rules.mjs'

const declare = (name) => ({ path: 'lib/a.ts', text: `const first = 1\nexport const ${name} = first\n` })
const toCamelCase = (words) => words.replace(/ (\w)/g, (_, letter) => letter.toUpperCase())

const NAMES = NAME_RULES.flatMap(({ words, whole = [] }) => [...words.map(toCamelCase), ...whole])

test('a name is its words, however it is spelt', () => {
  for (const name of ['takeTurn', 'TakeTurn', 'TAKE_TURN', 'take-turn']) expect(wordsOf(name)).toEqual(['take', 'turn'])
  expect(wordsOf('readHTMLText')).toEqual(['read', 'html', 'text'])
})

test.each(NAMES.filter((name) => !NAME_RULES.some(({ allowed = [] }) => allowed.includes(name))))(
  "an identifier '%s' is reported with its line and the standard term",
  (name) => {
    expect(checkIdentifiers([declare(name)])).toEqual([expect.stringMatching(`^lib/a.ts:2: '${name}' is .*, say `)])
  },
)

test.each([
  'const SHELF_OF_TENANT = 1',
  'const readShelf = () => 1',
  'function judgeDay() {}',
  'class Till { #judge = 1 }',
  'export interface Visits { openVisit: string }',
  'const { verdict } = other',
  'import { shelf } from "./other"',
  'type A = { taxonId: number }',
  'export function run({ patience }: { patience: number }) { return patience }',
])('%s is reported', (text) => {
  expect(checkIdentifiers([{ path: 'lib/a.ts', text }])).not.toEqual([])
})

test.each([
  'window.print()',
  'const words = "the shelf and the till"',
  '// The shelf of a tenant.\nconst cache = 1',
  'const stylesheet = 1, bottomSheet = 2, lifecycle = 3, lifetimeSeconds = 4',
  'link.sheet',
  'const settleAll = () => Promise.allSettled([])',
  'const distilled = 1, until = 2, express = 3, retries = 4, impatient = 5',
  'export const settle = 1',
])('%s is not reported', (text) => {
  expect(checkIdentifiers([{ path: 'lib/a.ts', text }])).toEqual([])
})

test('a test may say in English what a rule allows there', () => {
  const text = 'const printed = 1'
  expect(checkIdentifiers([{ path: 'lib/a.test.ts', text }])).toEqual([])
  expect(checkIdentifiers([{ path: 'lib/a.ts', text }])).toHaveLength(1)
  expect(checkIdentifiers([{ path: 'lib/a.test.ts', text: 'const judged = 1' }])).toHaveLength(1)
})

test('files and folders are names too', () => {
  expect(
    checkPaths([
      'backend/shelf/find.ts',
      'lib/taxons.ts',
      'components/ui/sign-of-life.test.ts',
      'app/[locale]/(till)/page.tsx',
      'docs/adr/0008-kept-pages.md',
    ]),
  ).toHaveLength(5)
  expect(checkPaths(['components/ui/bottom-sheet.css', 'lib/cache/invalidated-tags.ts', 'docs/home.png'])).toEqual([])
})
