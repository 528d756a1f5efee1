import { expect, test } from 'vitest'
import { CALLS } from '@/domain/wire/calls'
import { buildOpenApi } from './openapi'

/** Every `required` list in the document, with its path. */
function listsOf(node: unknown, place: string): [string, string[]][] {
  if (node === null || typeof node !== 'object') return []
  return Object.entries(node).flatMap(([key, value]): [string, string[]][] =>
    key === 'required' && Array.isArray(value) ? [[place, value]] : listsOf(value, `${place}/${key}`),
  )
}

test('names no required field twice: JSON Schema forbids it, and generators refuse the document', () => {
  const lists = listsOf(buildOpenApi(Object.values(CALLS), '/'), '')
  expect(lists.length).toBeGreaterThan(100)
  expect(lists.filter(([, names]) => new Set(names).size < names.length)).toEqual([])
})
