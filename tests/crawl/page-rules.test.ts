import { expect, test } from 'vitest'
import { listRoutes, PAGE_RULES } from './page-rules'

test('every page and handler says who sees what there, and nothing else does', () => {
  expect(Object.keys(PAGE_RULES).sort()).toEqual(listRoutes().sort())
})
