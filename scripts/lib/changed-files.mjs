import { createHash } from 'node:crypto'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { runCommand } from './command.mjs'
import { ROOT } from './root.mjs'

const read = (path) => {
  try {
    return readFileSync(path)
  } catch (error) {
    if (error.code === 'ENOENT' || error.code === 'EISDIR') return null
    throw error
  }
}

/**
 * Hashes of the project's files by path, and of the Node version under 'node'; without files that git ignores. Null if
 * the project is not a git working copy.
 */
export async function hashFiles(root = ROOT) {
  const { code, output } = await runCommand('git', ['ls-files', '-z', '-co', '--exclude-standard'], { cwd: root })
  if (code !== 0) return null
  const hashes = { node: process.version }
  for (const path of output.split('\0').filter(Boolean).sort()) {
    const body = read(join(root, path))
    if (body) hashes[path] = createHash('sha1').update(body).digest('base64')
  }
  return hashes
}

/** Paths of added, changed and deleted files. */
export function compareHashes(before, now) {
  const paths = new Set([...Object.keys(before), ...Object.keys(now)])
  return [...paths].filter((path) => before[path] !== now[path]).sort()
}

/**
 * Wraps a step so that it runs only if a file has changed since it passed in this working copy. `run` is called with
 * the changed paths, or with null if any may have changed. `files` are those of `hashFiles`.
 */
export function onlyWhenChanged({ name, run }, files, folder = join(ROOT, '.data/check')) {
  if (!files) return { name, run: () => run(null) }
  const memory = join(folder, `${name.replaceAll(' ', '-')}.json`)
  const before = JSON.parse(read(memory) ?? 'null')
  const changed = before && compareHashes(before, files)
  if (changed?.length === 0) return { name: `${name}: unchanged`, run: async () => ({ passed: 0, failed: 0 }) }
  return {
    name,
    run: async () => {
      const result = await run(changed)
      if (result.failed === 0 && !result.notRun?.length) {
        mkdirSync(folder, { recursive: true })
        writeFileSync(memory, JSON.stringify(files))
      }
      return result
    },
  }
}
