import { expect, test } from 'vitest'
import { buildMoneyContext, showAmount } from './money-context'

const settings = {
  exchange: {
    default: 'TRY',
    settlement: 'TRY',
    currencies: [{ bankCode: 'EUR', symbol: '€', buy: '40', sell: '40' }],
  },
  dailyExchange: { asOf: '2026-11-21', currencies: [{ bankCode: 'EUR', symbol: '€', buy: '49', sell: '49.8' }] },
}

test('an amount is shown in the default currency at the rate of the day', () => {
  expect(showAmount('10.00', 'EUR', buildMoneyContext(settings, 'tr'))).toBe('₺498,00')
})

test('an amount without a rate is shown as what it is', () => {
  expect(showAmount('10.00', 'GBP', buildMoneyContext(settings, 'en'))).toBe('GBP\u00a010.00')
})
