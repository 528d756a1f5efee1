import { expect, test } from 'vitest'
import { summariseMoney } from '@/domain/reservations/money-summary'
import type { ReservationResult } from '@/domain/reservations/schema'
import type { Settings } from '@/domain/settings/schema'
import { buildReservationRows } from './reservation-rows'

const rate = (bankCode: string, symbol: string) => ({ bankCode, symbol, buy: '1', sell: '1' })
const settings = {
  language: { default: 'en' },
  exchange: { currencies: [rate('TRY', '₺'), rate('EUR', '€')] },
  dailyExchange: { currencies: [] },
} as unknown as Settings

function owing(paid: string, changes: object = {}): ReservationResult {
  const fixed = { currency: 'TRY', totals: { grandTotal: '5250.00' }, charged: '1050.00', lines: [] }
  const chosen = { currency: 'EUR', totals: { grandTotal: '105.00' }, charged: '21.00', lines: [] }
  const base = {
    locale: 'en',
    bookingNumber: 'INT1',
    reservationStatus: 'active',
    paymentMethod: 'card',
    items: [],
    fixed,
    chosen,
    fixedRate: '1',
    chosenRate: '50',
    paid: { amount: paid, currency: 'TRY' },
    payUntil: null,
  }
  return { ...base, ...changes } as unknown as ReservationResult
}

const rowsOf = (result: ReservationResult) => {
  const context = { settings, zone: 'Europe/Istanbul', now: 0, meetingPointOf: () => null }
  const rows = buildReservationRows(result, { ...context, isCertain: true, isProven: true, isRequested: false })
  return Object.fromEntries(rows.map(({ label, value }) => [label, value]))
}

test('what is left stands in the currency that was chosen too, at the rate of the booking', () => {
  expect(rowsOf(owing('1050.00'))['Still to pay']).toBe('₺4,200.00 (€84.00)')
  expect(rowsOf(owing('0.00'))['Still to pay']).toBe('₺5,250.00 (€105.00)')
  expect(rowsOf(owing('2500.00'))['Still to pay']).toBe('₺2,750.00 (€55.00)')
  expect(rowsOf(owing('5250.00'))['Still to pay']).toBe('₺0.00')
  const { fixed } = owing('1050.00')
  expect(rowsOf(owing('1050.00', { chosen: fixed }))['Still to pay']).toBe('₺4,200.00')
})

test('it says when each part is to be paid', () => {
  const waiting = owing('0.00', { payUntil: '2026-11-22T22:30:00.000Z' })
  expect(rowsOf(waiting)).toMatchObject({
    'To pay by Mon\u00a023.11.2026, 01:30\u00a0GMT+3': '₺1,050.00 (€21.00)',
    'To pay on the day': '₺4,200.00 (€84.00)',
  })
  expect(rowsOf(owing('5250.00'))).not.toHaveProperty('To pay on the day')
})

test('of what is over or cancelled nothing is asked', () => {
  for (const reservationStatus of ['closed', 'cancelled']) {
    const result = owing('1050.00', { reservationStatus })
    expect(rowsOf(result)).not.toHaveProperty('Still to pay')
    expect(summariseMoney(result).open.fixed).toBe('0.00')
  }
})
