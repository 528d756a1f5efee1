import { createHash, randomBytes } from 'node:crypto'
import {
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  realpathSync,
  renameSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { join } from 'node:path'
import { fromRoot } from './root.mjs'

const BUILD = fromRoot('.next')

/**
 * Makes a copy of the built storefront for one data folder. A running shop stores rendered pages in its copy, so a new
 * build does not affect a running shop, and two shops (demo and tests) never serve each other's pages. The copy is
 * renewed when the build or the data folder has changed. Returns its folder, for `NEXT_DIST_DIR`.
 */
export function prepareSite(dataDir) {
  const name = createHash('sha256').update(dataDir).digest('hex').slice(0, 8)
  const folder = fromRoot('.build', `site-${name}`)
  const stamp = `${readFileSync(join(BUILD, 'BUILD_ID'), 'utf8')} ${identifyData(dataDir)}`
  const stampFile = join(folder, 'kervan-stamp')
  if (existsSync(stampFile) && readFileSync(stampFile, 'utf8') === stamp) return folder
  const unfinished = `${folder}.${process.pid}`
  rmSync(unfinished, { recursive: true, force: true })
  copyBuild(unfinished)
  writeFileSync(join(unfinished, 'kervan-stamp'), stamp)
  rmSync(folder, { recursive: true, force: true })
  renameSync(unfinished, folder)
  return folder
}

/** Identifies a data folder: after it was deleted and created again, pages of the previous one must not be served. */
function identifyData(dataDir) {
  const path = join(dataDir, 'instance')
  if (!existsSync(path)) {
    mkdirSync(dataDir, { recursive: true })
    writeFileSync(path, randomBytes(8).toString('hex'))
  }
  return readFileSync(path, 'utf8')
}

function copyBuild(target) {
  const isNeeded = (path) => !['cache', 'dev', 'types'].some((folder) => path === join(BUILD, folder))
  cpSync(BUILD, target, { recursive: true, verbatimSymlinks: true, filter: isNeeded })
  relink(join(BUILD, 'node_modules'), join(target, 'node_modules'))
}

/** Rewrites the build's links to packages, which are relative to the build's folder. */
function relink(from, to) {
  if (!existsSync(from)) return
  for (const { name, parentPath } of readdirSync(from, { withFileTypes: true, recursive: true }).filter((entry) =>
    entry.isSymbolicLink(),
  )) {
    const source = join(parentPath, name)
    const copy = join(to, source.slice(from.length))
    if (readlinkSync(source).startsWith('/')) continue
    rmSync(copy)
    symlinkSync(realpathSync(source), copy)
  }
}
