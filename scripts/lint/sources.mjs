import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { listFiles } from '../lib/files.mjs'
import { ROOT } from '../lib/root.mjs'

export const PRODUCT_FOLDERS = [
  'app',
  'backend',
  'components',
  'demo',
  'domain',
  'lib',
  'messages',
  'sandbox',
  'server',
  'store',
]

const isTypeScript = (path) => /\.tsx?$/.test(path) && !/\.d\.(json\.)?ts$/.test(path)

/** Tests and what only tests use. */
export const isTest = (path) => /\.(test|integ)\.tsx?$|\/test-support\/|\/test-(input|support)\.tsx?$/.test(path)

function listSources(folder, root) {
  const files = listFiles(folder, { root, accept: isTypeScript })
  if (files.length === 0) throw new Error(`${folder}: no source found, so that nothing of it would be checked`)
  return files
}

/** Every TypeScript file of the product with its text: the layers' folders and the files beside them at the root. Throws for an empty folder. */
export function readProductSources(root = ROOT) {
  const atRoot = listFiles('', { root, accept: (path) => isTypeScript(path) && !path.includes('/') })
  const inFolders = PRODUCT_FOLDERS.flatMap((folder) => listSources(folder, root))
  return [...atRoot, ...inFolders].map((path) => ({ path, text: readFileSync(join(root, path), 'utf8') }))
}
