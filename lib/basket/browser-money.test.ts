import { expect, test } from 'vitest'
import { buildMoneyContext } from '@/lib/currency/money-context'
import { buildPriceData } from '@/lib/currency/price-data'
import { readDefaultCurrency, readRates, toShown, writeAmount } from './browser-money'

const settings = {
  exchange: {
    default: 'TRY',
    settlement: 'TRY',
    currencies: [
      { bankCode: 'EUR', symbol: '€', buy: '49', sell: '49.8' },
      { bankCode: 'CHF', symbol: 'CHF', buy: '52', sell: '53' },
    ],
  },
  dailyExchange: { asOf: null, currencies: [] },
}

test.each(['en', 'de', 'nl', 'ru'] as const)('in %s browser code writes amounts as the server does', (locale) => {
  const context = buildMoneyContext(settings, locale)
  const data = JSON.stringify(buildPriceData(context))
  const rates = readRates(data)
  expect(rates.map(({ bankCode, symbol, sell }) => [bankCode, symbol, sell])).toEqual([
    ['TRY', '₺', '1'],
    ['EUR', '€', '49.8'],
    ['CHF', 'CHF', '53'],
  ])
  for (const currency of ['TRY', 'EUR', 'CHF']) {
    expect(writeAmount('1234.50', currency, { locale, rates })).toBe(
      writeAmount('1234.50', currency, { locale, rates: context.rates }),
    )
  }
  expect(readDefaultCurrency(data)).toBe('TRY')
})

test('a page without rates shows amounts as they are', () => {
  for (const data of [undefined, '', '{', '{"c":1}']) expect(readRates(data)).toEqual([])
  const money = { locale: 'en', currency: 'USD', rates: [] } as const
  expect(toShown('10.00', 'EUR', money)).toEqual({ amount: '10.00', currency: 'EUR' })
  expect(writeAmount('10.00', 'EUR', money)).toBe('EUR\u00a010.00')
})
