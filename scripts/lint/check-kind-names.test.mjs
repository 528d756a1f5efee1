import { expect, test } from 'vitest'
import { checkKindNames, findKindNames, readKinds } from './check-kind-names.mjs'
import { readProductSources } from './sources.mjs'

const KINDS = ['yacht', 'car']
const namedIn = (text, path = 'lib/a.ts') =>
  [...findKindNames([{ path, text }], KINDS)].flatMap(([kind, paths]) => (paths.length > 0 ? [kind] : []))

test.each([
  ['a comparison', `export const isBoat = (kind: string) => kind === 'yacht'`],
  ['a case', `export function f(kind: string) { switch (kind) { case 'yacht': return 1 } return 2 }`],
  ['a key of an object', `export const ICONS = { yacht: 'sailboat' }`],
  ['a key of a type', `export interface Map { yacht: number }`],
  ['a type', `export type Boat = Extract<Details, { kind: 'yacht' }>`],
  ['a template', 'export const kind = `yacht`'],
])('%s names a kind', (_name, text) => {
  expect(namedIn(text)).toEqual(['yacht'])
})

test.each([
  ['a longer text', `export const title = 'Our yacht'`],
  ['a name of a symbol', `export const yacht = 1; export const yachtParts = yacht`],
  ['a comment', `// 'yacht'\nexport const a = 1`],
])('%s names none', (_name, text) => {
  expect(namedIn(text)).toEqual([])
})

test.each(['lib/a.test.ts', 'domain/a/test-stay.ts', 'messages/a.ts', 'messages/catalogues.ts', 'demo/a.ts'])(
  '%s is not counted',
  (path) => {
    expect(namedIn(`export const kind = 'yacht'`, path)).toEqual([])
  },
)

test('a file that names a kind beyond the budget is reported with all the others', () => {
  const sources = ['a', 'b', 'c'].map((name) => ({ path: `lib/${name}.ts`, text: `export const kind = 'yacht'` }))
  const rules = { budget: 2, otherMeanings: [] }
  expect(checkKindNames(sources.slice(0, 2), KINDS, rules)).toEqual([])
  expect(checkKindNames(sources, KINDS, rules)).toEqual([expect.stringContaining('lib/c.ts')])
})

test('another meaning does not count, and is reported once it is gone', () => {
  const sources = [{ path: 'lib/icon.ts', text: `export const icon = 'car'` }]
  const otherMeanings = [{ kind: 'car', meaning: 'an icon', paths: ['lib/icon.ts', 'lib/gone.ts'] }]
  expect(checkKindNames(sources, KINDS, { budget: 0, otherMeanings })).toEqual([expect.stringContaining('lib/gone.ts')])
})

test('the product names each kind within the budget, and a planted file is seen', () => {
  const sources = readProductSources()
  const kinds = readKinds(sources)
  expect(kinds).toContain('transfer')
  expect(checkKindNames(sources, kinds)).toEqual([])
  const [kind] = kinds
  const planted = Array.from({ length: 16 }, (_, at) => ({
    path: `lib/planted/${at}.ts`,
    text: `export const isOne = (kind: string) => kind === '${kind}'`,
  }))
  expect(checkKindNames([...sources, ...planted], kinds)).toEqual([expect.stringContaining('lib/planted/0.ts')])
})
