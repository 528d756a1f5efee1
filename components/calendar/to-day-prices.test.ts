import { expect, test } from 'vitest'
import type { SaleBooking } from '@/lib/basket/booking'
import { toDayPrices } from './to-day-prices'

const rates = [
  { bankCode: 'EUR', symbol: '€', buy: '1', sell: '1' },
  { bankCode: 'CHF', symbol: 'CHF', buy: '1', sell: '1' },
]
const bareOf = (price: string, locale: 'en' | 'de' | 'nl' | 'ar' = 'en', currency = 'EUR') =>
  toDayPrices({ price: { currency } } as SaleBooking, { locale, currency, rates }).writePrice(price)

test.each([
  ['1234.00', '1,234'],
  ['1234.01', '1,235'],
  ['1234.50', '1,235'],
  ['1999.99', '2,000'],
  ['999.95', '999.95'],
])('a cell writes %s as %s: never less than is paid', (price, bare) => {
  expect(bareOf(price).bare).toBe(bare)
})

test('in every way of writing, and who hears it hears the whole price', () => {
  expect(bareOf('12345.20', 'de')).toEqual({ full: '12.345,20\u00a0€', bare: '12.346' })
  expect(bareOf('12345.20', 'nl').bare).toBe('12.346')
  expect(bareOf('12345.20', 'ar', 'CHF').bare).toBe('12,346')
})
