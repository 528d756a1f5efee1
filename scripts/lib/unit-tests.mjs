import { existsSync, readFileSync } from 'node:fs'
import { listFiles } from './files.mjs'
import { fromRoot } from './root.mjs'
import { runVitest } from './test-reports.mjs'

const PROJECTS = ['unit', 'unit-isolated', 'unit-dom', 'unit-dom-isolated']

/** Modules that every test depends on. */
const OF_ALL = /^(vitest\.config\.ts|scripts\/test\/.*)$/

/** Tests that read files or start programs: no import names what they depend on. */
const READS_FILES = /readFile|readdir|spawn|execFile|runCommand|runNode|fromRoot/

const listReadingTests = () =>
  listFiles('', { accept: (path) => /\.test\.(tsx?|mjs)$/.test(path) }).filter((path) =>
    READS_FILES.test(readFileSync(fromRoot(path), 'utf8')),
  )

const isModule = (path) => /\.(tsx?|mjs)$/.test(path) && !OF_ALL.test(path) && existsSync(fromRoot(path))

/**
 * Files for `vitest related`, which runs the tests that import one of them: what has changed, and the tests that read
 * files. Null, for all tests, when something other than modules has changed or a module is gone.
 */
export const chooseRelated = (changed) =>
  changed?.every(isModule) ? [...new Set([...changed, ...listReadingTests()])] : null

/** A step of the unit tests. `run` takes the paths that have changed since they passed, or nothing for all tests. */
export const unitTestStep = (env = process.env) => ({
  name: 'unit tests',
  run: (changed) => runVitest(PROJECTS, { env, related: chooseRelated(changed) }),
})
