import { runNode } from './command.mjs'
import { findMissingHistory, readFormerHash, readHash } from './former-release.mjs'
import { fromRoot } from './root.mjs'
import { commandStep } from './steps.mjs'
import { unitTestStep } from './unit-tests.mjs'

const bin = (path) => fromRoot('node_modules', path)
const lint = (name, file) => commandStep(name, () => runNode(fromRoot('scripts/lint', file)))

/** `next typegen` writes the route types that `tsc` needs. */
async function checkTypes() {
  const generated = await runNode(bin('next/dist/bin/next'), ['typegen'])
  if (generated.code !== 0) return generated
  return runNode(bin('typescript/bin/tsc'), ['--noEmit', '-p', fromRoot('tsconfig.json')])
}

/**
 * Checks that migrations only expand the schema of the previous release; a clone without that commit cannot check it.
 */
const migrationStep = {
  name: 'migrations',
  run: async () => {
    const missing = await findMissingHistory(readFormerHash())
    const result = await lint('migrations', 'migrations.mjs').run()
    return missing ? { ...result, notRun: [['migrations against the former release', missing]] } : result
  },
}

const commitStep = {
  name: 'commit messages',
  run: async () => {
    const missing = await findMissingHistory(readHash('.ci/commit-form-since'), 'the first commit of this form')
    if (missing) return { passed: 0, failed: 0, notRun: [['commit messages', missing]] }
    return lint('commit messages', 'commits.mjs').run()
  },
}

/** All checks without a database, a build or a browser; the slowest first. */
export const checkSteps = ({ withSlowTests }) => [
  unitTestStep(withSlowTests ? process.env : { ...process.env, WITHOUT_SLOW_TESTS: 'true' }),
  commandStep('types', checkTypes),
  commandStep('lint and format', () => runNode(bin('@biomejs/biome/bin/biome'), ['check', '--error-on-warnings', '.'])),
  commandStep('unused code', () => runNode(bin('knip/bin/knip.js'), ['--no-progress'])),
  lint('import directions', 'imports.mjs'),
  lint('file lengths', 'file-lengths.mjs'),
  lint('suppressed checks', 'suppressions.mjs'),
  lint('private words', 'names.mjs'),
  lint('names of kinds', 'kind-names.mjs'),
  lint('messages', 'messages.mjs'),
  migrationStep,
  commitStep,
  // Playwright loads its files with rules of its own: what fails there would be seen after the build only.
  commandStep('browser tests load', () =>
    runNode(bin('@playwright/test/cli.js'), ['test', '--list', '--reporter=list']),
  ),
]
