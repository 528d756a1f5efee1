import { mkdirSync, readFileSync, rmSync } from 'node:fs'
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

/** Counts of a Playwright run, from its JSON report. */
export function countPlaywright(report, code, name) {
  const { expected = 0, unexpected = 0, flaky = 0, skipped = 0 } = report?.stats ?? {}
  return { passed: expected, failed: atLeastOneFailed(unexpected + flaky, code), skipped: countSkipped(name, skipped) }
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
    return { ...countPlaywright(readReport(file), code, name), output }
  },
})
