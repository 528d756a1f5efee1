import { expect, test, vi } from 'vitest'
import { openTracing } from './tracing'

const RECEIVER = { OTEL_EXPORTER_OTLP_ENDPOINT: 'http://127.0.0.1:9' }

const loaded = vi.hoisted(() => new Set<string>())

vi.mock('@opentelemetry/sdk-trace-base', (original) => {
  loaded.add('sdk-trace-base')
  return original()
})
vi.mock('@opentelemetry/exporter-trace-otlp-http', (original) => {
  loaded.add('exporter-trace-otlp-http')
  return original()
})
vi.mock('@opentelemetry/resources', (original) => {
  loaded.add('resources')
  return original()
})

test.each([
  ['no receiver', {}],
  ['an empty one', { OTEL_EXPORTER_OTLP_ENDPOINT: '' }],
  ['OpenTelemetry off', { ...RECEIVER, OTEL_SDK_DISABLED: 'true' }],
  ['an exporter of none', { ...RECEIVER, OTEL_TRACES_EXPORTER: 'none' }],
])('there are no traces with %s, and the packages that make them are not loaded', async (_what, environment) => {
  expect(await openTracing(environment, '.next')).toBeNull()
  expect([...loaded]).toEqual([])
})

test('with a receiver the packages are loaded, and the routes of the build are read', async () => {
  await expect(openTracing(RECEIVER, '/nowhere')).rejects.toThrow('routes-manifest.json')
  expect([...loaded].sort()).toEqual(['exporter-trace-otlp-http', 'resources', 'sdk-trace-base'])
})
