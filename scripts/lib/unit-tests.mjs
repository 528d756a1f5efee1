import { existsSync, readFileSync } from 'node:fs'
import { listFiles } from './files.mjs'
import { fromRoot } from './root.mjs'
import { runVitest } from './test-reports.mjs'

const PROJECTS = ['unit', 'unit-isolated', 'unit-dom', 'unit-dom-isolated']

/** Modules that affect all tests. */
const OF_ALL = /^(vitest\.config\.ts|scripts\/test\/.*)$/

/** Tests that read files or start programs: their imports do not show all their dependencies. */
const READS_FILES = /readFile|readdir|spawn|execFile|runCommand|runNode|fromRoot/

const listReadingTests = () =>
  listFiles('', { accept: (path) => /\.test\.(tsx?|mjs)$/.test(path) }).filter((path) =>
    READS_FILES.test(readFileSync(fromRoot(path), 'utf8')),
  )

const isModule = (path) => /\.(tsx?|mjs)$/.test(path) && !OF_ALL.test(path) && existsSync(fromRoot(path))

/**
 * Selects files for `vitest related`, which runs the tests that import one of them: the changed files, and the tests
 * that read files. Null (all tests) if something other than a module has changed or a module was deleted.
 */
export const chooseRelated = (changed) =>
  changed?.every(isModule) ? [...new Set([...changed, ...listReadingTests()])] : null

/** A step of the unit tests. `run` takes the paths changed since they last passed, or nothing for all tests. */
export const unitTestStep = (env = process.env) => ({
  name: 'unit tests',
  run: (changed) => runVitest(PROJECTS, { env, related: chooseRelated(changed) }),
})
