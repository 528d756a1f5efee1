import { expect, test } from 'vitest'
import { WEIGHTS } from './budgets.mjs'
import { judgeWeight } from './judge.mjs'

const budget = Object.fromEntries(Object.keys(WEIGHTS.home).map((row) => [row, { target: 10 }]))
const weight = Object.fromEntries(Object.keys(budget).map((row) => [row, 10]))

test('a page within its budget has nothing to say', () => {
  expect(judgeWeight('home', weight, budget)).toEqual({ failures: [], open: [] })
})

test('what passes its target fails', () => {
  const { failures, open } = judgeWeight('home', { ...weight, script: 10.1 }, budget)
  expect(failures).toEqual(['home: 10.1 KiB of JavaScript before load, at most 10'])
  expect(open).toEqual([])
})

test('an open row is shown with its cause up to its limit, and fails beyond it', () => {
  const loose = { ...budget, document: { target: 10, limit: 12, why: 'sent twice' } }
  const shown = judgeWeight('home', { ...weight, document: 12 }, loose)
  expect(shown.failures).toEqual([])
  expect(shown.open).toEqual(['home: 12 KiB of HTML, wanted 10, held at 12: sent twice'])
  expect(judgeWeight('home', { ...weight, document: 12.1 }, loose).failures).toHaveLength(1)
})

test('every page has a budget for every row, and every open row a cause', () => {
  for (const rows of Object.values(WEIGHTS)) {
    expect(Object.keys(rows).sort()).toEqual(Object.keys(budget).sort())
    for (const { target, limit, why } of Object.values(rows)) {
      if (limit === undefined) continue
      expect(limit).toBeGreaterThan(target)
      expect(why).toBeTruthy()
    }
  }
})
