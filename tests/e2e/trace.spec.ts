import { randomUUID } from 'node:crypto'
import { CALLS } from '@/domain/wire/calls'
import { expect, test } from './fixtures'
import { type SecondApi, startSecondApi } from './second-api'
import { type SecondStorefront, startSecondStorefront } from './second-storefront'
import { type ReceivedSpan, TraceReceiver } from './trace-receiver'

const [SERVER, CLIENT] = [2, 3]

const receiver = new TraceReceiver()
let api: SecondApi
let shop: SecondStorefront

test.beforeAll(async () => {
  const tracing = { OTEL_EXPORTER_OTLP_ENDPOINT: await receiver.start(), OTEL_BSP_SCHEDULE_DELAY: '100' }
  api = await startSecondApi(tracing)
  shop = await startSecondStorefront({ name: 'traced-storefront', apiPort: api.port, env: tracing })
})

test.afterAll(async () => {
  await shop?.stop()
  await api?.stop()
  await receiver.stop()
})

test('one trace reaches from the request of a browser to the database, and tells nothing of the person', {
  tag: '@desktop',
}, async ({ page }) => {
  // Asked by nobody before: neither side has it ready.
  const word = `hannah${randomUUID().slice(0, 8)}`
  const answer = await page.goto(`http://lykia.localhost:${shop.port}/search/${word}?email=h%40mail.example`)
  expect(answer?.status()).toBe(200)
  const number = answer?.headers()['x-request-id']
  const ofTrace = () => receiver.spans.filter(({ traceId }) => traceId === number)
  const parentOf = ({ parentSpanId }: ReceivedSpan) => ofTrace().find(({ spanId }) => spanId === parentSpanId)
  /** From a question to the database up to where it began. */
  const findWay = () => {
    for (const question of ofTrace().filter(({ name }) => name.startsWith('postgresql select'))) {
      const route = parentOf(question)
      const call = route && parentOf(route)
      const root = call && parentOf(call)
      if (root) return { question, route, call, root }
    }
    return null
  }
  await expect.poll(findWay).not.toBeNull()
  const pattern = '/[locale]/[company]/search/[term]'
  expect(findWay()).toMatchObject({
    root: {
      service: 'kervan-storefront',
      kind: SERVER,
      name: `GET ${pattern}`,
      attributes: { 'kervan.request_id': number, 'http.route': pattern },
    },
    call: { service: 'kervan-storefront', kind: CLIENT, name: expect.stringMatching(/^API \w+$/) },
    route: { service: 'kervan-api', kind: SERVER, attributes: { 'kervan.request_id': number } },
    question: { service: 'kervan-api', kind: CLIENT },
  })
  const search = ofTrace().find(({ name }) => name === `GET ${CALLS.searchProducts.path}`)
  expect(search).toMatchObject({ service: 'kervan-api', attributes: { 'http.route': CALLS.searchProducts.path } })
  // Before the page was there, and with all that it loaded since.
  expect(receiver.raw).not.toContain(word)
  expect(receiver.raw).not.toContain('mail.example')
})
