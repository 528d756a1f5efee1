import { useTranslations } from 'next-intl'
import { BarSum } from '@/components/basket/bar-sum'
import type { BasketQuote } from '@/components/basket/use-basket-quote'
import type { PaymentMethod } from '@/domain/reservations/schema'
import type { BrowserMoney } from '@/lib/basket/browser-money'
import { summariseQuote } from '@/lib/basket/quote-money'
import '@/components/basket/cart.css'

interface CheckoutBarProps {
  priced: BasketQuote
  method: PaymentMethod
  money: BrowserMoney
}

/** Sticky bar on phones: the amount due now, with a link to its breakdown. */
export function CheckoutBar({ priced, method, money }: CheckoutBarProps) {
  const t = useTranslations('checkout.bar')
  const { quote } = priced
  if (!quote) return null
  return (
    <div className="cart-bar fixed flex items-center gap-4 border-t border-line bg-surface desktop:hidden">
      <BarSum quote={quote} now={summariseQuote(quote, method).now.chosen} money={money} />
      <a className="btn btn-quiet" href="#trip">
        {t('lines')}
      </a>
    </div>
  )
}
