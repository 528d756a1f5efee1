import { expect, test } from 'vitest'
import { findDifferences, toPattern } from './differences'

test('equal answers have no difference', () => {
  const answer = { total: '1.00', items: [{ id: 1 }, null], none: null }
  expect(findDifferences(answer, structuredClone(answer))).toEqual([])
})

test('a changed, a missing and an added field are found at their paths', () => {
  const former = { items: [{ total: '1.00', kind: 'tour' }], paid: null }
  const next = { items: [{ total: '1.01' }, { total: '2.00' }], paid: {} }
  expect(findDifferences(former, next)).toEqual([
    { path: 'items[0].total', kind: 'changed', former: '1.00', next: '1.01' },
    { path: 'items[0].kind', kind: 'missing', former: 'tour', next: undefined },
    { path: 'items[1]', kind: 'added', former: undefined, next: { total: '2.00' } },
    { path: 'paid', kind: 'changed', former: null, next: {} },
  ])
})

test('a pattern names a field of every entry of a list', () => {
  expect(toPattern('items[12].images[0].width')).toBe('items[].images[].width')
})
