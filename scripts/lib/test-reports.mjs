import { mkdirSync, readFileSync, rmSync } from 'node:fs'
import { stripVTControlCharacters } from 'node:util'
import { runNode } from './command.mjs'
import { fromRoot } from './root.mjs'

const REPORTS = fromRoot('.data/reports')

function readReport(path) {
  try {
    return JSON.parse(readFileSync(path, 'utf8'))
  } catch {
    return null
  }
}

/** A run that ended badly has failed, even where it could not count its failures (a file that does not load). */
const atLeastOneFailed = (failed, code) => (code === 0 ? failed : Math.max(failed, 1))

const countSkipped = (name, count) => (count > 0 ? [[name, `${count} tests are marked so`]] : [])

/** Counts of a vitest run, from its JSON report. */
export function countVitest(report, code, name) {
  const { numPassedTests = 0, numFailedTests = 0, numPendingTests = 0, numTodoTests = 0 } = report ?? {}
  return {
    passed: numPassedTests,
    failed: atLeastOneFailed(numFailedTests, code),
    skipped: countSkipped(name, numPendingTests + numTodoTests),
  }
}

const listSpecs = ({ specs = [], suites = [] }) => [...specs, ...suites.flatMap(listSpecs)]

/** The first lines of what a test said when it failed, without colours. */
function describeError(error) {
  const text = stripVTControlCharacters(error?.message ?? '')
  return text.split('\n').slice(0, 12).join('\n').slice(0, 1200)
}

const listTests = (report) =>
  (report?.suites ?? [])
    .flatMap(listSpecs)
    .flatMap(({ title, tests }) =>
      tests.map(({ projectName, status, results }) => ({ title: `[${projectName}] ${title}`, status, results })),
    )

/** What failed in a Playwright run, and why: the end of a long log says enough by itself. */
export const describeFailures = (report) =>
  listTests(report)
    .filter(({ status }) => status === 'unexpected')
    .map(({ title, results }) => `${title}\n${describeError(results.findLast(({ error }) => error)?.error)}`)
    .join('\n\n')

/** Tests that passed only when they were tried again, with what they said at first. */
export const listUnsteady = (report) =>
  listTests(report)
    .filter(({ status }) => status === 'flaky')
    .map(({ title, results }) => `${title}: ${describeError(results[0]?.error)}`)

/** Counts of a Playwright run, from its JSON report. A test that passed when tried again has passed, and is named. */
export function countPlaywright(report, code, name) {
  const { expected = 0, unexpected = 0, flaky = 0, skipped = 0 } = report?.stats ?? {}
  return {
    passed: expected + flaky,
    failed: atLeastOneFailed(unexpected, code),
    skipped: countSkipped(name, skipped),
    unsteady: listUnsteady(report),
  }
}

/** A step of vitest projects, with the counts of its tests. */
export const vitestStep = (name, projects, { env = process.env, report = projects[0] } = {}) => ({
  name,
  run: async () => {
    const file = `${REPORTS}/${report}.json`
    mkdirSync(REPORTS, { recursive: true })
    rmSync(file, { force: true })
    const chosen = projects.flatMap((project) => ['--project', project])
    const reporters = ['--reporter=dot', '--reporter=json', `--outputFile.json=${file}`]
    const { code, output } = await runNode(
      fromRoot('node_modules/vitest/vitest.mjs'),
      ['run', ...chosen, ...reporters],
      // Colours would drown what failed in a log.
      { env: { ...env, NO_COLOR: '1' } },
    )
    return { ...countVitest(readReport(file), code, name), output }
  },
})

/** A step of browser tests against a running shop, with the counts of its tests. */
export const playwrightStep = (name, { env }) => ({
  name,
  run: async () => {
    const file = fromRoot('test-results/e2e.json')
    rmSync(file, { force: true })
    const { code, output } = await runNode(fromRoot('node_modules/@playwright/test/cli.js'), ['test'], { env })
    const report = readReport(file)
    return { ...countPlaywright(report, code, name), output: `${output}\n${describeFailures(report)}` }
  },
})
