'use client'

import { useTranslations } from 'next-intl'
import type { BrowserMoney } from '@/lib/basket/browser-money'
import { Amount } from './amount'
import { CheckoutButton } from './checkout-button'
import type { BasketQuote } from './use-basket-quote'

interface CartBarProps {
  priced: BasketQuote
  bookable: number
  money: BrowserMoney
}

/** On phones: what is paid now, and the way on, always in view. */
export function CartBar({ priced, bookable, money }: CartBarProps) {
  const t = useTranslations('basket.totals')
  const { quote } = priced
  return (
    <div className="cart-bar">
      <div className="min-w-0 flex-1">
        {quote && (
          <>
            <Amount
              className="block text-lg leading-tight"
              amount={quote.chosen.charged}
              currency={quote.chosen.currency}
              money={money}
            />
            <small className="text-muted">
              {t('nowOf')}{' '}
              <Amount
                className="font-medium"
                amount={quote.chosen.totals.grandTotal}
                currency={quote.chosen.currency}
                money={money}
              />
            </small>
          </>
        )}
      </div>
      <CheckoutButton bookable={bookable} locale={money.locale} isWide={false} />
    </div>
  )
}
