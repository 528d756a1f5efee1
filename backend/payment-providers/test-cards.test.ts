// @vitest-environment node
import { inspect } from 'node:util'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { CardSecret } from './card-secret'
import { confirmAtBank } from './test-support/bank-page'
import { cardOf, expectationOf, orderOf } from './test-support/orders'
import { type SandboxProcess, startSandboxProcess } from './test-support/sandbox-process'
import type { CardBrand, DeclineReason, PaymentProvider, PaymentResult } from './types'

let sandbox: SandboxProcess
let provider: PaymentProvider

beforeAll(async () => {
  sandbox = await startSandboxProcess()
  provider = sandbox.connect()
}, 60_000)

afterAll(() => sandbox.stop())

async function pay(number: string): Promise<PaymentResult> {
  const order = orderOf()
  const callbackUrl = 'http://127.0.0.1:9/return'
  const started = await provider.startThreeDS({ order, card: cardOf(number), callbackUrl })
  if (started.outcome === 'declined') return started
  if (started.outcome !== 'started') throw new Error(inspect(started))
  const expected = expectationOf(order, started.paymentId)
  const result = await provider.completeThreeDS({ callback: await confirmAtBank(started.html), expected })
  // The completion and a later query must return the same outcome.
  const queried = await provider.query(expected)
  expect(queried.outcome).toBe(result.outcome)
  if (result.outcome === 'declined') expect(queried).toMatchObject({ reason: result.reason })
  return result
}

/** The tables of the official package's README. */
const paid: [string, string, CardBrand, 'credit' | 'debit'][] = [
  ['5890040000000016', 'Akbank', 'mastercard', 'debit'],
  ['5526080000000006', 'Akbank', 'mastercard', 'credit'],
  ['4766620000000001', 'Denizbank', 'visa', 'debit'],
  ['4603450000000000', 'Denizbank', 'visa', 'credit'],
  ['4729150000000005', 'Denizbank Bonus', 'visa', 'credit'],
  ['4987490000000002', 'Finansbank', 'visa', 'debit'],
  ['5311570000000005', 'Finansbank', 'mastercard', 'credit'],
  ['9792020000000001', 'Finansbank', 'troy', 'debit'],
  ['9792030000000000', 'Finansbank', 'troy', 'credit'],
  ['5170410000000004', 'Garanti Bankası', 'mastercard', 'debit'],
  ['5400360000000003', 'Garanti Bankası', 'mastercard', 'credit'],
  ['374427000000003', 'Garanti Bankası', 'amex', 'credit'],
  ['4475050000000003', 'Halkbank', 'visa', 'debit'],
  ['5528790000000008', 'Halkbank', 'mastercard', 'credit'],
  ['4059030000000009', 'HSBC Bank', 'visa', 'debit'],
  ['5504720000000003', 'HSBC Bank', 'mastercard', 'credit'],
  ['5892830000000000', 'Türkiye İş Bankası', 'mastercard', 'debit'],
  ['4543590000000006', 'Türkiye İş Bankası', 'visa', 'credit'],
  ['4910050000000006', 'Vakıfbank', 'visa', 'debit'],
  ['4157920000000002', 'Vakıfbank', 'visa', 'credit'],
  ['5168880000000002', 'Yapı ve Kredi Bankası', 'mastercard', 'debit'],
  ['5451030000000000', 'Yapı ve Kredi Bankası', 'mastercard', 'credit'],
  ['4054180000000007', 'not Turkish', 'visa', 'debit'],
  ['5400010000000004', 'not Turkish', 'mastercard', 'credit'],
]

it.each(paid)('%s of %s pays', async (number, _, brand, type) => {
  const card = { brand, type, bin: number.slice(0, 6), lastFour: number.slice(-4) }
  expect(await pay(number)).toMatchObject({ outcome: 'captured', card })
})

const declined: [string, string, DeclineReason][] = [
  ['4111111111111129', 'not sufficient funds', 'insufficientFunds'],
  ['4129111111111111', 'do not honour', 'doNotHonour'],
  ['4128111111111112', 'invalid transaction', 'general'],
  ['4127111111111113', 'lost card', 'lostCard'],
  ['4126111111111114', 'stolen card', 'stolenCard'],
  ['4125111111111115', 'expired card', 'expiredCard'],
  ['4124111111111116', 'invalid cvc2', 'badCvc'],
  ['4123111111111117', 'not permitted to card holder', 'general'],
  ['4122111111111118', 'not permitted to terminal', 'general'],
  ['4121111111111119', 'fraud suspect', 'fraud'],
  ['4120111111111110', 'pickup card', 'general'],
  ['4130111111111118', 'general error', 'general'],
  ['4131111111111117', 'success but mdStatus is 0', 'threeDSFailed'],
  ['4141111111111115', 'success but mdStatus is 4', 'threeDSFailed'],
  ['4151111111111112', '3dsecure initialize failed', 'threeDSFailed'],
]

it.each(declined)('%s is declined: %s', async (number, _, reason) => {
  expect(await pay(number)).toMatchObject({ outcome: 'declined', reason })
})

it.each(declined.slice(0, 12))('%s is declined without 3-D Secure: %s', async (number, _, reason) => {
  const order = orderOf()
  expect(await provider.charge({ order, card: cardOf(number) })).toMatchObject({ outcome: 'declined', reason })
  expect(await provider.query(expectationOf(order))).toMatchObject({ outcome: 'declined', reason })
})

it('5406670000000009 pays, and neither cancelling nor refunding gives anything back', async () => {
  const captured = await pay('5406670000000009')
  if (captured.outcome !== 'captured') throw new Error(inspect(captured))
  const { paymentId } = captured
  const input = { conversationId: 'r', paymentId, ip: '127.0.0.1' }
  expect(await provider.cancel(input)).toMatchObject({ outcome: 'refused' })
  expect(await provider.refund({ ...input, amount: '1.00', currency: 'TRY' })).toMatchObject({ outcome: 'refused' })
})

describe('a card that was typed wrongly is declined before anything starts', () => {
  it.each([
    ['a number that is no test card', '4242424242424242', {}, 'general'],
    ['a number with a digit wrong', '5528790000000009', {}, 'general'],
    ['a date that has passed', '5528790000000008', { expireYear: '2020' }, 'expiredCard'],
    ['a code of four digits', '5528790000000008', { cvc: '1234' }, 'badCvc'],
    ['a code of three digits on American Express', '374427000000003', { cvc: '123' }, 'badCvc'],
  ] as const)('%s', async (_, number, change, reason) => {
    const card = new CardSecret({ ...cardOf(number).reveal(), ...change })
    const started = await provider.startThreeDS({ order: orderOf(), card, callbackUrl: 'http://127.0.0.1:9/return' })
    expect(started).toMatchObject({ outcome: 'declined', reason })
  })
})
