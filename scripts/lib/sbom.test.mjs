import { existsSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { fromRoot } from './root.mjs'
import { buildSbom, countLicences, listPackages } from './sbom.mjs'

const read = (file) => JSON.parse(readFileSync(fromRoot(file), 'utf8'))
const lock = read('package-lock.json')
const packages = listPackages(lock, { withDev: false })

/** Licences allowed in a running shop; another licence needs a decision before it is added here. */
const ALLOWED = [
  'MIT',
  'MIT-0',
  'ISC',
  '0BSD',
  'Apache-2.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'BlueOak-1.0.0',
  'CC-BY-4.0',
  // Used unmodified, as separate files: a CSS compiler and the library that sharp uses.
  'MPL-2.0',
  'LGPL-3.0-or-later',
]

test('everything that is installed has a licence that a shop may be made of', () => {
  const installed = packages.filter(({ name }) => existsSync(fromRoot('node_modules', name)))
  expect(installed.length).toBeGreaterThan(100)
  const foreign = countLicences(installed).filter(
    ([licence]) =>
      !licence
        .replace(/[()]/g, '')
        .split(/ OR | AND /)
        .some((part) => ALLOWED.includes(part)),
  )
  expect(foreign).toEqual([])
})

test('the document names each package of the lock file once, with where it comes from and its checksum', () => {
  const { components, metadata } = buildSbom(lock, packages)
  expect(metadata.component).toEqual({ type: 'application', name: 'kervan', version: lock.version })
  const next = components.find(({ name }) => name === 'next')
  expect(next).toMatchObject({ purl: `pkg:npm/next@${read('package.json').dependencies.next}`, scope: 'required' })
  expect(next.hashes[0].content).toMatch(/^[0-9a-f]{128}$/)
  expect(components.map(({ name }) => name)).not.toContain('vitest')
  expect(listPackages(lock, { withDev: true }).map(({ name }) => name)).toContain('vitest')
})

test('versions are pinned, and every override says in the manual why it is there', () => {
  const { dependencies, devDependencies, overrides } = read('package.json')
  for (const [name, version] of Object.entries({ ...dependencies, ...devDependencies }))
    expect(version, name).toMatch(/^\d+\.\d+\.\d+(-[\w.]+)?$/)
  const manual = readFileSync(fromRoot('docs/operations/security.md'), 'utf8')
  for (const name of Object.keys(overrides)) expect(manual, name).toContain(`\`overrides\` of \`${name}\``)
})
