// @vitest-environment node
import { inspect } from 'node:util'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { answerBank, confirmAtBank, readFormAction, readHiddenFields } from './test-support/bank-page'
import { CVC, cardOf, expectationOf, orderOf } from './test-support/orders'
import { type SandboxProcess, startSandboxProcess } from './test-support/sandbox-process'
import type { Captured, PaymentOrder, PaymentProvider } from './types'

const PARAF = '5528790000000008'
const BONUS = '5400360000000003'
const FOREIGN = '5400010000000004'
const CALLBACK_URL = 'http://127.0.0.1:9/return'

let sandbox: SandboxProcess
let provider: PaymentProvider

beforeAll(async () => {
  sandbox = await startSandboxProcess()
  provider = sandbox.connect()
}, 60_000)

afterAll(() => sandbox.stop())
afterEach(() => sandbox.clearFaults())

async function start(order: PaymentOrder, number = PARAF): Promise<{ html: string; paymentId: string }> {
  const started = await provider.startThreeDS({ order, card: cardOf(number), callbackUrl: CALLBACK_URL })
  if (started.outcome !== 'started') throw new Error(inspect(started))
  return started
}

it('brings the bank page into the language of the customer and under the name of the shop', async () => {
  const { html } = await start(orderOf({ language: 'de', shopName: 'Orion Reisen — Köln' }))
  expect(html).toContain('<html lang="de"')
  const page = await (await fetch(readFormAction(html))).text()
  expect(page).toContain('<html lang="de"')
  expect(page).toContain('<dd>Orion Reisen — Köln</dd>')
})

async function pay(order: PaymentOrder, number = PARAF): Promise<Captured> {
  const { html, paymentId } = await start(order, number)
  const callback = await confirmAtBank(html)
  const result = await provider.completeThreeDS({ callback, expected: expectationOf(order, paymentId) })
  if (result.outcome !== 'captured') throw new Error(inspect(result))
  return result
}

describe('instalments', () => {
  it('differ by card family', async () => {
    const [paraf, bonus] = await Promise.all([
      provider.instalments({ bin: '552879', price: '1000.00', currency: 'TRY' }),
      provider.instalments({ bin: '54003600', price: '1000.00', currency: 'TRY' }),
    ])
    expect(paraf).toMatchObject({
      outcome: 'found',
      brand: 'mastercard',
      type: 'credit',
      family: 'Paraf',
      bank: 'Halkbank',
    })
    expect(bonus).toMatchObject({ outcome: 'found', family: 'Bonus', requiresThreeDS: false })
    expect(paraf.outcome === 'found' && paraf.options).toEqual([
      { count: 1, total: '1000.00', each: '1000.00' },
      { count: 2, total: '1026.00', each: '513.00' },
      { count: 3, total: '1039.00', each: '346.33' },
      { count: 6, total: '1078.00', each: '179.67' },
    ])
    expect(bonus.outcome === 'found' && bonus.options.map(({ count }) => count)).toEqual([1, 2, 3, 6, 9, 12])
  })

  it.each([
    ['a foreign card', '540001', 'TRY'],
    ['a debit card', '447505', 'TRY'],
    ['another currency', '552879', 'EUR'],
    ['a card that the gateway does not know', '400000', 'TRY'],
  ])('are one payment for %s', async (_, bin, currency) => {
    const result = await provider.instalments({ bin, price: '80.40', currency })
    expect(result.outcome === 'found' && result.options).toEqual([{ count: 1, total: '80.40', each: '80.40' }])
  })
})

describe('a payment with 3-D Secure', () => {
  it('is collected once the bank has confirmed', async () => {
    const order = orderOf()
    const captured = await pay(order)
    expect(captured).toMatchObject({
      outcome: 'captured',
      conversationId: order.conversationId,
      basketId: order.basketId,
      price: '1200.50',
      amount: '1200.50',
      currency: 'TRY',
      instalments: 1,
      card: { brand: 'mastercard', bin: '552879', lastFour: '0008', type: 'credit', family: 'Paraf' },
    })
    expect(captured.itemTransactions.map(({ itemId, amount }) => [itemId, amount])).toEqual([
      ['101', '1000.00'],
      ['102', '200.50'],
    ])
    expect(await provider.query(expectationOf(order))).toEqual(captured)
    expect(await provider.query(expectationOf(order, captured.paymentId))).toEqual(captured)
  })

  it('takes the instalment difference', async () => {
    const order = orderOf({ amount: '1252.72', instalments: 3 })
    const captured = await pay(order, BONUS)
    expect(captured).toMatchObject({ amount: '1252.72', price: '1200.50', instalments: 3 })
    expect(captured.itemTransactions.map(({ amount }) => amount)).toEqual(['1043.49', '209.23'])
  })

  it.each(['EUR', 'USD', 'GBP', 'RUB', 'CHF', 'NOK'])('is collected in %s', async (currency) => {
    expect(await pay(orderOf({ currency }), FOREIGN)).toMatchObject({ currency, amount: '1200.50' })
  })

  it('leaves free items out', async () => {
    const items = [...orderOf().items, { id: '103', name: 'Bebek', category: 'Tur', price: '0.00' }]
    expect((await pay(orderOf({ items }))).itemTransactions).toHaveLength(2)
  })

  it('is pending until the bank has answered and until it is completed', async () => {
    const order = orderOf()
    const { html, paymentId } = await start(order)
    expect(await provider.query(expectationOf(order))).toEqual({
      outcome: 'pending',
      stage: 'threeDSStarted',
      paymentId,
    })
    await confirmAtBank(html)
    expect(await provider.query(expectationOf(order))).toEqual({
      outcome: 'pending',
      stage: 'threeDSReturned',
      paymentId,
    })
  })

  it('is not collected before the bank has answered', async () => {
    const order = orderOf()
    const { html, paymentId } = await start(order)
    const callback = { status: 'success', mdStatus: '1', paymentId, conversationId: order.conversationId }
    const early = await provider.completeThreeDS({ callback, expected: expectationOf(order, paymentId) })
    expect(early).toEqual({ outcome: 'unknown', cause: 'refused', detail: '5010' })
    await confirmAtBank(html)
    const late = await provider.completeThreeDS({ callback, expected: expectationOf(order, paymentId) })
    expect(late.outcome).toBe('captured')
  })

  it('is declined after cancelling at the bank', async () => {
    const order = orderOf()
    const { html, paymentId } = await start(order)
    const callback = await confirmAtBank(html, { action: 'cancel' })
    expect(callback).toMatchObject({ status: 'failure', mdStatus: '0' })
    const declined = await provider.completeThreeDS({ callback, expected: expectationOf(order, paymentId) })
    expect(declined).toMatchObject({ outcome: 'declined', reason: 'threeDSFailed' })
    expect(await provider.query(expectationOf(order))).toMatchObject({ outcome: 'declined', reason: 'threeDSFailed' })
  })

  it('is declined after the third wrong code, and the right one comes too late then', async () => {
    const order = orderOf()
    const { html } = await start(order)
    for (const attempt of [1, 2]) {
      expect(await answerBank(html, { code: '000000' }), `attempt ${attempt}`).toContain('role="alert"')
    }
    expect(await confirmAtBank(html, { code: '000000' })).toMatchObject({ status: 'failure', mdStatus: '0' })
    const page = await (await fetch(readFormAction(html))).text()
    expect(readHiddenFields(page)).toMatchObject({ status: 'failure', mdStatus: '0' })
    expect(await provider.query(expectationOf(order))).toMatchObject({ outcome: 'declined', reason: 'threeDSFailed' })
  })

  it('is collected once, however often the callback arrives', async () => {
    const order = orderOf()
    const { html, paymentId } = await start(order)
    const callback = await confirmAtBank(html)
    const completion = { callback, expected: expectationOf(order, paymentId) }
    const results = await Promise.all([provider.completeThreeDS(completion), provider.completeThreeDS(completion)])
    expect(results.map(({ outcome }) => outcome).sort()).toEqual(['captured', 'unknown'])
    expect((await provider.query(expectationOf(order))).outcome).toBe('captured')
  })

  it('does not take another amount, basket or currency than the one at the gateway', async () => {
    const order = orderOf()
    const { html, paymentId } = await start(order)
    const callback = await confirmAtBank(html)
    const expected = expectationOf(order, paymentId)
    for (const change of [{ amount: '1.00' }, { basketId: 'other' }, { currency: 'EUR' }]) {
      const result = await provider.completeThreeDS({ callback, expected: { ...expected, ...change } })
      expect(result).toEqual({ outcome: 'unknown', cause: 'refused', detail: '11' })
    }
    expect((await provider.query(expected)).outcome).toBe('pending')
  })

  it('believes no callback that was tampered with or belongs to another payment', async () => {
    const order = orderOf()
    const { html, paymentId } = await start(order)
    const callback = await confirmAtBank(html)
    const expected = expectationOf(order, paymentId)
    const forged = await provider.completeThreeDS({ callback: { ...callback, mdStatus: '0' }, expected })
    expect(forged).toEqual({ outcome: 'unknown', cause: 'foreignCallback', detail: 'signature' })
    const other = orderOf()
    const foreign = await provider.completeThreeDS({ callback, expected: expectationOf(other) })
    expect(foreign).toEqual({ outcome: 'unknown', cause: 'foreignCallback' })
    const { paymentId: otherPaymentId } = await start(other)
    const mixed = await provider.completeThreeDS({ callback, expected: { ...expected, paymentId: otherPaymentId } })
    expect(mixed).toEqual({ outcome: 'unknown', cause: 'foreignCallback' })
  })

  it('tells when what was charged is not what we expected', async () => {
    const order = orderOf()
    const { paymentId } = await pay(order)
    const expected = { ...expectationOf(order, paymentId), amount: '1200.49', basketId: 'other' }
    const result = await provider.query(expected)
    expect(result).toMatchObject({
      outcome: 'mismatch',
      fields: ['basketId', 'amount'],
      charged: { amount: '1200.50' },
    })
  })
})

describe('a payment without 3-D Secure', () => {
  it('is collected at once', async () => {
    const order = orderOf()
    const captured = await provider.charge({ order, card: cardOf(PARAF) })
    expect(captured).toMatchObject({ outcome: 'captured', amount: '1200.50' })
    expect(await provider.query(expectationOf(order))).toEqual(captured)
  })

  it('is refused for cards that need it', async () => {
    const refused = await provider.charge({ order: orderOf(), card: cardOf(FOREIGN) })
    expect(refused).toMatchObject({ outcome: 'refused', code: '5010' })
  })
})

describe('the gateway refuses', () => {
  it('an order whose items do not add up', async () => {
    const order = orderOf({ price: '1200.51' })
    const refused = await provider.startThreeDS({ order, card: cardOf(PARAF), callbackUrl: CALLBACK_URL })
    expect(refused).toMatchObject({ outcome: 'refused', code: '5062' })
  })

  it('instalments that the card does not offer', async () => {
    const refused = await provider.startThreeDS({
      order: orderOf({ instalments: 12 }),
      card: cardOf(PARAF),
      callbackUrl: CALLBACK_URL,
    })
    expect(refused).toMatchObject({ outcome: 'refused', code: '11' })
  })

  it('a request signed with another key', async () => {
    const stranger = sandbox.connect({ secretKey: 'another-secret-key' })
    const order = orderOf()
    expect(await stranger.query(expectationOf(order))).toEqual({ outcome: 'unknown', cause: 'refused', detail: '1000' })
    const started = await stranger.startThreeDS({ order, card: cardOf(PARAF), callbackUrl: CALLBACK_URL })
    expect(started).toMatchObject({ outcome: 'refused', code: '1000' })
  })

  it('a currency that it does not charge in, before anything is sent', async () => {
    const refused = await provider.charge({ order: orderOf({ currency: 'JPY' }), card: cardOf(PARAF) })
    expect(refused).toMatchObject({ outcome: 'refused', code: 'currency' })
  })
})

it('finds nothing for a reference that never reached the gateway', async () => {
  expect(await provider.query(expectationOf(orderOf()))).toEqual({ outcome: 'notFound' })
  expect(await provider.query(expectationOf(orderOf(), '999'))).toEqual({ outcome: 'notFound' })
  expect(await provider.queryRefunds('999')).toEqual({ outcome: 'notFound' })
})

it('keeps card data out of everything that is logged or printed', async () => {
  const order = orderOf()
  const card = cardOf(PARAF)
  await pay(order)
  await provider.charge({ order: orderOf(), card: cardOf('4111111111111129') })
  const state = await (await fetch(`${sandbox.origin}/_payments`)).text()
  const printed = [inspect(card, { depth: 9, showHidden: true }), JSON.stringify({ card }), `${card}`]
  for (const text of [...printed, state, sandbox.logged()]) {
    expect(text).not.toMatch(/5528790000000008|4111111111111129/)
    expect(text).not.toMatch(new RegExp(`cvc|\\b${CVC}\\b`, 'i'))
  }
  expect(card.bin + card.lastFour).toBe('5528790008')
})
