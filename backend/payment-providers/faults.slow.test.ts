// @vitest-environment node
import { inspect } from 'node:util'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { createIyzico } from './iyzico/create-iyzico'
import type { ThreeDSCallback } from './iyzico/three-ds-callback'
import { confirmAtBank } from './test-support/bank-page'
import { CVC, cardOf, expectationOf, orderOf } from './test-support/orders'
import { type SandboxProcess, startSandboxProcess } from './test-support/sandbox-process'
import type { ExpectedPayment, PaymentProvider } from './types'

const NUMBER = '5528790000000008'
const CALLBACK_URL = 'http://127.0.0.1:9/return'
const COMPLETION = '/payment/v2/3dsecure/auth'
const TIMEOUT_MS = 400

let sandbox: SandboxProcess
/** Long timeout, so that a busy machine causes no false network fault. */
let provider: PaymentProvider
/** Short timeout, used only for faults that make the caller wait. */
let hasty: PaymentProvider

beforeAll(async () => {
  sandbox = await startSandboxProcess()
  provider = sandbox.connect({ timeoutMs: 10_000 })
  hasty = sandbox.connect({ timeoutMs: TIMEOUT_MS })
}, 60_000)

afterAll(() => sandbox.stop())
afterEach(() => sandbox.clearFaults())

interface Returned {
  callback: ThreeDSCallback
  expected: ExpectedPayment
}

/** A payment whose customer has come back from the bank. */
async function returned(): Promise<Returned> {
  const order = orderOf()
  const started = await provider.startThreeDS({ order, card: cardOf(NUMBER), callbackUrl: CALLBACK_URL })
  if (started.outcome !== 'started') throw new Error(inspect(started))
  return { callback: await confirmAtBank(started.html), expected: expectationOf(order, started.paymentId) }
}

const silent = [
  ['slow', { outcome: 'unknown', cause: 'timeout' }],
  ['never', { outcome: 'unknown', cause: 'timeout' }],
  ['reset', { outcome: 'unknown', cause: 'network' }],
  ['cut', { outcome: 'unknown', cause: 'badAnswer', detail: 'not JSON' }],
  ['html502', { outcome: 'unknown', cause: 'badAnswer', detail: 'HTTP 502' }],
  ['empty', { outcome: 'unknown', cause: 'badAnswer', detail: 'not JSON' }],
] as const

const askerOf = (kind: string): PaymentProvider => (kind === 'slow' || kind === 'never' ? hasty : provider)

const falselySigned = ['badSignature', { outcome: 'unknown', cause: 'badSignature' }] as const

describe.each([...silent, falselySigned])('a gateway whose answer is %s', (kind, outcome) => {
  it('leaves the completion unknown; asking tells that the money was taken', async () => {
    const { callback, expected } = await returned()
    await sandbox.addFault({ on: COMPLETION, kind, delayMs: 3 * TIMEOUT_MS })
    const result = await askerOf(kind).completeThreeDS({ callback, expected })
    expect(result).toEqual(outcome)
    expect((await provider.query(expected)).outcome).toBe('captured')
  })

  it('leaves start, charge, refund and cancellation unknown, without a word of the card', async () => {
    const { callback, expected } = await returned()
    const captured = await provider.completeThreeDS({ callback, expected })
    if (captured.outcome !== 'captured') throw new Error(inspect(captured))
    const { paymentId } = captured
    const fault = { kind, delayMs: 3 * TIMEOUT_MS }
    for (const on of ['/payment/3dsecure/initialize', '/payment/auth', '/v2/payment/refund']) {
      await sandbox.addFault({ ...fault, on })
    }
    const order = orderOf()
    const card = cardOf(NUMBER)
    const asker = askerOf(kind)
    const results = [
      await asker.startThreeDS({ order, card, callbackUrl: CALLBACK_URL }),
      await asker.charge({ order: orderOf(), card }),
      await asker.refund({ conversationId: 'r', paymentId, amount: '10.00', currency: 'TRY', ip: '127.0.0.1' }),
    ]
    for (const result of results) expect(result).toEqual(outcome)
    expect(inspect(results, { depth: 9 })).not.toMatch(new RegExp(`${NUMBER}|\\b${CVC}\\b`))
    // The gateway carried the refund out without an answer, so the report contains it.
    expect(await provider.queryRefunds(paymentId)).toMatchObject({
      refunds: [{ conversationId: 'r', amount: '10.00' }],
    })
  })
})

describe.each(silent)('a gateway that never gets to answer (%s)', (kind, outcome) => {
  it('leaves the completion unknown; asking tells that nothing was taken, and it can be completed then', async () => {
    const { callback, expected } = await returned()
    await sandbox.addFault({ on: COMPLETION, kind, applied: false, delayMs: 3 * TIMEOUT_MS })
    const result = await askerOf(kind).completeThreeDS({ callback, expected })
    expect(result.outcome).toBe('unknown')
    expect(await provider.query(expected)).toMatchObject({ outcome: 'pending', stage: 'threeDSReturned' })
    expect((await provider.completeThreeDS({ callback, expected })).outcome).toBe('captured')
  })

  it('is asked once more by a query, and only once', async () => {
    const { expected } = await returned()
    const asker = askerOf(kind)
    await sandbox.addFault({ on: '/payment/detail', kind, delayMs: 3 * TIMEOUT_MS })
    expect((await asker.query(expected)).outcome).toBe('pending')
    await sandbox.addFault({ on: '/payment/detail', kind, times: 2, delayMs: 3 * TIMEOUT_MS })
    expect(await asker.query(expected)).toEqual(outcome)
    expect((await provider.query(expected)).outcome).toBe('pending')
  })
})

it('never tries a call again that moves money', async () => {
  const { callback, expected } = await returned()
  await sandbox.addFault({ on: COMPLETION, kind: 'html502', applied: false, times: 2 })
  await provider.completeThreeDS({ callback, expected })
  const waiting = (await (await fetch(`${sandbox.origin}/_faults`)).json()) as { times: number }[]
  expect(waiting).toMatchObject([{ times: 1 }])
})

describe.each(['wrongAmount', 'wrongCurrency'] as const)('a gateway that charges a %s', (kind) => {
  const field = kind === 'wrongAmount' ? 'amount' : 'currency'

  it('is caught when the payment is completed and when it is asked', async () => {
    const { callback, expected } = await returned()
    await sandbox.addFault({ on: COMPLETION, kind })
    const result = await provider.completeThreeDS({ callback, expected })
    expect(result).toMatchObject({ outcome: 'mismatch', fields: [field], charged: { paymentId: expected.paymentId } })
    expect(await provider.query(expected)).toEqual(result)
  })

  it('can be made to give back what it took', async () => {
    const { callback, expected } = await returned()
    await sandbox.addFault({ on: COMPLETION, kind })
    const result = await provider.completeThreeDS({ callback, expected })
    if (result.outcome !== 'mismatch') throw new Error(inspect(result))
    const { paymentId, amount, currency } = result.charged
    const back = await provider.refund({ conversationId: 'b', paymentId, amount, currency, ip: '127.0.0.1' })
    expect(back).toMatchObject({ outcome: 'refunded', amount, currency })
  })
})

it('waits for a payment that the gateway reviews for fraud', async () => {
  const { callback, expected } = await returned()
  await sandbox.addFault({ on: COMPLETION, kind: 'review' })
  const pending = { outcome: 'pending', stage: 'fraudReview', paymentId: expected.paymentId }
  expect(await provider.completeThreeDS({ callback, expected })).toEqual(pending)
  expect(await provider.query(expected)).toEqual(pending)
})

it('is not confused by a request that arrives twice', async () => {
  const { callback, expected } = await returned()
  await sandbox.addFault({ on: COMPLETION, kind: 'twice' })
  expect(await provider.completeThreeDS({ callback, expected })).toMatchObject({ outcome: 'unknown', cause: 'refused' })
  expect((await provider.query(expected)).outcome).toBe('captured')
})

it('believes no callback whose signature is wrong', async () => {
  await sandbox.addFault({ on: 'callback', kind: 'badSignature' })
  const { callback, expected } = await returned()
  expect(await provider.completeThreeDS({ callback, expected })).toEqual({
    outcome: 'unknown',
    cause: 'foreignCallback',
    detail: 'signature',
  })
  expect((await provider.query(expected)).outcome).toBe('pending')
})

it('takes a fault from the basket id and from nowhere else', async () => {
  const basketId = 'FAULT-html502-1'
  const order = orderOf({ basketId })
  const started = await provider.startThreeDS({ order, card: cardOf(NUMBER), callbackUrl: CALLBACK_URL })
  if (started.outcome !== 'started') throw new Error(inspect(started))
  const callback = await confirmAtBank(started.html)
  const expected = expectationOf(order, started.paymentId)
  expect(await provider.completeThreeDS({ callback, expected })).toMatchObject({
    cause: 'badAnswer',
    detail: 'HTTP 502',
  })
  expect((await provider.query(expected)).outcome).toBe('captured')
})

it('is unknown when nobody listens at the address', async () => {
  const { expected } = await returned()
  const nowhere = createIyzico({ baseUrl: 'http://127.0.0.1:9', apiKey: 'a', secretKey: 'b' })
  expect(await nowhere.query(expected)).toEqual({ outcome: 'unknown', cause: 'network' })
})
