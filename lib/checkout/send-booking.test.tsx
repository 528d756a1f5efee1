import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import type { BasketItem, Quote } from '@/domain/basket/schema'
import { buildEmptyReservation } from '@/domain/pricing/empty'
import { NO_DISCOUNTS, toDiscountRates } from '@/domain/pricing/granted-discounts'
import { callOperator } from '@/lib/api/browser'
import { closeAttempt } from './attempt'
import { type BookingOrder, sendBooking } from './send-booking'

vi.mock('@/lib/api/browser', () => ({ callOperator: vi.fn() }))

function quote(total: string, token: string, isBookable = true): Quote {
  const priced = (currency: string) => {
    const empty = buildEmptyReservation(currency)
    return { ...empty, totals: { ...empty.totals, grandTotal: total }, charged: total }
  }
  return {
    items: [{ item: isBookable ? ({ key: '1' } as BasketItem) : null, problem: null, nearestOpen: null, limit: null }],
    fixed: priced('TRY'),
    chosen: priced('EUR'),
    discountRates: toDiscountRates(NO_DISCOUNTS),
    hasPlanChoice: true,
    rate: { from: 'EUR', to: 'TRY', value: '49.8' },
    coupon: null,
    campaignProgress: null,
    quoteToken: token,
    expiresAt: '2127-05-01T10:30:00Z',
  }
}

const order: BookingOrder = {
  request: {
    flow: 'basket',
    locale: 'en',
    guest: {
      firstName: 'Hannah',
      lastName: 'Whitfield',
      email: 'hannah@mail.example',
      phone: '+447700900123',
      birthDate: null,
      identityNumber: null,
      address: null,
    },
    distanceSalesAgreement: true,
  },
  basket: { locale: 'en', items: [], chosenCurrency: 'EUR' },
  seen: quote('104.50', 'seen'),
  agreed: null,
}

const booked = { ok: true, data: { reference: 'r'.repeat(24) } }
const failed = (code: string) => ({ ok: false, error: { code, status: 409, message: '' } })
let quotes: unknown[]
let creations: unknown[]

const sent = (name: string) => vi.mocked(callOperator).mock.calls.filter(([called]) => called === name)
const keys = () => sent('createReservation').map(([, , options]) => options?.idempotencyKey)
const tokens = () => sent('createReservation').map(([, request]) => (request as { quoteToken: string }).quoteToken)

beforeEach(() => {
  quotes = [{ ok: true, data: quote('104.50', 'fresh') }]
  creations = [booked]
  vi.mocked(callOperator).mockImplementation((async (name: string) => {
    const list = name === 'quote' ? quotes : creations
    return list.length > 1 ? list.shift() : list[0]
  }) as never)
})

afterEach(() => {
  closeAttempt()
  vi.mocked(callOperator).mockReset()
})

test('books at a price of this moment', async () => {
  expect(await sendBooking(order)).toMatchObject({ outcome: 'booked' })
  expect(tokens()).toEqual(['fresh'])
  expect(keys()[0]).toMatch(/^[0-9a-f]{36}$/)
})

describe('a price that changed', () => {
  test('is shown before anything is booked, and booked once agreed to', async () => {
    const fresh = quote('114.50', 'dearer')
    quotes = [{ ok: true, data: fresh }]
    const outcome = await sendBooking(order)
    expect(outcome).toMatchObject({
      outcome: 'changed',
      change: { before: { total: '104.50' }, after: { total: '114.50' } },
    })
    expect(sent('createReservation')).toHaveLength(0)
    expect(await sendBooking({ ...order, agreed: fresh })).toMatchObject({ outcome: 'booked' })
    expect(tokens()).toEqual(['dearer'])
  })

  test('between asking and booking is looked at again', async () => {
    creations = [failed('priceChanged'), booked]
    quotes = [
      { ok: true, data: quote('104.50', 'first') },
      { ok: true, data: quote('120.00', 'second') },
    ]
    expect(await sendBooking(order)).toMatchObject({ outcome: 'changed', change: { after: { total: '120.00' } } })
  })

  test('a signature that lapsed while the form was open is renewed by itself', async () => {
    creations = [failed('quoteExpired'), booked]
    quotes = [
      { ok: true, data: quote('104.50', 'first') },
      { ok: true, data: quote('104.50', 'second') },
    ]
    expect(await sendBooking(order)).toMatchObject({ outcome: 'booked' })
    expect(tokens()).toEqual(['first', 'second'])
    expect(new Set(keys()).size).toBe(2)
  })

  test('over and over ends with an answer', async () => {
    creations = [failed('quoteExpired')]
    expect(await sendBooking(order)).toMatchObject({ outcome: 'refused', error: { code: 'quoteExpired' } })
    expect(sent('createReservation')).toHaveLength(2)
  })
})

describe('an answer that never came', () => {
  test('the same intent is sent again under the same key and price', async () => {
    creations = [failed('unavailable'), booked]
    expect(await sendBooking(order)).toMatchObject({ outcome: 'refused', error: { code: 'unavailable' } })
    expect(await sendBooking(order)).toMatchObject({ outcome: 'booked' })
    expect(new Set(keys()).size).toBe(1)
    expect(tokens()).toEqual(['fresh', 'fresh'])
    expect(sent('quote')).toHaveLength(1)
  })

  test('another intent gets a key of its own', async () => {
    creations = [failed('unavailable'), booked]
    await sendBooking(order)
    await sendBooking({ ...order, request: { ...order.request, paymentMethod: 'onArrival' } })
    expect(new Set(keys()).size).toBe(2)
  })
})

test('a refusal ends the attempt', async () => {
  creations = [failed('soldOut'), booked]
  expect(await sendBooking(order)).toMatchObject({ outcome: 'refused', error: { code: 'soldOut' } })
  await sendBooking(order)
  expect(new Set(keys()).size).toBe(2)
})

test('a basket of which nothing can be had is not sent', async () => {
  quotes = [{ ok: true, data: quote('0.00', 'empty', false) }]
  expect(await sendBooking(order)).toMatchObject({ outcome: 'refused', error: { code: 'soldOut' } })
  expect(sent('createReservation')).toHaveLength(0)
})
