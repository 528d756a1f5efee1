import { expect, test } from 'vitest'
import { Steps } from './steps.mjs'
import { countPlaywright, countVitest, describeFailures } from './test-reports.mjs'

test('steps add up; a step that throws has failed; the output of failed ones is shown', async () => {
  const shown = []
  const steps = new Steps((line) => shown.push(line))
  const passed = await steps.run(
    [
      {
        name: 'good',
        run: async () => ({ passed: 40, failed: 0, output: 'quiet', skipped: [['slow test', 'no time']] }),
      },
      { name: 'bad', run: async () => ({ passed: 1, failed: 2, output: 'the reason' }) },
      { name: 'broken', run: () => Promise.reject(new Error('out of memory')) },
    ],
    { atOnce: 2 },
  )
  expect(passed).toBe(false)
  expect(steps.summarise()).toBe(false)
  expect(shown.at(-1)).toBe('41 passed, 3 failed')
  expect(shown.at(-2)).toBe('skipped slow test: no time')
  expect(shown.join('\n')).toContain('the reason')
  expect(shown.join('\n')).toContain('out of memory')
  expect(shown.join('\n')).not.toContain('quiet')
})

test('counts are those of the reports, and a bad end is never without a failure', () => {
  expect(countVitest({ numPassedTests: 5, numFailedTests: 1, numPendingTests: 2 }, 1, 'unit')).toEqual({
    passed: 5,
    failed: 1,
    skipped: [['unit', '2 tests are marked so']],
  })
  expect(countVitest({ numPassedTests: 5, numFailedTests: 0 }, 1, 'unit').failed).toBe(1)
  expect(countVitest(null, 1, 'unit')).toEqual({ passed: 0, failed: 1, skipped: [] })
})

test('a browser test that passes when tried again is named; one that fails twice says why', () => {
  const specOf = (title, status, message) => ({
    title,
    tests: [{ projectName: 'phone', status, results: [{ error: { message } }] }],
  })
  const report = {
    stats: { expected: 3, unexpected: 1, flaky: 1, skipped: 0 },
    suites: [
      {
        specs: [specOf('books', 'flaky', '\u001b[31mno button\u001b[39m')],
        suites: [{ specs: [specOf('pays', 'unexpected', 'no answer')] }],
      },
    ],
  }
  expect(countPlaywright(report, 1, 'e2e')).toEqual({
    passed: 4,
    failed: 1,
    skipped: [],
    unsteady: ['[phone] books: no button'],
  })
  expect(describeFailures(report)).toBe('[phone] pays\nno answer')
})
