import { existsSync, readFileSync } from 'node:fs'
import { listFiles } from './files.mjs'
import { fromRoot } from './root.mjs'
import { vitestStep } from './test-reports.mjs'

const PROJECTS = ['unit', 'unit-replacing', 'unit-dom', 'unit-dom-replacing']

/** After a change of these every test may end otherwise. */
const OF_ALL = /^(node|package-lock\.json|tsconfig\.json|vitest\.config\.ts|scripts\/test\/.*)$/

/** Tests that look at files or start programs, which no import names. */
const LOOKS_AROUND = /readFile|readdir|spawn|execFile|runCommand|runNode|fromRoot/

const listLookingAround = () =>
  listFiles('', { accept: (path) => /\.test\.(tsx?|mjs)$/.test(path) }).filter((path) =>
    LOOKS_AROUND.test(readFileSync(fromRoot(path), 'utf8')),
  )

/**
 * The unit tests that a change of these files can reach: those that import one of them, and all that look at files. Null,
 * for all of them, when a file is gone or belongs to all.
 */
export function chooseRelated(changed) {
  if (!changed || changed.some((path) => OF_ALL.test(path) || !existsSync(fromRoot(path)))) return null
  return [...new Set([...changed, ...listLookingAround()])]
}

/** A step of the unit tests. `run` takes the paths that have changed since they passed, or nothing for all tests. */
export const unitTestStep = (env = process.env) => ({
  name: 'unit tests',
  run: (changed) => vitestStep('', PROJECTS, { env, related: chooseRelated(changed) ?? undefined }).run(),
})
