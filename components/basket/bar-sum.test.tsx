import { render, screen } from '@testing-library/react'
import { NextIntlClientProvider } from 'next-intl'
import { expect, test } from 'vitest'
import { buildQuote } from '@/lib/basket/test-items'
import basket from '@/messages/en/basket.json'
import { BarSum } from './bar-sum'

const MONEY = {
  locale: 'en',
  currency: 'EUR',
  rates: [{ bankCode: 'EUR', symbol: '€', buy: '50', sell: '50' }],
} as const

function show(now: string) {
  render(
    <NextIntlClientProvider locale="en" messages={{ basket }}>
      <BarSum quote={buildQuote([])} now={now} money={MONEY} />
    </NextIntlClientProvider>,
  )
}

test('a deposit is told with the whole that it is a part of', () => {
  show('20.90')
  expect(screen.getByText('€20.90')).toBeVisible()
  expect(screen.getByText(basket.totals.nowOf, { exact: false })).toHaveTextContent('€104.50')
})

test('where all is paid now the sum stands once', () => {
  show('104.50')
  expect(screen.getAllByText('€104.50')).toHaveLength(1)
  expect(screen.getByText(basket.totals.total)).toBeVisible()
})
