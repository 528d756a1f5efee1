import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { ROOT } from './root.mjs'

function readPackages(path) {
  try {
    return JSON.parse(readFileSync(path, 'utf8')).packages
  } catch {
    return null
  }
}

/** Whether npm's record of the installed packages matches the lock file; packages for other systems may be missing. */
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

/** The npm command: the npm that started this process, else the one in PATH. */
export function npmCommand() {
  const npm = process.env.npm_execpath
  return npm ? { command: process.execPath, args: [npm] } : { command: 'npm', args: [] }
}

/** Runs `npm ci` in a folder if packages are missing or its lock file has changed. Throws if it fails. */
export function ensureInstalled(show, folder = ROOT) {
  const locked = readPackages(join(folder, 'package-lock.json'))
  if (locked && isInstallCurrent(locked, readPackages(join(folder, 'node_modules/.package-lock.json')))) return
  show(`Installing packages (npm ci${folder === ROOT ? '' : ` in ${relative(ROOT, folder)}`}) ...`)
  const { command, args } = npmCommand()
  // Build tools are development dependencies, which are needed even with NODE_ENV=production.
  const options = ['ci', '--include=dev', '--no-audit', '--no-fund']
  const { status, error } = spawnSync(command, [...args, ...options], { cwd: folder, stdio: 'inherit' })
  if (status !== 0) throw new Error(`npm ci failed${error ? `: ${error.message}` : ''}`)
}
