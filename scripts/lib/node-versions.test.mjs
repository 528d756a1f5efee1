import { readFileSync } from 'node:fs'
import { satisfies } from 'semver'
import { expect, test } from 'vitest'
import { NODE_VERSIONS } from './node-binary.mjs'
import { findNodeWarnings, withoutWarnings } from './node-warnings.mjs'
import { fromRoot } from './root.mjs'

const read = (file) => readFileSync(fromRoot(file), 'utf8')
const manifest = JSON.parse(read('package.json'))
/** Installed on first use, because it is a fifth of all files. */
const LIGHTHOUSE = 'tools/lighthouse'
const page = read('docs/node-versions.md')

/** The oldest supported version of each release line in the documentation. */
const OLDEST = ['20.19.0', '22.13.0', '24.0.0']
/** Node for 32-bit Windows ended with version 20, which sharp declares. */
const EXCEPT = ['node_modules/@img/sharp-win32-ia32']

test('every package of the lock file runs on Node 20.19, 22.13 and 24', () => {
  const locks = ['package-lock.json', `${LIGHTHOUSE}/package-lock.json`].map((file) => JSON.parse(read(file)).packages)
  const limited = locks.flatMap(Object.entries).filter(([path, { engines }]) => engines?.node && !EXCEPT.includes(path))
  expect(limited.length).toBeGreaterThan(200)
  const excluded = limited.flatMap(([path, { version, engines }]) =>
    OLDEST.filter((node) => !satisfies(node, engines.node)).map((node) => `${path} ${version} on Node ${node}`),
  )
  expect(excluded).toEqual([])
})

test('the packages that are held back for Node 20 are listed with the version that is installed', () => {
  const { dependencies, devDependencies } = manifest
  const tool = JSON.parse(read(`${LIGHTHOUSE}/package.json`)).dependencies
  const rows = [...page.matchAll(/^\| `([^`]+)` +\| ([\d.]+) +\| ([\d.]+) +\| (>= 22[\d.]*)/gm)]
  expect(rows.length).toBeGreaterThan(5)
  for (const [, name, version] of rows)
    expect({ ...dependencies, ...devDependencies, ...tool }[name], name).toBe(version)
})

test('Node 24 is the default of the version file and the containers, and each tested version is documented', () => {
  expect(read('.nvmrc').trim()).toBe('24')
  const images = [...read('Dockerfile').matchAll(/^FROM (node:\S+)/gm)].map(([, image]) => image)
  expect(images).toEqual(['node:24-bookworm-slim', 'node:24-bookworm-slim'])
  for (const [line, version] of Object.entries(NODE_VERSIONS)) {
    expect(page).toMatch(new RegExp(`^\\| Node ${line} +\\| ${version} +\\|`, 'm'))
    expect(satisfies(version, manifest.engines.node), version).toBe(true)
  }
})

test('a warning of Node fails a step once, whichever process wrote it', async () => {
  const warning = '[DEP0040] DeprecationWarning: The `punycode` module is deprecated.'
  const output = `(node:1) ${warning}\n[api] (node:2) ${warning}\n{"msg":"Warning: late"}\n`
  expect(findNodeWarnings(output)).toEqual([warning])
  const runWith = (text) =>
    withoutWarnings({ name: 'unit', run: async () => ({ passed: 3, failed: 0, output: text }) }).run()
  expect(await runWith(output)).toMatchObject({ passed: 3, failed: 1 })
  expect(await runWith('quiet')).toEqual({ passed: 3, failed: 0, output: 'quiet' })
})
