// @vitest-environment node
import { inspect } from 'node:util'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { confirmAtBank } from './test-support/bank-page'
import { cardOf, expectationOf, orderOf } from './test-support/orders'
import { type SandboxProcess, startSandboxProcess } from './test-support/sandbox-process'
import type { Captured, PaymentProvider } from './types'

const ip = '127.0.0.1'

let sandbox: SandboxProcess
let provider: PaymentProvider

beforeAll(async () => {
  sandbox = await startSandboxProcess()
  provider = sandbox.connect()
}, 60_000)

afterAll(() => sandbox.stop())

async function start(order = orderOf()): Promise<{ html: string; paymentId: string }> {
  const callbackUrl = 'http://127.0.0.1:9/return'
  const started = await provider.startThreeDS({ order, card: cardOf('5528790000000008'), callbackUrl })
  if (started.outcome !== 'started') throw new Error(inspect(started))
  return started
}

async function pay(): Promise<Captured> {
  const order = orderOf()
  const { html, paymentId } = await start(order)
  const callback = await confirmAtBank(html)
  const result = await provider.completeThreeDS({ callback, expected: expectationOf(order, paymentId) })
  if (result.outcome !== 'captured') throw new Error(inspect(result))
  return result
}

describe('money back', () => {
  it('is given per item, per payment, and never more than was paid', async () => {
    const { paymentId, itemTransactions } = await pay()
    const transactionId = itemTransactions[1]?.transactionId ?? ''
    const common = { currency: 'TRY', ip }
    const first = await provider.refund({ ...common, conversationId: 'r1', transactionId, amount: '200.50' })
    expect(first).toMatchObject({ outcome: 'refunded', paymentId, amount: '200.50', currency: 'TRY' })
    const again = await provider.refund({ ...common, conversationId: 'r2', transactionId, amount: '0.01' })
    expect(again).toMatchObject({ outcome: 'refused', code: '11' })
    const second = await provider.refund({ ...common, conversationId: 'r3', paymentId, amount: '999.99' })
    expect(second).toMatchObject({ outcome: 'refunded', amount: '999.99' })
    const tooMuch = await provider.refund({ ...common, conversationId: 'r4', paymentId, amount: '0.02' })
    expect(tooMuch.outcome).toBe('refused')
    expect(await provider.queryRefunds(paymentId)).toEqual({
      outcome: 'found',
      isCancelled: false,
      refunds: [
        { conversationId: 'r3', amount: '999.99', isDone: true },
        { conversationId: 'r1', amount: '200.50', isDone: true },
      ],
    })
  })

  it('is given by cancelling the whole payment, once', async () => {
    const { paymentId } = await pay()
    expect(await provider.cancel({ conversationId: 'x1', paymentId, ip })).toEqual({ outcome: 'cancelled', paymentId })
    expect(await provider.cancel({ conversationId: 'x2', paymentId, ip })).toMatchObject({ outcome: 'refused' })
    expect(await provider.queryRefunds(paymentId)).toMatchObject({ isCancelled: true, refunds: [] })
  })

  it('is refused in another currency and for a payment that was not collected', async () => {
    const { paymentId } = await pay()
    const input = { conversationId: 'r5', paymentId, amount: '1.00', ip }
    expect(await provider.refund({ ...input, currency: 'EUR' })).toMatchObject({ outcome: 'refused' })
    const open = await start()
    const refused = await provider.refund({ ...input, paymentId: open.paymentId, currency: 'TRY' })
    expect(refused).toMatchObject({ outcome: 'refused' })
  })
})
