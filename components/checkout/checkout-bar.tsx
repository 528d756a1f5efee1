'use client'

import { useTranslations } from 'next-intl'
import { Amount } from '@/components/basket/amount'
import type { BasketQuote } from '@/components/basket/use-basket-quote'
import { ZERO } from '@/domain/money/amount'
import type { PaymentMethod } from '@/domain/reservations/schema'
import type { BrowserMoney } from '@/lib/basket/browser-money'
import '@/components/basket/cart.css'

interface CheckoutBarProps {
  priced: BasketQuote
  method: PaymentMethod
  money: BrowserMoney
}

/** On phones: what is paid now stays in view, and leads to the lines that make it. */
export function CheckoutBar({ priced, method, money }: CheckoutBarProps) {
  const t = useTranslations('checkout.bar')
  const { quote } = priced
  if (!quote) return null
  const { currency, totals } = quote.chosen
  return (
    <div className="cart-bar">
      <div className="min-w-0 flex-1">
        <Amount
          className="block text-lg leading-tight"
          amount={method === 'onArrival' ? ZERO : quote.chosen.charged}
          currency={currency}
          money={money}
        />
        <small className="text-muted">
          {t('nowOf')} <Amount className="font-medium" amount={totals.grandTotal} currency={currency} money={money} />
        </small>
      </div>
      <a className="btn btn-quiet" href="#trip">
        {t('lines')}
      </a>
    </div>
  )
}
