import { render, screen, within } from '@testing-library/react'
import { NextIntlClientProvider } from 'next-intl'
import { expect, test } from 'vitest'
import type { ItemView } from '@/lib/basket/basket-view'
import { buildItem, buildQuote } from '@/lib/basket/test-items'
import basket from '@/messages/en/basket.json'
import { TotalRows } from './total-rows'

const MONEY = {
  locale: 'en',
  currency: 'EUR',
  rates: [{ bankCode: 'EUR', symbol: '€', buy: '50', sell: '50' }],
} as const

function show(isFolded: boolean) {
  const items = [buildItem(), buildItem({ date: '2027-05-13' })]
  const empty = buildQuote(items)
  const lines = items.map(({ key }) => ({
    key,
    productTotal: '105.00',
    campaignDiscount: '10.50',
    extrasTotal: '10.00',
    components: [{ code: 'adult', quantity: 2, unitPrice: '42.00', amount: '84.00' }],
  })) as unknown as typeof empty.chosen.lines
  const views = items.map(
    (item, index): ItemView => ({ item, problem: null, nearestOpen: null, limit: null, line: lines[index] ?? null }),
  )
  render(
    <NextIntlClientProvider locale="en" messages={{ basket }}>
      <TotalRows
        quote={{ ...empty, chosen: { ...empty.chosen, lines } }}
        views={views}
        money={MONEY}
        isFolded={isFolded}
      />
    </NextIntlClientProvider>,
  )
}

test('every item has its row, which unfolds', () => {
  show(false)
  expect(screen.getAllByText('€104.50')).toHaveLength(2)
  expect(screen.queryByText('2 items')).toBeNull()
})

test('where the items stand above, one row has their sum and unfolds into all of them', () => {
  show(true)
  const row = screen.getByText('2 items').closest('details') as HTMLElement
  expect(within(row).getByText('€209.00')).toBeVisible()
  expect(within(row).getAllByText('Kekova by boat')).toHaveLength(2)
  expect(screen.queryByText('€104.50')).toBeNull()
})
