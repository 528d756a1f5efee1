// @vitest-environment node
import { createHmac } from 'node:crypto'
import { expect, it } from 'vitest'
import { cardOf, expectationOf, orderOf } from '../test-support/orders'
import type { PaymentProvider } from '../types'
import { toGatewayAmount, toSignedAmount } from './amounts'
import { createIyzico } from './create-iyzico'
import { getThreeDSCallback } from './three-ds-callback'

const SECRET_KEY = 'k'

/** A provider whose gateway returns the given answer. */
function providerSaying(answer: unknown, status = 200): PaymentProvider {
  const text = typeof answer === 'string' ? answer : JSON.stringify(answer)
  const fetch = async (): Promise<Response> => new Response(status === 302 ? null : text, { status })
  return createIyzico({ baseUrl: 'http://gateway.example', apiKey: 'a', secretKey: SECRET_KEY, fetch })
}

const order = orderOf({ conversationId: 'c-1', basketId: 'b-1' })
const expected = expectationOf(order, '7')

/** The documented sample answer, with amounts formatted as iyzico sends them. */
function documented(fields: string): string {
  const signature = createHmac('sha256', SECRET_KEY).update('7:TRY:b-1:c-1:1200.5:1200.5').digest('hex')
  return `{"status":"success","conversationId":"c-1","price":1200.50000000,"paidPrice":1200.50000000,"installment":1,
    "paymentId":"7","fraudStatus":1,"cardType":"CREDIT_CARD","cardAssociation":"MASTER_CARD","cardFamily":"Axess",
    "binNumber":"55260812","lastFourDigits":"0006","basketId":"b-1","currency":"TRY","signature":"${signature}",
    "itemTransactions":[{"itemId":"1","paymentTransactionId":"22","price":1200.50000000,"paidPrice":1200.50000000}]${fields}}`
}

it('reads amounts with zeros at the end, and keeps six digits of a card number', async () => {
  const result = await providerSaying(documented(',"paymentStatus":"SUCCESS"')).query(expected)
  expect(result).toMatchObject({ outcome: 'captured', amount: '1200.50', card: { bin: '552608', lastFour: '0006' } })
})

it.each([
  ['a status that the protocol does not know', ',"paymentStatus":"SOMETHING"', 'paymentStatus'],
  ['no status at all', '', 'paymentStatus'],
])('does not guess at %s', async (_, fields, detail) => {
  const result = await providerSaying(documented(fields)).query(expected)
  expect(result).toEqual({ outcome: 'unknown', cause: 'badAnswer', detail })
})

it('names the field that is wrong, and not its value', async () => {
  const answer = documented(',"paymentStatus":"SUCCESS"').replace(
    '"installment":1',
    '"installment":"5528790000000008x"',
  )
  const result = await providerSaying(answer).query(expected)
  expect(result).toEqual({ outcome: 'unknown', cause: 'badAnswer', detail: 'installment' })
})

it('takes an answer about another payment for none', async () => {
  const result = await providerSaying(documented(',"paymentStatus":"SUCCESS"')).query({
    ...expected,
    conversationId: 'c-2',
  })
  expect(result).toMatchObject({ outcome: 'mismatch', fields: ['conversationId'] })
})

it('declines what the gateway rejects for fraud after the bank agreed', async () => {
  const answer = documented(',"paymentStatus":"SUCCESS"').replace('"fraudStatus":1', '"fraudStatus":-1')
  expect(await providerSaying(answer).query(expected)).toMatchObject({ outcome: 'declined', reason: 'fraud' })
})

const failure = (errorCode: string, more: object = {}): object => ({ status: 'failure', errorCode, ...more })
const charge = (provider: PaymentProvider) => provider.charge({ order, card: cardOf('5528790000000008') })

it.each([
  ['a system error', failure('1'), 200],
  ['too many requests', failure('50000'), 429],
  ['a bank that did not answer', failure('10219', { errorGroup: 'REQUEST_TIMEOUT' }), 200],
  ['a bank that could not be reached', failure('10214'), 200],
  ['any failure that comes with a server error', failure('10051', { errorGroup: 'NOT_SUFFICIENT_FUNDS' }), 500],
])('does not take %s for a decline', async (_, answer, status) => {
  expect(await charge(providerSaying(answer, status))).toMatchObject({ outcome: 'unknown', cause: 'gatewayError' })
})

it.each([
  ['a group', failure('10999', { errorGroup: 'LOST_CARD' }), 'lostCard'],
  ['a code whose group is a newer one', failure('10041', { errorGroup: 'PICKUP_CARD' }), 'lostCard'],
  ['a group against its code', failure('10043', { errorGroup: 'LOST_CARD' }), 'lostCard'],
  ['a code as a number', failure('10051'), 'insufficientFunds'],
])('reads the reason from %s', async (_, answer, reason) => {
  expect(await charge(providerSaying(answer))).toMatchObject({ outcome: 'declined', reason })
})

it('lets no card number through in the words of a refusal', async () => {
  const errorMessage = 'Invalid request: 5528 7900-0000 0008 is not 5528790000000008'
  const refused = await charge(providerSaying(failure('11', { errorMessage })))
  expect(refused).toMatchObject({ outcome: 'refused', message: 'Invalid request: [digits] is not [digits]' })
})

it('follows no redirect', async () => {
  expect(await charge(providerSaying('', 302))).toEqual({ outcome: 'unknown', cause: 'badAnswer', detail: 'HTTP 302' })
})

it('does not take an unsigned start for one', async () => {
  const answer = { status: 'success', conversationId: 'c-1', paymentId: '7', threeDSHtmlContent: 'PGh0bWw+' }
  const input = { order, card: cardOf('5528790000000008'), callbackUrl: 'https://shop.example/return' }
  expect(await providerSaying(answer).startThreeDS(input)).toEqual({ outcome: 'unknown', cause: 'badSignature' })
})

it.each([
  ['1200.00', '1200.0', '1200'],
  ['10.50', '10.5', '10.5'],
  ['0.05', '0.05', '0.05'],
  ['1234567.89', '1234567.89', '1234567.89'],
])('writes %s as %s, and signs it as %s', (amount, sent, signed) => {
  expect(toGatewayAmount(amount)).toBe(sent)
  expect(toSignedAmount(amount)).toBe(signed)
})

it('reads a callback, and nothing that is none', () => {
  const fields = { status: 'success', paymentId: '7', conversationId: 'c-1', mdStatus: '1', other: 'x' }
  const { other: _, ...callback } = fields
  expect(getThreeDSCallback(fields)).toEqual(callback)
  expect(getThreeDSCallback({ ...fields, paymentId: '' })).toBeNull()
  expect(getThreeDSCallback({ ...fields, mdStatus: ['1', '0'] })).toBeNull()
  expect(getThreeDSCallback({})).toBeNull()
})
