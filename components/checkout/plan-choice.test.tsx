import { render, screen } from '@testing-library/react'
import { NextIntlClientProvider } from 'next-intl'
import { expect, test } from 'vitest'
import type { BrowserMoney } from '@/lib/basket/browser-money'
import { buildQuote } from '@/lib/basket/test-items'
import messages from '@/messages/en/checkout.json'
import { PlanChoice } from './plan-choice'

const money: BrowserMoney = { locale: 'en', currency: 'EUR', rates: [] }

function show(hasPlanChoice: boolean) {
  const quote = buildQuote([], { hasPlanChoice })
  render(
    <NextIntlClientProvider locale="en" messages={{ checkout: messages }}>
      <PlanChoice quote={quote} plan="full" money={money} onChange={() => undefined} />
    </NextIntlClientProvider>,
  )
}

test('a kept choice of the whole can be changed where a deposit is offered', () => {
  show(true)
  expect(screen.getAllByRole('radio')).toHaveLength(2)
})

test('without an offered deposit there is no choice, although the whole was chosen before', () => {
  show(false)
  expect(screen.queryByRole('radio')).toBeNull()
})
