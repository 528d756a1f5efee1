import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { ROOT } from './root.mjs'

const isSkipped = (name) => name === 'node_modules' || name.startsWith('.')

/** Paths of all files below `folder` (itself below `root`), relative to `root`, sorted; empty if it does not exist. */
export function listFiles(folder, { root = ROOT, accept = () => true } = {}) {
  const found = []
  const visit = (path) => {
    for (const entry of readFolder(join(root, path))) {
      if (isSkipped(entry.name)) continue
      const below = path === '' ? entry.name : `${path}/${entry.name}`
      if (entry.isDirectory()) visit(below)
      else if (entry.isFile() && accept(below)) found.push(below)
    }
  }
  visit(folder)
  return found.sort()
}

function readFolder(path) {
  try {
    return readdirSync(path, { withFileTypes: true })
  } catch (error) {
    if (error.code === 'ENOENT' || error.code === 'ENOTDIR') return []
    throw error
  }
}
