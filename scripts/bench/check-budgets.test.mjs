import { expect, test } from 'vitest'
import { BUDGETS, CARDS, FRESHNESS, LOAD, MEMORY, NAVIGATION, OWN_SCRIPT, PAINT, SPEED, WEIGHTS } from './budgets.mjs'
import { checkBudgets, ROWS } from './check-budgets.mjs'

const budget = { script: { target: 10 }, document: { target: 10 }, performance: { target: 97 } }
const values = { script: 10, document: 10, performance: 97 }

test('a page within its budget has nothing to say', () => {
  expect(checkBudgets('home', values, budget)).toEqual({ failures: [], open: [] })
})

test('what passes its target fails, in its own direction', () => {
  const { failures, open } = checkBudgets('home', { ...values, script: 10.1, performance: 96 }, budget)
  expect(failures).toEqual([
    'home: 10.1 KiB of JavaScript before load, at most 10',
    'home: 96 points for performance (Lighthouse), at least 97',
  ])
  expect(open).toEqual([])
})

test('what was not measured fails', () => {
  expect(checkBudgets('home', { ...values, document: undefined }, budget).failures).toHaveLength(1)
  expect(checkBudgets('home', { ...values, document: Number.NaN }, budget).failures).toHaveLength(1)
})

test('an open row is shown with its cause up to its limit, and fails beyond it', () => {
  const loose = { ...budget, document: { target: 10, limit: 12, why: 'sent twice' } }
  const shown = checkBudgets('home', { ...values, document: 12 }, loose)
  expect(shown.failures).toEqual([])
  expect(shown.open).toEqual(['home: 12 KiB of HTML, wanted 10, held at 12: sent twice'])
  expect(checkBudgets('home', { ...values, document: 12.1 }, loose).failures).toHaveLength(1)
})

test('every row of the budgets has words, and every open one a cause', () => {
  const tables = [WEIGHTS, OWN_SCRIPT, CARDS, LOAD, PAINT, SPEED].flatMap((table) => Object.values(table))
  for (const rows of [...tables, NAVIGATION, FRESHNESS, MEMORY])
    for (const [row, { target, limit, why }] of Object.entries(rows)) {
      expect(ROWS).toHaveProperty(row)
      if (limit === undefined) continue
      expect(limit).not.toBe(target)
      expect(why).toBeTruthy()
    }
  expect(BUDGETS.interaction).toBe(100)
})

test('home, listing, product and search are weighed by the same rows', () => {
  const [first, ...others] = Object.values(WEIGHTS).map((rows) => Object.keys(rows).sort())
  expect(Object.keys(WEIGHTS)).toEqual(['home', 'listing', 'product', 'search'])
  for (const other of others) expect(other).toEqual(first)
})
