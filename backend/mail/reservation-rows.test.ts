import { expect, test } from 'vitest'
import type { ReservationResult } from '@/domain/reservations/schema'
import type { Settings } from '@/domain/settings/schema'
import { writeOpen } from './reservation-rows'

const rate = (bankCode: string, symbol: string) => ({ bankCode, symbol, buy: '1', sell: '1' })
const settings = {
  exchange: { currencies: [rate('TRY', '₺'), rate('EUR', '€')] },
  dailyExchange: { currencies: [] },
} as unknown as Settings

function owing(paid: string, changes: object = {}): ReservationResult {
  const fixed = { currency: 'TRY', totals: { grandTotal: '5250.00' }, charged: '1050.00' }
  const chosen = { currency: 'EUR', totals: { grandTotal: '105.00' }, charged: '21.00' }
  const base = {
    locale: 'en',
    fixed,
    chosen,
    fixedRate: '1',
    chosenRate: '50',
    paid: { amount: paid, currency: 'TRY' },
  }
  return { ...base, ...changes } as unknown as ReservationResult
}

test('what is left stands in the currency that was chosen too, at the rate of the booking', () => {
  expect(writeOpen(owing('1050.00'), settings)).toBe('₺4,200.00 (€84.00)')
  expect(writeOpen(owing('0.00'), settings)).toBe('₺5,250.00 (€105.00)')
  expect(writeOpen(owing('2500.00'), settings)).toBe('₺2,750.00 (€55.00)')
  expect(writeOpen(owing('5250.00'), settings)).toBe('₺0.00')
  const { fixed } = owing('1050.00')
  expect(writeOpen(owing('1050.00', { chosen: fixed }), settings)).toBe('₺4,200.00')
})
