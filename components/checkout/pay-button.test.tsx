import { render, screen } from '@testing-library/react'
import { NextIntlClientProvider } from 'next-intl'
import { expect, test } from 'vitest'
import type { BasketQuote } from '@/components/basket/use-basket-quote'
import type { PaymentMethod } from '@/domain/reservations/schema'
import { buildItemViews } from '@/lib/basket/basket-view'
import { buildItem } from '@/lib/basket/test-items'
import type { CheckoutSettings } from '@/lib/checkout/checkout-settings'
import checkout from '@/messages/en/checkout.json'
import { PayButton } from './pay-button'

const MONEY = { locale: 'en', currency: 'EUR', rates: [] } as const
const WAITING: BasketQuote = { status: 'loading', quote: null, asked: [], code: null, retry: () => undefined }

function show(method: PaymentMethod) {
  render(
    <NextIntlClientProvider locale="en" messages={{ checkout }}>
      <PayButton
        form="form"
        settings={{ timeZone: 'Europe/Istanbul' } as CheckoutSettings}
        views={buildItemViews([buildItem()], [], null)}
        priced={WAITING}
        method={method}
        isFree={false}
        isBusy={false}
        money={MONEY}
      />
    </NextIntlClientProvider>,
  )
}

test.each([
  ['card', 'bookFree'],
  ['bankTransfer', 'bookFree'],
  ['onArrival', 'book'],
] as const)('who pays by %s does not read of another way while the price is on its way', (method, words) => {
  show(method)
  expect(screen.getByText(checkout.submit[words])).toBeVisible()
})
