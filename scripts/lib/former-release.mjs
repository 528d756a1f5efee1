import { readFileSync } from 'node:fs'
import { runCommand } from './command.mjs'
import { fromRoot } from './root.mjs'

/** The commit of the release that may still serve while the next one starts: one line, the full hash (docs/operating.md). */
const FILE = '.ci/former-release'

/** The hash of the former release. Throws when the file does not hold exactly one. */
export function readFormerHash(text = readFileSync(fromRoot(FILE), 'utf8')) {
  const hash = text.trim()
  if (!/^[0-9a-f]{40}$/.test(hash)) throw new Error(`${FILE} must hold the full hash of the former release's commit`)
  return hash
}

/** Why the sources of a commit cannot be read from this clone, or null when they can. */
export async function findMissingHistory(hash) {
  const repository = await runCommand('git', ['rev-parse', '--is-shallow-repository'])
  if (repository.code !== 0) return `git cannot read this folder: ${repository.output.trim()}`
  const commit = await runCommand('git', ['cat-file', '-e', `${hash}^{commit}`])
  if (commit.code === 0) return null
  const kind = repository.output.trim() === 'true' ? 'shallow clone' : 'clone'
  return `the ${kind} lacks the former release's commit ${hash}: run git fetch --unshallow, or git fetch origin ${hash}`
}

/** The text of a file at a commit. Throws with git's own words when it is not there. */
export async function readFileAt(hash, path) {
  const { code, output } = await runCommand('git', ['show', `${hash}:${path}`])
  if (code !== 0) throw new Error(output.trim())
  return output
}
