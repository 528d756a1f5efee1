import { expect, test } from 'vitest'
import type { BasketItem, Quote } from '@/domain/basket/schema'
import { makeInput, makeItem, requirePriced } from '@/domain/pricing/test-input'
import type { ItemView } from './basket-view'
import { grossTotalOf } from './gross-total'

const items = [makeItem({ taxMode: 'excluded', taxRate: 20 }), makeItem({ key: 'b' })]
const tradeDiscount = { discountType: 'percent', discountValue: '10' } as const

function quoted(instalmentRate: number) {
  const chosen = requirePriced(makeInput({ items, tradeDiscount, instalmentRate })) as Quote['chosen']
  const views = items.map(
    (item, index) => ({ item: item as unknown as BasketItem, line: chosen.lines[index] }) as ItemView,
  )
  return { chosen, views }
}

test('the client pays the tax of the whole price, and no surcharge for the agency’s instalments', () => {
  for (const instalmentRate of [0, 5]) {
    const { chosen, views } = quoted(instalmentRate)
    // 100.00 plus 20 % tax, and 100.00. Adding the discount to the net price would give 218.00.
    expect(grossTotalOf(chosen, views)).toBe('220.00')
  }
})

test('nothing is said while an item is not known', () => {
  const { chosen, views } = quoted(0)
  expect(grossTotalOf(chosen, views.slice(1))).toBeNull()
})
