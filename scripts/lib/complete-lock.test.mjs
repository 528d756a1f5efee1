import { expect, test } from 'vitest'
import { completeLock } from './complete-lock.mjs'

const tool = {
  version: '1.2.0',
  dev: true,
  optionalDependencies: { '@tool/linux-x64': '1.2.0', '@tool/windows-arm64': '^1.2.0' },
}

test('a package for another system that was left out gets an entry', () => {
  const packages = { '': {}, 'node_modules/tool': tool, 'node_modules/@tool/linux-x64': { version: '1.2.0' } }
  const { packages: complete, added } = completeLock(packages)
  expect(added).toEqual(['node_modules/@tool/windows-arm64'])
  expect(complete['node_modules/@tool/windows-arm64']).toEqual({
    version: '1.2.0',
    cpu: ['arm64'],
    dev: true,
    optional: true,
    os: ['win32'],
  })
  expect(Object.keys(complete)).toEqual([...Object.keys(complete)].sort())
})

test('a package for another C library says for which, so that npm leaves it out', () => {
  const optionalDependencies = { '@tool/linux-x64-musl': '1.2.0', '@tool/linux-x64-gnu': '1.2.0' }
  const { packages } = completeLock({ '': {}, 'node_modules/tool': { version: '1.2.0', optionalDependencies } })
  expect(packages['node_modules/@tool/linux-x64-musl']).toMatchObject({ libc: ['musl'], os: ['linux'] })
  expect(packages['node_modules/@tool/linux-x64-gnu']).toMatchObject({ libc: ['glibc'], os: ['linux'] })
})

test('a complete file stays as it is, also where a package lies deeper', () => {
  const packages = {
    '': {},
    'node_modules/outer/node_modules/tool': tool,
    'node_modules/outer/node_modules/@tool/linux-x64': { version: '1.2.0' },
    'node_modules/@tool/windows-arm64': { version: '1.2.0' },
  }
  expect(completeLock(packages).added).toEqual([])
})
