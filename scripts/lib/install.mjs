import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { fromRoot, ROOT } from './root.mjs'

function readPackages(path) {
  try {
    return JSON.parse(readFileSync(path, 'utf8')).packages
  } catch {
    return null
  }
}

/** Whether what npm wrote down about the installed packages is what the lock file asks for; packages for other systems may be absent. */
export function isInstallCurrent(locked, installed) {
  if (!installed) return false
  const isCurrent = ([path, { version, optional, devOptional }]) => {
    const found = installed[path]
    return found ? found.version === version : Boolean(optional || devOptional)
  }
  return Object.entries(locked)
    .filter(([path]) => path !== '')
    .every(isCurrent)
}

/** How npm is called: the one that started this, else the one on the path. */
export function npmCommand() {
  const npm = process.env.npm_execpath
  return npm ? { command: process.execPath, args: [npm] } : { command: 'npm', args: [] }
}

/** Runs `npm ci` when packages are missing or the lock file has changed. Throws when it fails. */
export function ensureInstalled(show) {
  const locked = readPackages(fromRoot('package-lock.json'))
  if (locked && isInstallCurrent(locked, readPackages(fromRoot('node_modules/.package-lock.json')))) return
  show('Installing packages (npm ci) ...')
  const { command, args } = npmCommand()
  // Tools of the build are development dependencies, wanted even where the environment says production.
  const options = ['ci', '--include=dev', '--no-audit', '--no-fund']
  const { status, error } = spawnSync(command, [...args, ...options], { cwd: ROOT, stdio: 'inherit' })
  if (status !== 0) throw new Error(`npm ci failed${error ? `: ${error.message}` : ''}`)
}
