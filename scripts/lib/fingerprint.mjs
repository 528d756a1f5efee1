import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { listFiles } from './files.mjs'
import { ROOT } from './root.mjs'

/** A hash of the names and contents of all files that `accept` selects, and of the extra values. */
export function fingerprint({ accept, extra = [], root = ROOT }) {
  const hash = createHash('sha256')
  for (const value of extra) hash.update(`${value}\0`)
  for (const path of listFiles('', { root, accept })) {
    const content = readFileSync(join(root, path))
    hash.update(`${path}\0${content.length}\0`).update(content)
  }
  return hash.digest('hex')
}
