import { expect, test } from 'vitest'
import { fromRoot } from '../lib/root.mjs'
import { findLongLines, findResults } from './names.mjs'
import { pages, writtenPages } from './project.mjs'

const SECTIONS = ['Context', 'Decision', 'Consequences', 'Alternatives']
const README_LINES = 120

test('no line of prose is longer than 120 characters', () => {
  const faults = [...writtenPages].flatMap(([path, text]) => findLongLines(text).map((line) => `${path}:${line}`))
  expect(faults).toEqual([])
})

test('a line of 121 characters is too long, a row of a table never', () => {
  expect(findLongLines(`${'x'.repeat(120)}\n${'x'.repeat(121)}\n| ${'x'.repeat(200)} |`)).toEqual([2])
})

/** A decision has its date, a changelog its releases, a version of Node the end of its support, a dump its day. */
const HAS_DATES = /^(docs\/(adr\/|measurements\.md|node-versions\.md)|CHANGELOG\.md|tests\/upgrade\/dump\/)/

test('dated results stand in docs/measurements.md alone', () => {
  const faults = [...writtenPages]
    .filter(([path]) => !HAS_DATES.test(path))
    .flatMap(([path, text]) => findResults(text).map((result) => `${path}:${result}`))
  expect(faults).toEqual([])
})

test('a date in either form is one', () => {
  expect(findResults('On 24 November 2026 it took 3 s.\nNothing.\nOn 2026-11-27 it took 2.')).toEqual([
    '1: 24 November 2026',
    '3: 2026-11-27',
  ])
})

/** What of a decision's record is missing. */
function findMissing(text) {
  const missing = SECTIONS.filter((section) => !text.includes(`\n## ${section}\n`))
  const isDated = /^# \d+\. .+\n\nStatus: (?:accepted|proposed|superseded by ADR \d+)\. Date: \d{4}-\d\d-\d\d\./.test(
    text,
  )
  return isDated ? missing : ['Status and date', ...missing]
}

const decisions = [...pages].filter(([path]) => /^docs\/adr\/\d/.test(path))

test('every decision has status, date, context, decision, consequences and alternatives', () => {
  expect(fromRoot('docs/adr')).toContain('adr')
  expect(decisions.length).toBeGreaterThan(16)
  expect(decisions.flatMap(([path, text]) => findMissing(text).map((part) => `${path}: ${part}`))).toEqual([])
  expect(findMissing('# 1. Title\n\n## Context\n')).toEqual([
    'Status and date',
    'Decision',
    'Consequences',
    'Alternatives',
  ])
})

test.each([
  ['docs/adr/README.md', decisions.map(([path]) => path.slice('docs/adr/'.length))],
  ['docs/operations/README.md', [...pages.keys()].filter((path) => /^docs\/operations\/[a-z]/.test(path))],
])('%s lists every page', (index, listed) => {
  const names = listed.map((path) => path.slice(path.lastIndexOf('/') + 1))
  expect(names.filter((name) => !pages.get(index).includes(`(${name})`))).toEqual([])
})

test('README has fewer than 120 lines, in the agreed order', () => {
  const readme = pages.get('README.md')
  expect(readme.split('\n').length).toBeLessThan(README_LINES)
  const headings = [...readme.matchAll(/^## (.+)$/gm)].map(([, heading]) => heading)
  expect(headings).toEqual([
    'Start',
    'What you see',
    'Develop',
    'Test',
    'Layout',
    'Use it with your own systems',
    'Limits',
  ])
})
