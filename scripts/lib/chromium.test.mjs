import { expect, test } from 'vitest'
import { findChromium } from './chromium.mjs'

const PATH = '/usr/bin/chromium-headless-shell'
const LARGER_PATH = '/usr/bin/chromium'
const OUTPUT = `The following NEW packages will be installed:
  chromium-headless-shell chromium-common libdouble-conversion3
Setting up libdouble-conversion3:amd64 (3.2.1-1) ...
Setting up chromium-common (156.0.8078.108-1~deb12u1) ...
Setting up chromium-headless-shell (156.0.8078.108-1~deb12u1) ...`
const EMPTY_LISTS = `Reading package lists...
E: Unable to locate package chromium-headless-shell
`
const NO_NETWORK = `Err:1 http://deb.example bookworm InRelease
E: Failed to fetch http://deb.example/InRelease
E: Some index files failed to download.
`

/** A fake machine with apt-get, whose lists are empty until they are updated; it records commands and output. */
function createMachine(more = {}) {
  const files = new Set(['/usr/bin/apt-get'])
  const commands = []
  const shown = []
  let hasLists = false
  const run = async (command, args) => {
    commands.push([command, ...args].join(' '))
    if (args.includes('update')) hasLists = true
    else if (!hasLists) return { code: 100, output: EMPTY_LISTS }
    else files.add(PATH)
    return { code: 0, output: args.includes('install') ? OUTPUT : 'Reading package lists...' }
  }
  const machine = { env: {}, isRoot: true, exists: (path) => files.has(path), run, ...more }
  return { files, commands, shown, find: () => findChromium((line) => shown.push(line), machine) }
}

test('with empty package lists they are updated before Chromium is installed, and both are said', async () => {
  const { find, commands, shown } = createMachine()
  expect(await find()).toEqual({ path: PATH })
  expect(commands).toEqual([
    '/usr/bin/apt-get update -o APT::Update::Error-Mode=any',
    '/usr/bin/apt-get install -y --no-install-recommends fonts-liberation chromium-headless-shell',
  ])
  expect(shown[0]).toContain('apt-get update')
  expect(shown[1]).toContain('apt-get install -y --no-install-recommends fonts-liberation chromium-headless-shell')
  expect(shown[2]).toMatch(
    /^Installed chromium-headless-shell 156\.0\.8078\.108-1~deb12u1 and 2 other packages in \d+ s$/,
  )
})

test('who is not root asks sudo, which must not ask for a password', async () => {
  const { find, commands } = createMachine({ isRoot: false })
  expect(await find()).toEqual({ path: PATH })
  expect(commands).toEqual([
    'sudo -n /usr/bin/apt-get update -o APT::Update::Error-Mode=any',
    'sudo -n /usr/bin/apt-get install -y --no-install-recommends fonts-liberation chromium-headless-shell',
  ])
})

test('an update that fails is said, and lists that are there are used', async () => {
  const { find, files, shown } = createMachine({
    run: async (_command, args) => {
      if (args.includes('update')) return { code: 100, output: 'E: The repository is not signed.\n' }
      files.add(PATH)
      return { code: 0, output: OUTPUT }
    },
  })
  expect(await find()).toEqual({ path: PATH })
  expect(shown).toContain('The package lists could not be updated: E: The repository is not signed.')
})

test('where the system has no package of the shell, the whole browser is installed', async () => {
  const { find, files } = createMachine({
    run: async (_command, args) => {
      if (args.includes('chromium-headless-shell')) return { code: 100, output: EMPTY_LISTS }
      if (args.includes('chromium')) files.add(LARGER_PATH)
      return { code: 0, output: OUTPUT }
    },
  })
  expect(await find()).toEqual({ path: LARGER_PATH })
})

test('an installation that fails says why', async () => {
  const offline = createMachine({
    run: async (_command, [name]) => ({ code: 100, output: name === 'update' ? NO_NETWORK : EMPTY_LISTS }),
  })
  expect((await offline.find()).why).toContain(
    '(E: Unable to locate package chromium-headless-shell; lists not updated: E: Failed to fetch http://deb.example/InRelease)',
  )
  const noRights = createMachine({
    isRoot: false,
    run: async () => ({ code: 1, output: 'sudo: a password is required\n' }),
  })
  expect((await noRights.find()).why).toContain('(sudo: a password is required)')
  const noSudo = createMachine({ isRoot: false, run: async () => ({ code: 127, output: 'spawn sudo ENOENT' }) })
  expect((await noSudo.find()).why).toContain('(spawn sudo ENOENT)')
  const elsewhere = createMachine({ run: async () => ({ code: 0, output: OUTPUT }) })
  expect((await elsewhere.find()).why).toContain(`(the package did not bring ${LARGER_PATH})`)
})

test('nothing is installed where a Chromium is there, is named, or cannot come from apt-get', async () => {
  const there = createMachine()
  there.files.add(PATH)
  expect(await there.find()).toEqual({ path: PATH })
  const larger = createMachine()
  larger.files.add(LARGER_PATH)
  expect(await larger.find()).toEqual({ path: LARGER_PATH })
  const named = createMachine({ env: { CHROMIUM: '/opt/chromium' } })
  expect((await named.find()).why).toBe('CHROMIUM names /opt/chromium, which does not exist')
  named.files.add('/opt/chromium')
  expect(await named.find()).toEqual({ path: '/opt/chromium' })
  const withoutApt = createMachine()
  withoutApt.files.clear()
  expect((await withoutApt.find()).why).toContain('no apt-get')
  expect([there, larger, named, withoutApt].flatMap(({ commands }) => commands)).toEqual([])
})
