import { existsSync } from 'node:fs'
import { runCommand } from './command.mjs'

/** Packages of the system with their programs, best first: the shell without a window needs two thirds of the time. */
const PROGRAMS = [
  { name: 'chromium-headless-shell', path: '/usr/bin/chromium-headless-shell' },
  { name: 'chromium', path: '/usr/bin/chromium' },
]
const APT = '/usr/bin/apt-get'
/** Left to itself apt-get ends well when it could not fetch a list. */
const UPDATE = ['update', '-o', 'APT::Update::Error-Mode=any']
/** With the letters that a page is drawn in until its own have come: visitors' systems have them, or ones as wide. */
const INSTALL = ['install', '-y', '--no-install-recommends', 'fonts-liberation']

const MACHINE = {
  env: process.env,
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
function describeInstalled(name, output) {
  const packages = [...output.matchAll(/^Setting up ([^\s:]+)\S* \(([^)]+)\)/gm)]
  const version = packages.find(([, each]) => each === name)?.[2]
  return `${name} ${version ?? ''} and ${Math.max(packages.length - 1, 0)} other packages`
}

/** An apt-get of this machine. Its output is read in English. */
const createApt =
  ({ env, isRoot, run }) =>
  (args) => {
    const [command, ...rest] = isRoot ? [APT, ...args] : ['sudo', '-n', APT, ...args]
    return run(command, rest, { env: { ...env, LC_ALL: 'C', DEBIAN_FRONTEND: 'noninteractive' } })
  }

/** Installs one of the programs. Returns null, or why it failed. */
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
 * Installs the first of the programs that the system has a package for. A fresh machine has no package lists, and old
 * lists name packages that are gone, so they are updated first; an update that fails does not stop the installation,
 * since the lists may do. Returns the program's path as `{ path }`, or `{ why }` none could be installed.
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
 * The path of a Chromium for the browser tests: `{ path }`, or `{ why }` there is none. Installs the system's where
 * apt-get and the rights for it are there. `machine` stands for the real one in tests.
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
