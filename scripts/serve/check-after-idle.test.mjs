import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { checkAfterIdle } from './check-after-idle.mjs'

const DIRECTORY = Symbol.for('kervan.tenant-directory')
const FOLLOWER = Symbol.for('kervan.endings-follower')
const former = { directory: globalThis[DIRECTORY], follower: globalThis[FOLLOWER] }

const checked = Promise.resolve()
let follower

beforeEach(() => {
  follower = { visit: vi.fn(() => checked), visitUnknown: vi.fn(() => null) }
  globalThis[FOLLOWER] = follower
  globalThis[DIRECTORY] = { getByHost: (host) => (host === 'lykia.example' ? { company: 'lykia' } : null) }
})
afterEach(() => {
  globalThis[DIRECTORY] = former.directory
  globalThis[FOLLOWER] = former.follower
})

const ask = (url, { method = 'GET', host = 'Lykia.example:3000' } = {}) =>
  checkAfterIdle({ method, url, headers: { host } })

test.each(['/', '/de', '/p/kekova?_rsc=x1', '/sitemap.xml', '/apitherapy'])('%s is a visit of its tenant', (url) => {
  expect(ask(url)).toBe(checked)
  expect(follower.visit).toHaveBeenCalledWith('lykia')
})

test.each([
  '/api/health',
  '/api/operator/getMember',
  '/_next/static/chunks/a.js',
  '/fonts/a.woff2',
  '/uploads/lykia/a.webp',
])('%s is none, so that machines which ask for it keep no tenant busy', (url) => {
  expect(ask(url)).toBeNull()
  expect(follower.visit).not.toHaveBeenCalled()
})

test('nor is what sends something, or comes before the tenants are known', () => {
  expect(ask('/', { method: 'POST' })).toBeNull()
  globalThis[DIRECTORY] = undefined
  expect(ask('/')).toBeNull()
  expect(follower.visit).not.toHaveBeenCalled()
})

test('a host that nobody has may have been given to a tenant a moment ago', () => {
  expect(ask('/', { host: 'new.example' })).toBeNull()
  expect(follower.visitUnknown).toHaveBeenCalled()
})
