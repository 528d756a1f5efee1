import { expect, test } from 'vitest'
import { promisedRates, withAgreedTerms } from './agreed-terms'
import type { PriceableItem } from './types'

const rate = (bankCode: string, sell: string) => ({ bankCode, symbol: bankCode, buy: sell, sell })

test('the currencies of a reservation keep their rates, any other counts at today’s', () => {
  const reservation = {
    fixed: { currency: 'TRY' },
    chosen: { currency: 'EUR' },
    fixedRate: '1.00000000',
    chosenRate: '50.25000000',
  }
  const today = [rate('TRY', '1'), rate('EUR', '61'), rate('USD', '45')]
  expect(promisedRates(today, reservation).map(({ sell }) => sell)).toEqual(['1', '50.25', '45'])
})

test('a new day has new prices under the agreed campaign, extras and tax', () => {
  const item = {
    campaign: null,
    extras: [
      { id: 'lunch', quantity: 2, unitPrice: '9.00' },
      { id: 'guide', quantity: 1, unitPrice: '30.00' },
    ],
    taxMode: 'excluded',
    taxRate: 20,
  } as unknown as PriceableItem
  const agreed = {
    campaign: { discountType: 'percent', discountValue: '10', endsOn: null, label: {} },
    offeredExtras: [{ id: 'lunch', price: '7.00' }],
    taxMode: 'included',
    taxRate: 10,
  } as unknown as Parameters<typeof withAgreedTerms>[1]
  expect(withAgreedTerms(item, agreed)).toMatchObject({
    campaign: agreed.campaign,
    extras: [{ unitPrice: '7.00' }, { unitPrice: '30.00' }],
    taxMode: 'included',
    taxRate: 10,
  })
})
