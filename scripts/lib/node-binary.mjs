import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { npmCommand } from './install.mjs'
import { fromRoot } from './root.mjs'

/** The tested version of each supported release line, as in the npm package `node`. */
export const NODE_VERSIONS = { 20: '20.20.2', 22: '22.23.3', 24: '24.21.0' }

const readVersion = (binary) => spawnSync(binary, ['--version'], { encoding: 'utf8' }).stdout?.trim()

/**
 * The path of a Node of that version: the current one if it matches, else one from the npm package `node` in a folder
 * below `.data`, so that it is no dependency. Throws if npm cannot install it.
 */
export function installNode(version, show) {
  if (process.versions.node === version) return process.execPath
  const folder = fromRoot('.data', `node-${version}`)
  const binary = join(folder, 'node_modules/node/bin/node')
  if (existsSync(binary) && readVersion(binary) === `v${version}`) return binary
  show(`Installing Node ${version} from npm into .data/node-${version} ...`)
  mkdirSync(folder, { recursive: true })
  writeFileSync(join(folder, 'package.json'), '{"private":true}\n')
  const { command, args } = npmCommand()
  // The package's install script fetches the package that contains the binary for this system.
  const options = ['install', `node@${version}`, '--no-audit', '--no-fund', '--ignore-scripts=false']
  const { status, stderr, error } = spawnSync(command, [...args, ...options], { cwd: folder, encoding: 'utf8' })
  if (status !== 0) throw new Error(`npm could not install node@${version}: ${error?.message ?? stderr}`)
  const found = readVersion(binary)
  if (found !== `v${version}`) throw new Error(`npm installed node@${version}, but ${binary} is ${found ?? 'missing'}`)
  return binary
}
