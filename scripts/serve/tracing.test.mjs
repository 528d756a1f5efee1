import { execFileSync } from 'node:child_process'
import { expect, test } from 'vitest'
import { fromRoot } from '../lib/root.mjs'
import { openTracing } from './tracing.mjs'

const RECEIVER = { OTEL_EXPORTER_OTLP_ENDPOINT: 'http://127.0.0.1:9' }

test.each([
  ['no receiver', {}],
  ['an empty one', { OTEL_EXPORTER_OTLP_ENDPOINT: '' }],
  ['OpenTelemetry off', { ...RECEIVER, OTEL_SDK_DISABLED: 'true' }],
  ['traces for nobody', { ...RECEIVER, OTEL_TRACES_EXPORTER: 'none' }],
])('there are no traces with %s', async (_what, environment) => {
  expect(await openTracing(environment, fromRoot('.next'))).toBeNull()
})

test('what traces are made with is not loaded where nobody wants any', () => {
  const program = `
    import { createRequire } from 'node:module'
    const { openTracing } = await import('./scripts/serve/tracing.mjs')
    await openTracing({}, '.next')
    const loaded = Object.keys(createRequire(import.meta.url).cache)
    console.log(loaded.filter((file) => /opentelemetry.(sdk|exporter|resources|otlp)/.test(file)).length)`
  const said = execFileSync(process.execPath, ['--input-type=module', '-e', program], {
    cwd: fromRoot('.'),
    encoding: 'utf8',
  })
  expect(said.trim()).toBe('0')
})
