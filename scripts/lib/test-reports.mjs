import { mkdirSync, readFileSync, rmSync } from 'node:fs'
import { relative } from 'node:path'
import { stripVTControlCharacters } from 'node:util'
import { runNode } from './command.mjs'
import { fromRoot, ROOT } from './root.mjs'

const REPORTS = fromRoot('.data/reports')

function readReport(path) {
  try {
    return JSON.parse(readFileSync(path, 'utf8'))
  } catch {
    return null
  }
}

/** A run with a non-zero exit code has failed, even if no failures were counted (a file that does not load). */
const atLeastOneFailed = (failed, code) => (code === 0 ? failed : Math.max(failed, 1))

const NOT_RUN = ['skipped', 'pending', 'todo']

/** Tests of a vitest run that were not run, each with its file. */
const listNotRun = (report) =>
  (report?.testResults ?? []).flatMap(({ name: file, assertionResults }) =>
    assertionResults
      .filter(({ status }) => NOT_RUN.includes(status))
      .map(({ fullName }) => [fullName.trim(), `skipped in ${relative(ROOT, file)}`]),
  )

/** Counts of a vitest run, from its JSON report. */
export function countVitest(report, code) {
  const { numPassedTests = 0, numFailedTests = 0 } = report ?? {}
  return { passed: numPassedTests, failed: atLeastOneFailed(numFailedTests, code), notRun: listNotRun(report) }
}

const listSpecs = ({ specs = [], suites = [] }) => [...specs, ...suites.flatMap(listSpecs)]

/** The first lines of a test's error, without colours. */
function describeError(error) {
  const text = stripVTControlCharacters(error?.message ?? '')
  return text.split('\n').slice(0, 12).join('\n').slice(0, 1200)
}

const listTests = (report) =>
  (report?.suites ?? [])
    .flatMap(listSpecs)
    .flatMap(({ title, tests }) =>
      tests.map(({ projectName, ...test }) => ({ ...test, title: `[${projectName}] ${title}` })),
    )

/** The failures of a Playwright run with their errors, to be printed at the end of a long log. */
export const describeFailures = (report) =>
  listTests(report)
    .filter(({ status }) => status === 'unexpected')
    .map(({ title, results }) => `${title}\n${describeError(results.findLast(({ error }) => error)?.error)}`)
    .join('\n\n')

/** Tests that passed only on a retry, with their first error. */
export const listUnsteady = (report) =>
  listTests(report)
    .filter(({ status }) => status === 'flaky')
    .map(({ title, results }) => `${title}: ${describeError(results[0]?.error)}`)

/** Tests of a Playwright run that were not run, each with its reason. */
const listSkipped = (report) =>
  listTests(report)
    .filter(({ status }) => status === 'skipped')
    .map(({ title, annotations = [] }) => {
      const mark = annotations.find(({ type }) => type === 'skip' || type === 'fixme')
      return [title, mark ? (mark.description ?? `marked as ${mark.type}`) : 'the run ended before it']
    })

/** Counts of a Playwright run, from its JSON report. A test that passed on a retry counts as passed and is listed. */
export function countPlaywright(report, code) {
  const { expected = 0, unexpected = 0, flaky = 0 } = report?.stats ?? {}
  return {
    passed: expected + flaky,
    failed: atLeastOneFailed(unexpected, code),
    notRun: listSkipped(report),
    unsteady: listUnsteady(report),
  }
}

/**
 * Runs vitest projects and returns the counts of their tests with the output. `shard` is a part of the files, such as
 * '1/2'; with `related` only the tests that import one of these files run.
 */
export async function runVitest(projects, { env = process.env, report = projects[0], shard, related } = {}) {
  const file = `${REPORTS}/${report}.json`
  mkdirSync(REPORTS, { recursive: true })
  rmSync(file, { force: true })
  const command = related ? ['related', '--run', '--passWithNoTests', ...related] : ['run']
  const chosen = projects.flatMap((project) => ['--project', project])
  const reporters = ['--reporter=dot', '--reporter=json', `--outputFile.json=${file}`]
  const { code, output } = await runNode(
    fromRoot('node_modules/vitest/vitest.mjs'),
    [...command, ...chosen, ...reporters, ...(shard ? [`--shard=${shard}`] : [])],
    // Colour codes would make failures hard to read in a log.
    { env: { ...env, NO_COLOR: '1' } },
  )
  return { ...countVitest(readReport(file), code), output }
}

export const vitestStep = (name, projects, options) => ({ name, run: () => runVitest(projects, options) })

/** A step of browser tests against a running shop, with the counts of its tests. */
export const playwrightStep = (name, { env }) => ({
  name,
  run: async () => {
    const file = fromRoot('test-results/e2e.json')
    rmSync(file, { force: true })
    const { code, output } = await runNode(fromRoot('node_modules/@playwright/test/cli.js'), ['test'], { env })
    const report = readReport(file)
    return { ...countPlaywright(report, code), output: `${output}\n${describeFailures(report)}` }
  },
})
