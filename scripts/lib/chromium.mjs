import { existsSync } from 'node:fs'
import { runCommand } from './command.mjs'

const SYSTEM_PATH = '/usr/bin/chromium'
const APT = '/usr/bin/apt-get'
/** Left to itself apt-get ends well when it could not fetch a list. */
const UPDATE = ['update', '-o', 'APT::Update::Error-Mode=any']
const INSTALL = ['install', '-y', '--no-install-recommends', 'chromium']

const MACHINE = {
  env: process.env,
  systemPath: SYSTEM_PATH,
  isRoot: process.getuid?.() === 0,
  exists: existsSync,
  run: runCommand,
}

/** The first error of an apt-get, or else the last line that it wrote. */
function describeFailure(output) {
  const lines = output.trim().split('\n')
  return lines.find((line) => /^E: |^sudo: /.test(line)) ?? lines.at(-1)
}

/** 'chromium 156.0.1 and 41 other packages', from the output of apt-get. */
function describeInstalled(output) {
  const packages = [...output.matchAll(/^Setting up ([^\s:]+)\S* \(([^)]+)\)/gm)]
  const version = packages.find(([, name]) => name === 'chromium')?.[2]
  return `chromium ${version ?? ''} and ${Math.max(packages.length - 1, 0)} other packages`
}

/**
 * Installs the system's Chromium. A fresh machine has no package lists, and old lists name packages that are gone, so
 * they are updated first; an update that fails does not stop the installation, since the lists may do.
 * Returns null, or why it failed.
 */
async function installChromium(show, { env, isRoot, run }) {
  const apt = (args) => {
    const [command, ...rest] = isRoot ? [APT, ...args] : ['sudo', '-n', APT, ...args]
    // The output is read in English.
    return run(command, rest, { env: { ...env, LC_ALL: 'C', DEBIAN_FRONTEND: 'noninteractive' } })
  }
  const started = Date.now()
  show('Chromium is not installed. Updating the package lists (apt-get update) ...')
  const update = await apt(UPDATE)
  const updateFailure = update.code === 0 ? null : describeFailure(update.output)
  if (updateFailure) show(`The package lists could not be updated: ${updateFailure}`)
  show(`Installing Chromium from the system's packages (apt-get ${INSTALL.join(' ')}) ...`)
  const install = await apt(INSTALL)
  if (install.code !== 0) {
    const failure = describeFailure(install.output)
    return updateFailure && updateFailure !== failure ? `${failure}; lists not updated: ${updateFailure}` : failure
  }
  show(`Installed ${describeInstalled(install.output)} in ${Math.round((Date.now() - started) / 1000)} s`)
  return null
}

/**
 * The path of a Chromium for the browser tests: `{ path }`, or `{ why }` there is none. Installs the system's where
 * apt-get and the rights for it are there. `machine` stands for the real one in tests.
 */
export async function findChromium(show, machine = {}) {
  const { env, systemPath, exists, ...rest } = { ...MACHINE, ...machine }
  const given = env.CHROMIUM
  if (given) return exists(given) ? { path: given } : { why: `CHROMIUM names ${given}, which does not exist` }
  if (exists(systemPath)) return { path: systemPath }
  if (!exists(APT)) return { why: `there is no ${systemPath} and no apt-get to install it: set CHROMIUM` }
  const failure = await installChromium(show, { env, ...rest })
  if (!failure && exists(systemPath)) return { path: systemPath }
  const reason = failure ?? `the package did not bring ${systemPath}`
  return { why: `Chromium is not installed and could not be installed (${reason}): install it or set CHROMIUM` }
}
