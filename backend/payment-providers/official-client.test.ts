// @vitest-environment node
import { createServer, type IncomingHttpHeaders, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import Iyzipay from 'iyzipay'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { createIyzico } from './iyzico/create-iyzico'
import { signRequest } from './iyzico/signing'
import { CVC, cardOf, orderOf } from './test-support/orders'
import type { HostedPageOrder, PaymentOrder, PaymentProvider } from './types'

const credentials = { apiKey: 'some-api-key', secretKey: 'some-secret-key' }

interface Received {
  path: string
  headers: IncomingHttpHeaders
  body: string
}

let server: Server
let received: Received[] = []
let official: Iyzipay
let ours: PaymentProvider

beforeAll(async () => {
  server = createServer((request, response) => {
    const chunks: Buffer[] = []
    request.on('data', (chunk: Buffer) => chunks.push(chunk))
    request.on('end', () => {
      const body = Buffer.concat(chunks).toString('utf8')
      received.push({ path: request.url ?? '', headers: request.headers, body })
      response.end('{"status":"failure","errorCode":"11"}')
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const uri = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  official = new Iyzipay({ uri, ...credentials })
  ours = createIyzico({ baseUrl: uri, ...credentials })
})

afterAll(() => {
  server.close()
})

beforeEach(() => {
  received = []
})

const order = orderOf({ conversationId: 'c-1' })
const hosted: HostedPageOrder = {
  ...order,
  callbackUrl: 'https://shop.example/return',
  enabledInstalments: [2, 3],
  requiresThreeDS: true,
}
const expected = {
  conversationId: 'c-1',
  basketId: order.basketId,
  amount: '1200.5',
  currency: 'TRY',
  paymentId: '25000001',
}

/** Converts an order to the form of the official client's samples. */
function toOfficialOrder({ buyer, billingAddress, ...rest }: PaymentOrder): Record<string, unknown> {
  return {
    locale: 'tr',
    conversationId: rest.conversationId,
    price: rest.price,
    paidPrice: rest.amount,
    currency: rest.currency,
    basketId: rest.basketId,
    paymentGroup: 'PRODUCT',
    buyer: {
      ...buyer,
      name: buyer.firstName,
      surname: buyer.lastName,
      identityNumber: '11111111111',
      gsmNumber: buyer.phone,
      registrationAddress: buyer.address,
      country: 'Türkiye',
      zipCode: buyer.postalCode,
    },
    billingAddress: { ...billingAddress, country: 'Türkiye' },
    basketItems: rest.items.map((item) => ({ ...item, category1: item.category, itemType: 'VIRTUAL' })),
  }
}

const officialCard = {
  ...toOfficialOrder(order),
  installment: 1,
  paymentChannel: 'WEB',
  paymentCard: {
    cardHolderName: 'Ayşe Yılmaz',
    cardNumber: '5528790000000008',
    expireMonth: '12',
    expireYear: '2030',
    cvc: CVC,
  },
}

type OfficialCall = (done: () => void) => void

const cases: [string, OfficialCall, () => Promise<unknown>][] = [
  [
    '/payment/iyzipos/installment',
    (done) =>
      official.installmentInfo.retrieve({ locale: 'en', binNumber: '552879', price: '1200.50', currency: 'TRY' }, done),
    () => ours.instalments({ bin: '552879', price: '1200.50', currency: 'TRY' }),
  ],
  [
    '/payment/3dsecure/initialize',
    (done) => official.threedsInitialize.create({ ...officialCard, callbackUrl: 'https://shop.example/return' }, done),
    () => ours.startThreeDS({ order, card: cardOf('5528790000000008'), callbackUrl: 'https://shop.example/return' }),
  ],
  [
    '/payment/auth',
    (done) => official.payment.create(officialCard, done),
    () => ours.charge({ order, card: cardOf('5528 7900 0000 0008') }),
  ],
  [
    '/payment/v2/3dsecure/auth',
    (done) =>
      official.threedsV2Payment.create(
        {
          locale: 'en',
          conversationId: 'c-1',
          paymentId: '25000001',
          paidPrice: '1200.5',
          basketId: order.basketId,
          currency: 'TRY',
        },
        done,
      ),
    () =>
      ours.completeThreeDS({
        callback: { status: 'success', mdStatus: '1', paymentId: '25000001', conversationId: 'c-1' },
        expected,
      }),
  ],
  [
    '/payment/detail',
    (done) =>
      official.payment.retrieve(
        { locale: 'en', conversationId: 'c-1', paymentId: '25000001', paymentConversationId: 'c-1' },
        done,
      ),
    () => ours.query(expected),
  ],
  [
    '/payment/refund',
    (done) =>
      official.refund.create(
        {
          locale: 'en',
          conversationId: 'r-1',
          paymentTransactionId: '27000001',
          price: '100.00',
          ip: '127.0.0.1',
          currency: 'TRY',
        },
        done,
      ),
    () =>
      ours.refund({
        conversationId: 'r-1',
        transactionId: '27000001',
        amount: '100.00',
        currency: 'TRY',
        ip: '127.0.0.1',
      }),
  ],
  [
    '/v2/payment/refund',
    (done) =>
      official.refundV2.create(
        { locale: 'en', conversationId: 'r-1', paymentId: '25000001', price: '0.50', ip: '127.0.0.1', currency: 'EUR' },
        done,
      ),
    () =>
      ours.refund({ conversationId: 'r-1', paymentId: '25000001', amount: '0.50', currency: 'EUR', ip: '127.0.0.1' }),
  ],
  [
    '/payment/cancel',
    (done) =>
      official.cancel.create({ locale: 'en', conversationId: 'x-1', paymentId: '25000001', ip: '127.0.0.1' }, done),
    () => ours.cancel({ conversationId: 'x-1', paymentId: '25000001', ip: '127.0.0.1' }),
  ],
  [
    '/payment/iyzipos/checkoutform/initialize/auth/ecom',
    (done) =>
      official.checkoutFormInitialize.create(
        { ...toOfficialOrder(order), callbackUrl: hosted.callbackUrl, forceThreeDS: 1, enabledInstallments: [1, 2, 3] },
        done,
      ),
    () => ours.startHostedPage(hosted),
  ],
  [
    '/payment/iyzipos/checkoutform/auth/ecom/detail',
    (done) => official.checkoutForm.retrieve({ locale: 'en', conversationId: 'c-1', token: 't-1' }, done),
    () => ours.queryHostedPage({ token: 't-1', expected }),
  ],
]

describe.each(cases)('%s', (path, callOfficial, callOurs) => {
  it('is signed as the official client signs it, for the same random key and bytes', async () => {
    await new Promise<void>((resolve) => callOfficial(resolve))
    const [sent] = received
    expect(sent?.path).toBe(path)
    const randomKey = String(sent?.headers['x-iyzi-rnd'])
    expect(signRequest(credentials, randomKey, path, sent?.body ?? '')).toBe(sent?.headers.authorization)
  })

  it('sends the same bytes as the official client', async () => {
    await new Promise<void>((resolve) => callOfficial(resolve))
    await callOurs()
    const [theirs, own] = received
    expect(theirs?.body).toContain('"locale"')
    expect(own?.body).toBe(theirs?.body)
    expect(own?.path).toBe(theirs?.path)
    const randomKey = String(own?.headers['x-iyzi-rnd'])
    expect(own?.headers.authorization).toBe(signRequest(credentials, randomKey, path, own?.body ?? ''))
  })
})

it('signs a query in the address without it, over the path alone', async () => {
  await new Promise<void>((resolve) =>
    official.reportingTransactionDetails.retrieve({ locale: 'en', paymentConversationId: 'c-1' }, () => resolve()),
  )
  await ours.queryRefunds('25000001')
  const [theirs, own] = received
  const path = '/v2/reporting/payment/details'
  expect(theirs?.headers.authorization).toBe(
    signRequest(credentials, String(theirs?.headers['x-iyzi-rnd']), path, theirs?.body ?? ''),
  )
  expect(own?.path).toBe(`${path}?locale=en&paymentId=25000001`)
  expect(own?.headers.authorization).toBe(signRequest(credentials, String(own?.headers['x-iyzi-rnd']), path, ''))
})
