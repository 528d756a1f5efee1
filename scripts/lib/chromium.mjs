import { existsSync } from 'node:fs'
import { runCommand } from './command.mjs'

/** System packages with their programs, best first: the headless shell needs two thirds of the time. */
const PROGRAMS = [
  { name: 'chromium-headless-shell', path: '/usr/bin/chromium-headless-shell' },
  { name: 'chromium', path: '/usr/bin/chromium' },
]
const APT = '/usr/bin/apt-get'
/** By default apt-get exits with 0 even if it could not fetch a list. */
const UPDATE = ['update', '-o', 'APT::Update::Error-Mode=any']
/** Includes the fallback font of pages whose fonts are loading: visitors' systems have it, or one of the same width. */
const INSTALL = ['install', '-y', '--no-install-recommends', 'fonts-liberation']

const MACHINE = {
  env: process.env,
  isRoot: process.getuid?.() === 0,
  exists: existsSync,
  run: runCommand,
}

/** The first error of apt-get, or its last line. */
function describeFailure(output) {
  const lines = output.trim().split('\n')
  return lines.find((line) => /^E: |^sudo: /.test(line)) ?? lines.at(-1)
}

/** 'chromium 156.0.1 and 41 other packages', from apt-get's output. */
function describeInstalled(name, output) {
  const packages = [...output.matchAll(/^Setting up ([^\s:]+)\S* \(([^)]+)\)/gm)]
  const version = packages.find(([, each]) => each === name)?.[2]
  return `${name} ${version ?? ''} and ${Math.max(packages.length - 1, 0)} other packages`
}

/** Returns a function that runs apt-get with English output. */
const createApt =
  ({ env, isRoot, run }) =>
  (args) => {
    const [command, ...rest] = isRoot ? [APT, ...args] : ['sudo', '-n', APT, ...args]
    return run(command, rest, { env: { ...env, LC_ALL: 'C', DEBIAN_FRONTEND: 'noninteractive' } })
  }

/** Installs one of the programs. Returns null, or the reason of the failure. */
async function installProgram({ name, path }, show, apt, exists) {
  const started = Date.now()
  show(`Installing Chromium from the system's packages (apt-get ${[...INSTALL, name].join(' ')}) ...`)
  const { code, output } = await apt([...INSTALL, name])
  if (code !== 0) return describeFailure(output)
  if (!exists(path)) return `the package did not bring ${path}`
  show(`Installed ${describeInstalled(name, output)} in ${Math.round((Date.now() - started) / 1000)} s`)
  return null
}

/**
 * Installs the first program for which the system has a package. A fresh machine has no package lists, and old lists
 * name packages that no longer exist, so they are updated first. If the update fails, the installation is still tried
 * with the existing lists. Returns the program's path as `{ path }`, or the reason of the failure as `{ why }`.
 */
async function installChromium(show, { exists, ...machine }) {
  const apt = createApt(machine)
  show('Chromium is not installed. Updating the package lists (apt-get update) ...')
  const update = await apt(UPDATE)
  const updateFailure = update.code === 0 ? null : describeFailure(update.output)
  if (updateFailure) show(`The package lists could not be updated: ${updateFailure}`)
  let why = null
  for (const program of PROGRAMS) {
    why = await installProgram(program, show, apt, exists)
    if (!why) return { path: program.path }
  }
  return { why: updateFailure && updateFailure !== why ? `${why}; lists not updated: ${updateFailure}` : why }
}

/**
 * Finds a Chromium for the browser tests: `{ path }`, or `{ why }` with the reason if there is none. Installs the
 * system's package if apt-get and the permissions for it are available. Tests pass a fake `machine`.
 */
export async function findChromium(show, machine = {}) {
  const { env, exists, ...rest } = { ...MACHINE, ...machine }
  const given = env.CHROMIUM
  if (given) return exists(given) ? { path: given } : { why: `CHROMIUM names ${given}, which does not exist` }
  const found = PROGRAMS.find(({ path }) => exists(path))
  if (found) return { path: found.path }
  if (!exists(APT)) return { why: 'there is no Chromium in /usr/bin and no apt-get to install it: set CHROMIUM' }
  const { path, why } = await installChromium(show, { env, exists, ...rest })
  return path
    ? { path }
    : { why: `Chromium is not installed and could not be installed (${why}): install it or set CHROMIUM` }
}
