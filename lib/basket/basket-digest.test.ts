import { expect, test } from 'vitest'
import type { BasketItem, Totals } from '@/domain/basket/schema'
import { buildDraft } from '@/domain/reservations/draft'
import { buildDigest } from './basket-digest'

const rates = [{ bankCode: 'EUR', symbol: '€', buy: '50', sell: '50' }]
const item = (fixedTotal: string) => ({ fixedTotal }) as BasketItem
const draft = { ...buildDraft('basket'), items: [item('100.00'), item('50.00')] }

test('an empty basket is nothing, in the page’s currency', () => {
  expect(buildDigest(buildDraft('basket'), 'EUR', rates)).toEqual({ count: 0, total: '0.00', currency: 'EUR' })
})

test('items are summed up at the page’s rates', () => {
  expect(buildDigest(draft, 'TRY', rates)).toEqual({ count: 2, total: '150.00', currency: 'TRY' })
  expect(buildDigest(draft, 'EUR', rates)).toEqual({ count: 2, total: '3.00', currency: 'EUR' })
})

test('the last quote knows better, as long as it speaks of this currency', () => {
  const quoted = { ...draft, chosenCurrency: 'EUR', chosenTotals: { grandTotal: '2.85' } as Totals }
  expect(buildDigest(quoted, 'EUR', rates)?.total).toBe('2.85')
  expect(buildDigest(quoted, 'TRY', rates)?.total).toBe('150.00')
})

test('without a rate nothing is claimed', () => {
  expect(buildDigest(draft, 'USD', rates)).toBeNull()
})
