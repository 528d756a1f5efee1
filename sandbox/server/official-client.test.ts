// @vitest-environment node
import { createHmac } from 'node:crypto'
import Iyzipay from 'iyzipay'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import {
  type Answer,
  ask,
  confirmAtBank,
  runSandbox,
  SECRET_KEY,
  sampleOrder,
  type TestSandbox,
} from '../test-support/run-sandbox'

let sandbox: TestSandbox

beforeAll(async () => {
  sandbox = await runSandbox()
})

afterAll(() => sandbox.close())

/**
 * Verifies an answer like the samples of the official client: the values joined by colons, as JavaScript prints them.
 */
function expectSigned(answer: Answer, names: string[]): void {
  const text = names.map((name) => answer[name]).join(':')
  expect(answer.signature).toBe(createHmac('sha256', SECRET_KEY).update(text).digest('hex'))
}

const PAYMENT = ['paymentId', 'currency', 'basketId', 'conversationId', 'paidPrice', 'price']

function start(changes: Record<string, unknown> = {}): Promise<Answer> {
  return ask((done) => sandbox.official.threedsInitialize.create(sampleOrder(changes), done))
}

async function pay(conversationId: string): Promise<Answer> {
  const started = await start({ conversationId })
  const { paymentId, conversationData } = await confirmAtBank(started)
  const request = { locale: 'en', conversationId, paymentId, conversationData }
  return ask((done) => sandbox.official.threedsPayment.create(request, done))
}

describe('the official client', () => {
  it('is recognised, and a wrong key of it is not', async () => {
    const known = await ask((done) => sandbox.official.binNumber.retrieve({ locale: 'en', binNumber: '554960' }, done))
    expect(known).toMatchObject({ status: 'failure', errorCode: '11' })
    const uri = sandbox.origin
    for (const [apiKey, secretKey, errorCode] of [
      ['sandbox-api-key', 'wrong', '1000'],
      ['wrong', SECRET_KEY, '1001'],
    ] as const) {
      const stranger = new Iyzipay({ uri, apiKey, secretKey })
      const answer = await ask((done) => stranger.binNumber.retrieve({ locale: 'en', binNumber: '552879' }, done))
      expect(answer).toMatchObject({ status: 'failure', errorCode, locale: 'en' })
      expect(answer.systemTime).toBeTypeOf('number')
    }
  })

  it('looks up a BIN', async () => {
    const answer = await ask((done) =>
      sandbox.official.binNumber.retrieve({ locale: 'tr', conversationId: 'c', binNumber: '454359' }, done),
    )
    expect(answer).toMatchObject({
      status: 'success',
      conversationId: 'c',
      cardType: 'CREDIT_CARD',
      cardAssociation: 'VISA',
      cardFamily: 'Maximum',
      bankCode: 64,
    })
  })

  it('looks up instalments of one card and of all families', async () => {
    const one = await ask((done) =>
      sandbox.official.installmentInfo.retrieve({ locale: 'tr', binNumber: '454359', price: '100' }, done),
    )
    expect(one.installmentDetails).toMatchObject([
      {
        cardFamilyName: 'Maximum',
        installmentPrices: [
          { installmentNumber: 1, totalPrice: 100 },
          { installmentNumber: 2, totalPrice: 100, installmentPrice: 50 },
          { installmentNumber: 3, totalPrice: 103.95 },
          { installmentNumber: 6 },
          { installmentNumber: 9 },
          { installmentNumber: 12 },
        ],
      },
    ])
    const all = await ask((done) => sandbox.official.installmentInfo.retrieve({ locale: 'tr', price: '100' }, done))
    expect(all.installmentDetails).toHaveLength(7)
  })

  it('pays with 3-D Secure in its first form, and every answer is signed', async () => {
    const started = await start({ conversationId: 'first' })
    expectSigned(started, ['paymentId', 'conversationId'])
    const callback = await confirmAtBank(started)
    expectSigned(callback, ['conversationData', 'conversationId', 'mdStatus', 'paymentId', 'status'])
    const { paymentId, conversationData } = callback
    const request = { locale: 'en', conversationId: 'first', paymentId }
    const wrong = await ask((done) =>
      sandbox.official.threedsPayment.create({ ...request, conversationData: 'x' }, done),
    )
    expect(wrong).toMatchObject({ status: 'failure', errorCode: '5014' })
    const paid = await ask((done) => sandbox.official.threedsPayment.create({ ...request, conversationData }, done))
    expect(paid).toMatchObject({ status: 'success', price: 1, paidPrice: 1.2, fraudStatus: 1, lastFourDigits: '0008' })
    expectSigned(paid, PAYMENT)
    const items = paid.itemTransactions as { itemId: string; paidPrice: number }[]
    expect(items.map((item) => [item.itemId, item.paidPrice])).toEqual([
      ['BI101', 0.36],
      ['BI102', 0.6],
      ['BI103', 0.24],
    ])
  })

  it('pays with the amount-checked form', async () => {
    const { paymentId } = await confirmAtBank(await start({ conversationId: 'second' }))
    const request = { conversationId: 'second', paymentId, paidPrice: '1.2', basketId: 'B67832', currency: 'TRY' }
    const create = (change: object) =>
      ask((done) => sandbox.official.threedsV2Payment.create({ ...request, ...change }, done))
    expect(await create({ paidPrice: '1.1' })).toMatchObject({ status: 'failure' })
    const paid = await create({})
    expectSigned(paid, PAYMENT)
    expect(await create({})).toMatchObject({ status: 'failure', errorCode: '11' })
  })

  it('pays without 3-D Secure and asks for the payment', async () => {
    const paid = await ask((done) => sandbox.official.payment.create(sampleOrder({ conversationId: 'third' }), done))
    expectSigned(paid, PAYMENT)
    const queried = await ask((done) =>
      sandbox.official.payment.retrieve({ conversationId: 'q', paymentConversationId: 'third' }, done),
    )
    expect(queried).toMatchObject({ status: 'success', paymentStatus: 'SUCCESS', paymentId: paid.paymentId })
    expectSigned(queried, PAYMENT)
  })

  it('refunds by item and by amount, cancels, and reads it all in the report', async () => {
    const { paymentId, itemTransactions } = await pay('fourth')
    const [item] = itemTransactions as { paymentTransactionId: string }[]
    const common = { conversationId: 'r', currency: 'TRY', ip: '85.34.78.112' }
    const byItem = await ask((done) =>
      sandbox.official.refund.create(
        { ...common, paymentTransactionId: item?.paymentTransactionId, price: '0.1' },
        done,
      ),
    )
    expectSigned(byItem, ['paymentId', 'price', 'currency', 'conversationId'])
    const byAmount = await ask((done) => sandbox.official.refundV2.create({ ...common, paymentId, price: '0.5' }, done))
    expectSigned(byAmount, ['paymentId', 'price', 'currency', 'conversationId'])
    const cancelled = await ask((done) => sandbox.official.cancel.create({ ...common, paymentId }, done))
    expect(cancelled).toMatchObject({ status: 'failure' })
    const report = await ask((done) =>
      sandbox.official.reportingTransactionDetails.retrieve({ locale: 'en', paymentConversationId: 'fourth' }, done),
    )
    expect(report).toMatchObject({ payments: [{ paymentStatus: 1, paymentRefundStatus: 'PARTIALLY_REFUNDED' }] })
    const fresh = await pay('fifth')
    const whole = { ...common, paymentId: fresh.paymentId }
    const done = await ask((callback) => sandbox.official.cancel.create(whole, callback))
    expect(done).toMatchObject({ status: 'success', price: 1.2, paymentId: fresh.paymentId })
  })

  it('opens a hosted page and asks what became of it', async () => {
    const opened = await ask((done) =>
      sandbox.official.checkoutFormInitialize.create(sampleOrder({ enabledInstallments: [2, 3, 6, 9] }), done),
    )
    expectSigned(opened, ['conversationId', 'token'])
    const asked = await ask((done) => sandbox.official.checkoutForm.retrieve({ token: opened.token }, done))
    expect(asked).toMatchObject({ status: 'failure', errorCode: '5087' })
  })
})

describe('a request that is not right', () => {
  it.each([
    ['a buyer without e-mail', { buyer: { id: '1' } }, 'buyer.name'],
    ['no callback', { callbackUrl: undefined }, 'callbackUrl'],
    ['a callback that is no web address', { callbackUrl: 'javascript:alert(1)' }, 'callbackUrl'],
    ['a currency that is none', { currency: 'XXX' }, 'currency'],
    ['thirteen instalments', { installment: 13 }, 'installment'],
    ['a negative price', { price: '-1' }, 'price'],
    [
      'an item for nothing',
      { price: '0', basketItems: [{ id: '1', name: 'n', category1: 'c', itemType: 'VIRTUAL', price: '0' }] },
      'basketItems',
    ],
  ])('is refused with the name of the field: %s', async (_, changes, field) => {
    const answer = await start(changes)
    expect(answer).toMatchObject({ status: 'failure', errorCode: '11', errorMessage: `Invalid request: ${field}` })
  })

  it('is refused when its items do not add up', async () => {
    expect(await start({ price: '1.01' })).toMatchObject({ errorCode: '5062' })
  })

  it('is refused when it is too large', async () => {
    const answer = await fetch(`${sandbox.origin}/payment/auth`, { method: 'POST', body: 'x'.repeat(300_000) })
    expect(answer.status).toBe(413)
  })
})

it("keeps one merchant's payments from another", async () => {
  const merchants = ['a', 'b'].map((id) => ({
    id,
    name: id.toUpperCase(),
    apiKey: `key-${id}`,
    secretKey: `secret-${id}`,
  }))
  const shared = await runSandbox({ SANDBOX_MERCHANTS: JSON.stringify(merchants) })
  const [first, second] = merchants.map(
    ({ apiKey, secretKey }) => new Iyzipay({ uri: shared.origin, apiKey, secretKey }),
  )
  const paid = await ask((done) => first?.payment.create(sampleOrder(), done))
  expect(paid.status).toBe('success')
  const { paymentId } = paid
  const asked = await ask((done) => second?.payment.retrieve({ paymentId }, done))
  expect(asked).toMatchObject({ status: 'failure', errorCode: '5087' })
  const cancelled = await ask((done) => second?.cancel.create({ paymentId }, done))
  expect(cancelled).toMatchObject({ status: 'failure', errorCode: '5087' })
  await shared.close()
})
