import { expect, test } from 'vitest'
import { comparePackages, listPackages } from './former-build.mjs'
import { readFormerHash } from './former-release.mjs'

const HASH = 'e09feb0d8b3a02de2cdc7c62dffa68687840452c'

test('the former release is one full hash', () => {
  expect(readFormerHash(`${HASH}\n`)).toBe(HASH)
  expect(readFormerHash()).toMatch(/^[0-9a-f]{40}$/)
  for (const text of ['', HASH.slice(0, 7), `${HASH}\n${HASH}\n`])
    expect(() => readFormerHash(text), text).toThrow('must hold the full hash')
})

test('the packages of bundles are named once, without paths and what Node brings', () => {
  const bundle = (...paths) => ({
    outputs: { 'main.mjs': { imports: paths.map((path) => ({ path, external: true })) } },
  })
  const bundles = [bundle('pg', 'node:fs', 'fs', '@node-rs/argon2'), bundle('drizzle-orm/node-postgres', 'pg')]
  expect(listPackages(bundles)).toEqual(['@node-rs/argon2', 'drizzle-orm', 'pg'])
})

test('packages that are missing or of another version than the release was locked to are told apart', () => {
  const lock = { packages: { 'node_modules/pg': { version: '8.1.0' }, 'node_modules/zod': { version: '4.0.0' } } }
  const installed = { pg: '8.2.0', zod: '4.0.0' }
  expect(comparePackages(['hono', 'pg', 'zod'], lock, (name) => installed[name] ?? null)).toEqual({
    missing: ['hono'],
    changed: ['pg 8.2.0 instead of 8.1.0'],
  })
})
