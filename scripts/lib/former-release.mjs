import { readFileSync } from 'node:fs'
import { runCommand } from './command.mjs'
import { fromRoot } from './root.mjs'

/**
 * The commit of the release that may still serve while the next one starts: one line with the full hash
 * (docs/operations/upgrade.md).
 */
const FILE = '.ci/former-release'

/** The commit hash in a file. Throws if the file does not contain exactly one. */
export function readHash(file, text = readFileSync(fromRoot(file), 'utf8')) {
  const hash = text.trim()
  if (!/^[0-9a-f]{40}$/.test(hash)) throw new Error(`${file} must hold the full hash of a commit`)
  return hash
}

export const readFormerHash = (text) => readHash(FILE, text)

/** The reason why this clone lacks the sources of a commit, or null if it has them; `what` names the commit. */
export async function findMissingHistory(hash, what = 'the former release') {
  const repository = await runCommand('git', ['rev-parse', '--is-shallow-repository'])
  if (repository.code !== 0) return `git cannot read this folder: ${repository.output.trim()}`
  const commit = await runCommand('git', ['cat-file', '-e', `${hash}^{commit}`])
  if (commit.code === 0) return null
  const kind = repository.output.trim() === 'true' ? 'shallow clone' : 'clone'
  return `the ${kind} lacks the commit ${hash}, ${what}: run git fetch --unshallow, or git fetch origin ${hash}`
}

/** The text of a file at a commit. Throws with git's message if it does not exist. */
export async function readFileAt(hash, path) {
  const { code, output } = await runCommand('git', ['show', `${hash}:${path}`])
  if (code !== 0) throw new Error(output.trim())
  return output
}
