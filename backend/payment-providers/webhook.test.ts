// @vitest-environment node
import { createHmac } from 'node:crypto'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { inspect } from 'node:util'
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { createIyzico } from './iyzico/create-iyzico'
import type { WebhookEvent } from './messages'
import { confirmAtBank } from './test-support/bank-page'
import { cardOf, expectationOf, orderOf } from './test-support/orders'
import { API_KEY, type SandboxProcess, SECRET_KEY, startSandboxProcess } from './test-support/sandbox-process'

const verifier = createIyzico({ baseUrl: 'http://127.0.0.1:9', apiKey: API_KEY, secretKey: SECRET_KEY })

interface Delivery {
  raw: string
  headers: Headers
}

let shop: Server
let sandbox: SandboxProcess
let deliveries: Delivery[] = []
let answerStatus = 204

beforeAll(async () => {
  shop = createServer((request, response) => {
    const chunks: Buffer[] = []
    request.on('data', (chunk: Buffer) => chunks.push(chunk))
    request.on('end', () => {
      const headers = new Headers({ 'x-iyz-signature-v3': String(request.headers['x-iyz-signature-v3']) })
      deliveries.push({ raw: Buffer.concat(chunks).toString('utf8'), headers })
      response.writeHead(answerStatus).end()
    })
  })
  await new Promise<void>((resolve) => shop.listen(0, '127.0.0.1', resolve))
  sandbox = await startSandboxProcess({
    SANDBOX_WEBHOOK_URL: `http://127.0.0.1:${(shop.address() as AddressInfo).port}/hook`,
    SANDBOX_WEBHOOK_DELAY_MS: '5',
    SANDBOX_WEBHOOK_RETRY_MS: '5',
  })
}, 60_000)

afterAll(async () => {
  await sandbox.stop()
  shop.close()
})

afterEach(async () => {
  await sandbox.clearFaults()
  deliveries = []
  answerStatus = 204
})

async function charge(number = '5528790000000008'): Promise<string> {
  const order = orderOf()
  await sandbox.connect().charge({ order, card: cardOf(number) })
  return order.conversationId
}

function listEvents(): WebhookEvent[] {
  return deliveries.map(({ raw, headers }) => {
    const result = verifier.verifyWebhook(raw, headers)
    if (result.outcome !== 'verified') throw new Error(inspect(result))
    return result.event
  })
}

const untilDelivered = (count: number): Promise<void> => vi.waitFor(() => expect(deliveries).toHaveLength(count), 2000)

describe('a notification', () => {
  it('tells of a payment and of a decline', async () => {
    const paid = await charge()
    await untilDelivered(1)
    const declined = await charge('4129111111111111')
    await untilDelivered(2)
    expect(listEvents()).toMatchObject([
      { type: 'API_AUTH', status: 'SUCCESS', conversationId: paid, token: null },
      { type: 'API_AUTH', status: 'FAILURE', conversationId: declined, token: null },
    ])
  })

  it('tells that the customer is back from the bank, and that the payment is collected', async () => {
    const order = orderOf()
    const provider = sandbox.connect()
    const card = cardOf('5528790000000008')
    const started = await provider.startThreeDS({ order, card, callbackUrl: 'http://127.0.0.1:9/return' })
    if (started.outcome !== 'started') throw new Error(inspect(started))
    const callback = await confirmAtBank(started.html)
    await untilDelivered(1)
    await provider.completeThreeDS({ callback, expected: expectationOf(order) })
    await untilDelivered(2)
    const { paymentId } = started
    expect(listEvents()).toMatchObject([
      { type: 'THREE_DS_CALLBACK', status: 'CALLBACK_THREEDS', paymentId },
      { type: 'THREE_DS_AUTH', status: 'SUCCESS', paymentId },
    ])
  })

  it('comes again until it is taken, with the same reference, three times at most', async () => {
    answerStatus = 500
    await charge()
    await untilDelivered(3)
    await new Promise((resolve) => setTimeout(resolve, 100))
    expect(new Set(listEvents().map(({ reference }) => reference)).size).toBe(1)
    expect(deliveries).toHaveLength(3)
  })

  it('may come twice', async () => {
    await sandbox.addFault({ on: 'webhook', kind: 'twice' })
    await charge()
    await untilDelivered(2)
    const [first, second] = listEvents()
    expect(second).toEqual(first)
  })

  it('is rejected with a wrong signature', async () => {
    await sandbox.addFault({ on: 'webhook', kind: 'badSignature' })
    await charge()
    await untilDelivered(1)
    const [delivery] = deliveries
    const result = verifier.verifyWebhook(delivery?.raw ?? '', delivery?.headers ?? new Headers())
    expect(result).toEqual({ outcome: 'rejected', cause: 'badSignature' })
  })
})

/** The documented example of a direct notification; the test signs it. */
const body = {
  paymentConversationId: 'conversationId',
  merchantId: 3404590,
  paymentId: 28157248,
  status: 'SUCCESS',
  iyziReferenceCode: '97f61d20-e66f-4120-82e9-92f4a183370a',
  iyziEventType: 'API_AUTH',
  iyziEventTime: 1766730778396,
  iyziPaymentId: 28157248,
}

function sign(text: string): Headers {
  const signature = createHmac('sha256', SECRET_KEY).update(`${SECRET_KEY}${text}`).digest('hex')
  return new Headers({ 'X-IYZ-SIGNATURE-V3': signature.toUpperCase() })
}

describe('verifying', () => {
  it('takes the documented form of a card payment', () => {
    const result = verifier.verifyWebhook(JSON.stringify(body), sign('API_AUTH28157248conversationIdSUCCESS'))
    expect(result).toMatchObject({
      outcome: 'verified',
      event: { paymentId: '28157248', status: 'SUCCESS', token: null },
    })
  })

  it('takes the documented form of a hosted page', () => {
    const { paymentId: _, ...rest } = body
    const raw = JSON.stringify({ ...rest, iyziEventType: 'CHECKOUT_FORM_AUTH', token: 't-1' })
    const result = verifier.verifyWebhook(raw, sign('CHECKOUT_FORM_AUTH28157248t-1conversationIdSUCCESS'))
    expect(result).toMatchObject({ outcome: 'verified', event: { paymentId: '28157248', token: 't-1' } })
  })

  it.each([
    ['another status', { status: 'FAILURE' }],
    ['another payment', { paymentId: 1 }],
    ['another reference of ours', { paymentConversationId: 'other' }],
    ['a token that was not signed', { token: 't-1' }],
  ])('rejects %s under the same signature', (_, change) => {
    const raw = JSON.stringify({ ...body, ...change })
    const result = verifier.verifyWebhook(raw, sign('API_AUTH28157248conversationIdSUCCESS'))
    expect(result).toEqual({ outcome: 'rejected', cause: 'badSignature' })
  })

  it('rejects what is not signed or is no notification', () => {
    expect(verifier.verifyWebhook(JSON.stringify(body), new Headers())).toMatchObject({ cause: 'noSignature' })
    for (const raw of ['', '{', '[]', 'null', '{"status":"SUCCESS"}']) {
      expect(verifier.verifyWebhook(raw, sign(''))).toEqual({ outcome: 'rejected', cause: 'badBody' })
    }
  })
})
