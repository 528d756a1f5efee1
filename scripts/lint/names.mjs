import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { listFiles } from '../lib/files.mjs'
import { ROOT } from '../lib/root.mjs'
import { checkIdentifiers, checkPaths } from './check-names.mjs'
import { report } from './report.mjs'
import { PRODUCT_FOLDERS } from './sources.mjs'

/** Frozen, stored in databases, drawn, or of somebody else. */
const EXEMPT =
  /^(backend\/(desk|db\/migrations)|demo\/(tenants|images)|scripts\/(icons|lint)|tests\/upgrade\/dump)\/|\.d\.[\w.]*ts$/

const paths = [...PRODUCT_FOLDERS, 'admin', 'bench', 'docs', 'messages', 'scripts', 'tests']
  .flatMap((folder) => listFiles(folder))
  .filter((path) => !EXEMPT.test(path))
const sources = paths
  .filter((path) => /\.(tsx?|mjs)$/.test(path))
  .map((path) => ({ path, text: readFileSync(join(ROOT, path), 'utf8') }))
report('private words', { problems: [...checkPaths(paths), ...checkIdentifiers(sources)], checked: paths.length })
