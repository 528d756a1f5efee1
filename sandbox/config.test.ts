// @vitest-environment node
import { expect, it } from 'vitest'
import { ConfigError, readConfig } from './config'

it('needs nothing', () => {
  expect(readConfig({ SANDBOX_PORT: '', SANDBOX_DATA_DIR: '' })).toEqual({
    host: '127.0.0.1',
    port: 4100,
    publicUrl: null,
    dataDir: null,
    merchants: [
      {
        id: '3404590',
        name: 'Kervan Demo',
        apiKey: 'sandbox-api-key',
        secretKey: 'sandbox-secret-key',
        webhookUrl: null,
      },
    ],
    webhookDelayMs: 10_000,
    webhookRetryMs: 60_000,
  })
})

it('takes several merchants, each with its own keys and address', () => {
  const merchant = { id: '1', name: 'Lykia', apiKey: 'a', secretKey: 's', webhookUrl: 'http://127.0.0.1:4000/hook' }
  const { merchants } = readConfig({ SANDBOX_MERCHANTS: JSON.stringify([merchant, { ...merchant, id: '2' }]) })
  expect(merchants).toEqual([merchant, { ...merchant, id: '2' }])
})

it.each([
  [{ SANDBOX_PORT: 'abc', SANDBOX_WEBHOOK_URL: 'ftp://x' }, ['SANDBOX_PORT', 'SANDBOX_WEBHOOK_URL']],
  [{ SANDBOX_PORT: '70000' }, ['SANDBOX_PORT']],
  [{ SANDBOX_MERCHANTS: 'x' }, ['SANDBOX_MERCHANTS']],
  [{ SANDBOX_MERCHANTS: '[{"id":"1"}]' }, ['SANDBOX_MERCHANTS.0.name', 'SANDBOX_MERCHANTS.0.apiKey']],
])('says what is wrong with %j, all of it, without a value', (environment, names) => {
  const read = (): unknown => readConfig(environment)
  expect(read).toThrow(ConfigError)
  for (const name of names) expect(read).toThrow(new RegExp(`- ${name}: `))
  expect(read).not.toThrow(/abc|ftp:/)
})

it('cuts the slash at the end of its public address', () => {
  expect(readConfig({ SANDBOX_PUBLIC_URL: 'http://pay.localhost:4100/' }).publicUrl).toBe('http://pay.localhost:4100')
})
