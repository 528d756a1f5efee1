import { describe, expect, test } from 'vitest'
import { describeInspection, listFaults, readCategory } from './lighthouse-report.mjs'

const audit = (id, score) => [
  id,
  { id, title: `about ${id}`, score, details: { items: [{ node: { snippet: `<${id}>` } }] } },
]

const reportOf = (scores) => ({
  categories: { seo: { auditRefs: Object.keys(scores).map((id) => ({ id, weight: 2 })) } },
  audits: Object.fromEntries(Object.entries(scores).map(([id, score]) => audit(id, score))),
})

describe('readCategory', () => {
  test('is 100 where every audit that counts has passed', () => {
    const report = reportOf({ 'is-crawlable': 1, canonical: 1, hreflang: null })
    expect(readCategory(report, 'seo', false)).toEqual({ score: 100, faults: [] })
  })

  test('names what has not passed, with where it stands', () => {
    const report = reportOf({ 'is-crawlable': 1, canonical: 0 })
    expect(readCategory(report, 'seo', false)).toEqual({
      score: 50,
      faults: ['canonical: about canonical | <canonical>'],
    })
  })

  test('a page of one person alone has to be kept from search engines', () => {
    expect(readCategory(reportOf({ 'is-crawlable': 0, canonical: 1 }), 'seo', true).faults).toEqual([])
    expect(readCategory(reportOf({ 'is-crawlable': 1, canonical: 1 }), 'seo', true).faults).toHaveLength(1)
  })
})

test('a row tells page, language and scores, and its faults by name', () => {
  const row = { name: 'home', locale: 'ar', results: [{ category: 'seo', score: 50, faults: ['canonical: two'] }] }
  expect(describeInspection(row)).toBe('home     ar  seo  50')
  expect(listFaults([row])).toEqual(['home ar, seo: canonical: two'])
})
