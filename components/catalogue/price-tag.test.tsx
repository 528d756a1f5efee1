import { render, screen } from '@testing-library/react'
import { createTranslator } from 'next-intl'
import { expect, test, vi } from 'vitest'
import { mergeRates } from '@/domain/money/rates'
import catalogue from '@/messages/en/catalogue.json'
import common from '@/messages/en/common.json'
import { PriceTag } from './price-tag'

vi.mock('next-intl/server', () => ({
  getTranslations: async ({ namespace }: { namespace: 'common.price' | 'catalogue.card' }) =>
    createTranslator({ locale: 'en', namespace, messages: { common, catalogue } }),
}))

const rates = mergeRates([{ bankCode: 'EUR', symbol: '€', buy: '49', sell: '50' }], [])
const money = { locale: 'en', currency: 'TRY', rates } as const

test('shows amounts in the currency of the shop and carries their own', async () => {
  const price = { amount: '37.80', oldAmount: '42.00', currency: 'EUR', unit: 'person' } as const
  const { container } = render(await PriceTag({ price, money }))
  const [old, now] = container.querySelectorAll('data')
  expect(old).toHaveTextContent('₺2,100.00')
  expect(now).toHaveTextContent('₺1,890.00')
  expect(now).toHaveAttribute('data-amount', '37.80')
  expect(now).toHaveAttribute('data-currency', 'EUR')
  expect(container.querySelector('s')).toHaveTextContent(common.price.old)
  expect(screen.getByText(common.price.unit.person)).toBeInTheDocument()
})

test('without a discount there is one price, and an exact one is not a lowest one', async () => {
  const price = { amount: '10.00', oldAmount: null, currency: 'TRY', unit: 'group' } as const
  const { container } = render(await PriceTag({ price, money, isFrom: false }))
  expect(container.querySelectorAll('data')).toHaveLength(1)
  expect(container.querySelector('s')).toBeNull()
  expect(screen.queryByText(common.price.from)).toBeNull()
})

test.each(['0.00', '-5.00'])('a price of %s is none: it is said on request', async (amount) => {
  const price = { amount, oldAmount: '42.00', currency: 'EUR', unit: 'person' } as const
  const { container } = render(await PriceTag({ price, money }))
  expect(container.querySelectorAll('data')).toHaveLength(0)
  expect(container).toHaveTextContent(catalogue.card.onRequest)
})
