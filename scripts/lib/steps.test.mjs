import { expect, test } from 'vitest'
import { fromRoot } from './root.mjs'
import { Steps } from './steps.mjs'
import { countPlaywright, countVitest, describeFailures } from './test-reports.mjs'

function createSteps(env = {}) {
  const shown = []
  return { shown, steps: new Steps({ show: (line) => shown.push(line), env }) }
}

const good = { name: 'good', run: async () => ({ passed: 40, failed: 0, output: 'quiet' }) }

test('steps add up; a step that throws has failed; the output of failed ones is shown', async () => {
  const { shown, steps } = createSteps()
  const passed = await steps.run(
    [
      good,
      { name: 'bad', run: async () => ({ passed: 1, failed: 2, output: 'the reason' }) },
      { name: 'broken', run: () => Promise.reject(new Error('out of memory')) },
    ],
    { atOnce: 2 },
  )
  expect(passed).toBe(false)
  expect(steps.summarise()).toBe(false)
  expect(shown.at(-1)).toBe('41 passed, 3 failed')
  expect(shown.join('\n')).toContain('the reason')
  expect(shown.join('\n')).toContain('out of memory')
  expect(shown.join('\n')).not.toContain('quiet')
})

test('steps of a list run one after another, beside others', async () => {
  const { steps } = createSteps()
  const order = []
  const stepOf = (name, ms) => ({
    name,
    run: async () => {
      order.push(`${name} begins`)
      await new Promise((done) => setTimeout(done, ms))
      order.push(`${name} ends`)
      return { passed: 1, failed: 0 }
    },
  })
  expect(await steps.run([[stepOf('a', 40), stepOf('b', 1)], stepOf('c', 10)], { atOnce: 2 })).toBe(true)
  expect(order).toEqual(['a begins', 'c begins', 'c ends', 'a ends', 'b begins', 'b ends'])
  expect(steps.passed).toBe(3)
})

/** A run in which one part could not run, one test was skipped and one part belongs to another command. */
async function runInPart(env) {
  const { shown, steps } = createSteps(env)
  await steps.run([
    good,
    { name: 'partial', run: async () => ({ passed: 1, failed: 0, notRun: [['pays', 'no bank']] }) },
  ])
  steps.cannotRun('browser tests', 'there is no Chromium')
  steps.leaveOut('slow unit tests', '`npm test` runs them')
  return { isGood: steps.summarise(), end: shown.slice(-2) }
}

test('parts that could not run are named in the last line, and counted as skipped', async () => {
  expect(await runInPart({})).toEqual({
    isGood: true,
    end: [
      'left out slow unit tests: `npm test` runs them',
      '41 passed, 0 failed, 2 skipped (pays: no bank; browser tests: there is no Chromium)',
    ],
  })
})

test.each(['true', '1'])(
  'with CI=%s a part that could not run has failed; one that was left out has not',
  async (CI) => {
    expect(await runInPart({ CI })).toEqual({
      isGood: false,
      end: [
        'left out slow unit tests: `npm test` runs them',
        '41 passed, 2 failed (not run: pays: no bank; browser tests: there is no Chromium)',
      ],
    })
    const { steps } = createSteps({ CI })
    steps.leaveOut('slow unit tests', '`npm test` runs them')
    expect(steps.summarise()).toBe(true)
  },
)

test.each([{}, { CI: 'true' }])(
  'a part without its server is skipped, also with %o, and named in the last line',
  (env) => {
    const { shown, steps } = createSteps(env)
    steps.skip('API tests on a PostgreSQL server', 'DATABASE_URL is not set')
    steps.leaveOut('crawl of every page', 'CRAWL_WHOLE is not 1')
    expect(steps.summarise()).toBe(true)
    expect(shown.at(-1)).toBe(
      '0 passed, 0 failed, 1 skipped (API tests on a PostgreSQL server: DATABASE_URL is not set)',
    )
  },
)

test('a run of which nothing is skipped ends with the counts alone', () => {
  const { shown, steps } = createSteps({ CI: 'true' })
  steps.leaveOut('crawl of every page', 'CRAWL_WHOLE is not 1')
  steps.summarise()
  expect(shown).toEqual(['left out crawl of every page: CRAWL_WHOLE is not 1', '0 passed, 0 failed'])
})

test('counts are those of the reports, and a bad end is never without a failure', () => {
  expect(countVitest({ numPassedTests: 5, numFailedTests: 1 }, 1)).toEqual({ passed: 5, failed: 1, notRun: [] })
  expect(countVitest({ numPassedTests: 5, numFailedTests: 0 }, 1).failed).toBe(1)
  expect(countVitest(null, 1)).toEqual({ passed: 0, failed: 1, notRun: [] })
})

test('skipped tests of a report are named with their file or their reason', () => {
  const assertionResults = ['passed', 'skipped', 'pending', 'todo'].map((status) => ({
    fullName: ` is ${status}`,
    status,
  }))
  const { notRun } = countVitest({ testResults: [{ name: fromRoot('tests/api/a.test.ts'), assertionResults }] }, 0)
  expect(notRun).toEqual(
    ['is skipped', 'is pending', 'is todo'].map((title) => [title, 'skipped in tests/api/a.test.ts']),
  )
  const skipped = (title, annotations) => ({
    title,
    tests: [{ projectName: 'phone', status: 'skipped', results: [], annotations }],
  })
  const specs = [
    skipped('pays', [{ type: 'skip', description: 'no bank' }]),
    skipped('books', [{ type: 'fixme' }]),
    skipped('leaves', []),
  ]
  expect(countPlaywright({ suites: [{ specs }] }, 0).notRun).toEqual([
    ['[phone] pays', 'no bank'],
    ['[phone] books', 'marked as fixme'],
    ['[phone] leaves', 'the run ended before it'],
  ])
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
  expect(countPlaywright(report, 1)).toEqual({
    passed: 4,
    failed: 1,
    notRun: [],
    unsteady: ['[phone] books: no button'],
  })
  expect(describeFailures(report)).toBe('[phone] pays\nno answer')
})
