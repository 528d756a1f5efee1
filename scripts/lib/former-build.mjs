import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { isBuiltin } from 'node:module'
import { join } from 'node:path'
import { bundleAll } from './build-steps.mjs'
import { runCommand } from './command.mjs'
import { fromRoot } from './root.mjs'

/** Commits up to e09feb0 have no demo loader. */
const PROGRAMS = [
  { entry: 'backend/main.ts', output: '.build/backend.mjs' },
  { entry: 'sandbox/main.ts', output: '.build/sandbox.mjs' },
  { entry: 'demo/main.ts', output: '.build/demo.mjs' },
]
const CACHE = fromRoot('.data/former')
const PACKAGES = '.build/packages.json'

async function run(command, args, cwd) {
  const { code, output } = await runCommand(command, args, { cwd })
  if (code !== 0) throw new Error(`${command} ${args[0]} failed: ${output.trim()}`)
}

async function exportSources(hash, folder) {
  const archive = `${folder}.tar`
  mkdirSync(folder, { recursive: true })
  await run('git', ['archive', '--format=tar', `--output=${archive}`, hash], fromRoot())
  await run('tar', ['-xf', archive], folder)
  rmSync(archive)
}

/** `@scope/name/path` or `name/path` without the path. */
const packageOf = (specifier) => specifier.split('/', specifier.startsWith('@') ? 2 : 1).join('/')

/** Names of the packages that the bundles import, from esbuild's metafiles. */
export function listPackages(metafiles) {
  const imports = metafiles.flatMap(({ outputs }) => Object.values(outputs).flatMap((output) => output.imports))
  const names = imports.filter(({ external, path }) => external && !isBuiltin(path)).map(({ path }) => packageOf(path))
  return [...new Set(names)].sort()
}

function readInstalledVersion(name) {
  const path = fromRoot('node_modules', name, 'package.json')
  return existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')).version : null
}

/**
 * Compares a release's locked packages with the installed ones: `missing` are not installed, `changed` have another
 * version.
 */
export function comparePackages(names, lock, installedVersionOf) {
  const compared = names.map((name) => ({
    name,
    released: lock.packages[`node_modules/${name}`]?.version,
    installed: installedVersionOf(name),
  }))
  return {
    missing: compared.filter(({ installed }) => installed === null).map(({ name }) => name),
    changed: compared
      .filter(({ released, installed }) => installed !== null && released !== installed)
      .map(({ name, released, installed }) => `${name} ${installed} instead of ${released}`),
  }
}

/** The folder is renamed to its final name only when it is complete; that of an earlier release is deleted. */
async function build(hash) {
  const unfinished = join(CACHE, 'unfinished')
  rmSync(CACHE, { recursive: true, force: true })
  await exportSources(hash, unfinished)
  const programs = PROGRAMS.filter(({ entry }) => existsSync(join(unfinished, entry)))
  const packages = listPackages(await bundleAll(programs, unfinished))
  writeFileSync(join(unfinished, PACKAGES), JSON.stringify(packages))
  renameSync(unfinished, join(CACHE, hash))
}

/**
 * Bundles the API, the gateway and the demo loader of a commit with the packages that are installed here, once per
 * commit. Returns the folder in which they are started. Throws if a package that they import is not installed.
 */
export async function buildFormerRelease(hash, show) {
  const folder = join(CACHE, hash)
  if (!existsSync(folder)) await build(hash)
  const [packages, lock] = [PACKAGES, 'package-lock.json'].map((name) =>
    JSON.parse(readFileSync(join(folder, name), 'utf8')),
  )
  const { missing, changed } = comparePackages(packages, lock, readInstalledVersion)
  if (missing.length > 0)
    throw new Error(`The former release ${hash} needs packages that are not installed: ${missing.join(', ')}`)
  if (changed.length > 0) show(`The former release runs with other versions of packages: ${changed.join(', ')}`)
  return folder
}
