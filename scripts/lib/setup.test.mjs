import { mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { fingerprint } from './fingerprint.mjs'
import { isInstallCurrent } from './install.mjs'
import { describeTakenPorts } from './ports.mjs'
import { loadSecrets } from './secrets.mjs'
import { buildServices } from './services.mjs'
import { readSettings } from './settings.mjs'

let folder

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'kervan-setup-'))
})

afterEach(() => rmSync(folder, { recursive: true, force: true }))

describe('settings', () => {
  test('have defaults for everything', () => {
    const settings = readSettings({})
    expect(settings.ports).toEqual({ storefront: 3000, api: 4000, sandbox: 4100, mail: 4025 })
    expect(settings).toMatchObject({
      apiBaseUrl: 'http://127.0.0.1:4000',
      runsApi: true,
      runsSandbox: true,
      databaseUrl: null,
    })
  })

  test('name all that is wrong at once', () => {
    expect(() => readSettings({ PORT: 'abc', API_PORT: '4100', API_BASE_URL: 'nowhere' })).toThrow(
      "PORT must be a port from 1 to 65535, not 'abc'\n" +
        'API_PORT and SANDBOX_PORT are both 4100\n' +
        "API_BASE_URL must be an address such as https://api.example, not 'nowhere'",
    )
  })

  test("another server's API replaces ours and the gateway", () => {
    const settings = readSettings({ API_BASE_URL: 'https://api.example/' })
    const services = buildServices({ settings, secrets: {}, siteDir: folder, env: {} })
    expect(services.map(({ name }) => name)).toEqual(['storefront'])
    expect(services[0].env.API_BASE_URL).toBe('https://api.example')
  })

  test('reach the processes; unset values are absent', () => {
    const settings = readSettings({ API_PORT: '4200', PORT: '3100' })
    const [api, sandbox, storefront] = buildServices({
      settings,
      secrets: { SERVICE_KEY: 'k' },
      siteDir: folder,
      env: {},
    })
    expect(api.env).toMatchObject({ API_PORT: '4200', SERVICE_KEY: 'k', PAYMENT_BASE_URL: 'http://127.0.0.1:4100' })
    expect('DATABASE_URL' in api.env || 'PORT' in sandbox.env).toBe(false)
    expect(storefront.env).toMatchObject({ PORT: '3100', SERVICE_KEY: 'k', API_BASE_URL: 'http://127.0.0.1:4200' })
  })
})

describe('secrets', () => {
  test('are made once, kept readable by the owner only, and yield to the environment', () => {
    const first = loadSecrets(folder, {})
    expect(statSync(join(folder, 'secrets.env')).mode & 0o777).toBe(0o600)
    expect(new Set(Object.values(first)).size).toBe(6)
    expect(loadSecrets(folder, {})).toEqual(first)
    expect(loadSecrets(folder, { SERVICE_KEY: 'given' })).toEqual({ ...first, SERVICE_KEY: 'given' })
  })
})

describe('installed packages', () => {
  const locked = {
    '': {},
    'node_modules/a': { version: '1.0.0' },
    'node_modules/b': { version: '2.0.0', optional: true },
  }

  test('are current when each is there in its version; those of other systems may be absent', () => {
    expect(isInstallCurrent(locked, { 'node_modules/a': { version: '1.0.0' } })).toBe(true)
  })

  test('are not current when missing or of another version', () => {
    expect(isInstallCurrent(locked, null)).toBe(false)
    expect(isInstallCurrent(locked, {})).toBe(false)
    expect(isInstallCurrent(locked, { 'node_modules/a': { version: '1.0.1' } })).toBe(false)
  })
})

test('a taken port is said with its role, its holder and how to change it', async () => {
  const server = createServer()
  // Below the system's ephemeral ports.
  const choosePort = () => 20_000 + Math.floor(Math.random() * 9_000)
  const port = choosePort()
  await new Promise((resolve) => server.listen(port, '127.0.0.1', resolve))
  const [sentence, ...more] = await describeTakenPorts({ api: port })
  await new Promise((resolve) => server.close(resolve))
  expect(more).toEqual([])
  expect(sentence).toContain(`Port ${port}, wanted for the operator API, is taken by`)
  expect(sentence).toContain(`API_PORT=${port + 1}`)
  // Another program may take any port at any time, but not all of them.
  await vi.waitFor(async () => expect(await describeTakenPorts({ api: choosePort() })).toEqual([]))
})

test('the fingerprint changes with names, contents and extra values only', () => {
  const print = (extra) => fingerprint({ accept: () => true, root: folder, extra })
  writeFileSync(join(folder, 'a'), '1')
  const before = print()
  writeFileSync(join(folder, 'a'), '1')
  expect(print()).toBe(before)
  expect(print(['x'])).not.toBe(before)
  writeFileSync(join(folder, 'a'), '2')
  expect(print()).not.toBe(before)
})
