import { afterAll, beforeAll, expect, test } from 'vitest'
import { answerBank, readFormAction } from '@/backend/payment-providers/test-support/bank-page'
import type { ThreeDSecurePolicy } from '@/domain/payments/three-d-secure'
import { cardSchema } from '@/domain/reservations/schema'
import { openShop, type Shop, type Trip } from './support/trips'

const CARD = { holder: 'HANNAH WHITFIELD', number: '5528790000000008', month: '12', year: '2030', cvc: '937' }

let shop: Shop

beforeAll(async () => {
  shop = await openShop()
})
afterAll(() => shop.close())

const change = (sql: string) => shop.db.execute(`update settings set value = ${sql} where section = 'other'`)
const setPolicy = (policy: ThreeDSecurePolicy) => change(`value || '{"threeDSecurePolicy": "${policy}"}'`)

const startWithout = async (trip: Trip, call: 'startPayment' | 'payBalance') =>
  (await shop.start(trip, { call, threeDSecure: false })).data

test('where it is required no client pays without it, neither a deposit nor the rest', async () => {
  await setPolicy('required')
  const trip = await shop.book({ date: '2026-12-08' })
  const deposit = await startWithout(trip, 'startPayment')
  expect(deposit).toMatchObject({ paymentState: 'redirect', html: expect.any(String) })
  expect((await shop.comeBack(await shop.answerBank(deposit.html))).paymentState).toBe('captured')
  expect(await startWithout(trip, 'payBalance')).toMatchObject({ paymentState: 'redirect' })
})

test('a tenant whose settings do not name it requires it', async () => {
  await change(`value - 'threeDSecurePolicy'`)
  const trip = await shop.book({ date: '2026-12-09' })
  expect(await startWithout(trip, 'startPayment')).toMatchObject({ paymentState: 'redirect' })
  expect((await shop.api.ask('getOtherSettings', {})).data.threeDSecurePolicy).toBe('required')
})

test('where it is optional the wish of the client counts, and the wire keeps its default', async () => {
  await setPolicy('optional')
  const trip = await shop.book({ date: '2026-12-10' })
  const { data } = await shop.api.ask('getReservationOptions', { reference: trip.reference }, { token: trip.token })
  expect(data.threeDSecurePolicy).toBe('optional')
  expect(await startWithout(trip, 'startPayment')).toMatchObject({ paymentState: 'captured', html: null })
  expect(await shop.pay(trip, { call: 'payBalance', threeDSecure: true })).toBe('captured')
  expect(cardSchema.shape.threeDSecure.parse(undefined)).toBe(false)
})

test.each([
  ['required', true],
  ['optional', false],
] as const)('the gateway’s page is told so where it is %s', async (policy, isForced) => {
  await setPolicy(policy)
  await change(`value || '{"cardForm": "hosted"}'`)
  const trip = await shop.book({ date: policy === 'required' ? '2026-12-11' : '2026-12-12' })
  const { reference, token } = trip
  const { data } = await shop.api.ask('startPayment', { reference, returnUrl: 'http://alpha.localhost/b' }, { token })
  const pageUrl = data.pageUrl ?? ''
  const action = new URL(readFormAction(await (await fetch(pageUrl)).text()), pageUrl)
  const fields = new URLSearchParams({ ...CARD, action: 'pay' })
  const answer = await fetch(action, { method: 'POST', body: fields, redirect: 'manual' })
  await answerBank(`<form action="${new URL(answer.headers.get('location') ?? '', pageUrl).href}">`)
  const all = (await (await fetch(`${shop.gateway.origin}/_payments`)).json()) as Record<string, unknown>[]
  expect(all.find(({ basketId }) => basketId === trip.bookingNumber)).toMatchObject({ isThreeDSForced: isForced })
  await change(`value || '{"cardForm": "direct"}'`)
})
