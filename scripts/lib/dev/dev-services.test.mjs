import { expect, test } from 'vitest'
import { isDevLine } from './dev-lines.mjs'
import { buildDevServices } from './dev-services.mjs'
import { readDevSettings } from './dev-settings.mjs'

const targetPorts = { api: 5001, mail: 5002, sandbox: 5003 }

const build = (env) =>
  Object.fromEntries(
    buildDevServices({ settings: readDevSettings(env), secrets: { SERVICE_KEY: 'k' }, targetPorts, env }).map(
      (service) => [service.name, service],
    ),
  )

test('the data are not those of npm run up unless DATA_DIR says so', () => {
  expect(readDevSettings({}).dataDir).toMatch(/\/\.data\/dev$/)
  expect(readDevSettings({ DATA_DIR: '/tmp/mine' }).dataDir).toBe('/tmp/mine')
})

test('debuggers listen on three ports from INSPECT_PORT on, of what runs', () => {
  expect(readDevSettings({}).inspectPorts).toEqual({ api: 9229, sandbox: 9230, storefront: 9231 })
  const alone = readDevSettings({ API_BASE_URL: 'https://api.example', INSPECT_PORT: '9300' })
  expect(alone.inspectPorts).toEqual({ storefront: 9302 })
  expect(() => readDevSettings({ INSPECT_PORT: 'x' })).toThrow('INSPECT_PORT must be a port')
})

test('what restarts listens behind gates, which have the ports and addresses that others know', () => {
  const { api, sandbox } = build({ API_PORT: '4400', API_HOST: '0.0.0.0' })
  expect(api.env).toMatchObject({ API_PORT: '5001', MAIL_VIEWER_PORT: '5002', API_HOST: '127.0.0.1' })
  expect(api.health.url).toBe('http://127.0.0.1:5001/health')
  expect(api.gates).toEqual([
    { port: 4400, targetPort: 5001, host: '0.0.0.0' },
    { port: 4025, targetPort: 5002, host: '0.0.0.0' },
  ])
  expect(sandbox.env.SANDBOX_PORT).toBe('5003')
  expect(sandbox.gates).toEqual([{ port: 4100, targetPort: 5003, host: '127.0.0.1' }])
})

test('the storefront is next dev with the request context, without the folder and the limits of production', () => {
  const { storefront } = build({ PORT: '3200', NODE_OPTIONS: '--trace-warnings' })
  expect(storefront.args.slice(1)).toEqual(['dev', '--port', '3200', '--inspect', '127.0.0.1:9231'])
  expect(storefront.env).toMatchObject({ NODE_ENV: 'development', API_BASE_URL: 'http://127.0.0.1:4000' })
  expect(storefront.env.NODE_OPTIONS).toMatch(/^--import=file:\/\/\/.*\/development-context\.mjs --trace-warnings$/)
  expect(storefront.env).not.toHaveProperty('NEXT_DIST_DIR')
})

test("somebody else's API leaves the storefront alone", () => {
  expect(Object.keys(build({ API_BASE_URL: 'https://api.example' }))).toEqual(['storefront'])
})

test('lines of a child are shown unless they are structured and no error, or about the debugger', () => {
  const log = (level) => JSON.stringify({ level, msg: 'a message' })
  const lines = [log(30), log(50), 'by console.log', '', 'Debugger listening on ws://127.0.0.1:9229/1']
  expect(lines.filter((line) => isDevLine(line, 'stdout'))).toEqual([log(50), 'by console.log'])
  expect(isDevLine('Debugger listening on ws://127.0.0.1:9229/1', 'stderr')).toBe(false)
  expect(isDevLine('a warning of Node', 'stderr')).toBe(true)
})
