import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { listFiles } from '../lib/files.mjs'
import { ROOT } from '../lib/root.mjs'

export const PRODUCT_FOLDERS = ['app', 'backend', 'components', 'demo', 'domain', 'lib', 'sandbox', 'server', 'store']

const isTypeScript = (path) => /\.tsx?$/.test(path) && !path.endsWith('.d.ts')

/** Tests and what only tests use. */
export const isTest = (path) => /\.(test|integ)\.tsx?$|\/test-support\/|\/test-(input|support)\.tsx?$/.test(path)

/** Every TypeScript file of the product with its text: the layers' folders and the files beside them at the root. */
export function readProductSources(root = ROOT) {
  const atRoot = listFiles('', { root, accept: (path) => isTypeScript(path) && !path.includes('/') })
  const inFolders = PRODUCT_FOLDERS.flatMap((folder) => listFiles(folder, { root, accept: isTypeScript }))
  return [...atRoot, ...inFolders].map((path) => ({ path, text: readFileSync(join(root, path), 'utf8') }))
}
