import { Skeleton } from '@/components/ui/skeleton'
import type { ReservationFlow } from '@/domain/reservations/draft'
import type { BrowserMoney } from '@/lib/basket/browser-money'
import { summariseQuote } from '@/lib/basket/quote-money'
import { BarSum } from './bar-sum'
import { CheckoutButton } from './checkout-button'
import type { BasketQuote } from './use-basket-quote'

interface CartBarProps {
  flow: ReservationFlow
  priced: BasketQuote
  bookable: number
  money: BrowserMoney
  isBusy?: boolean
}

/** Sticky bar on phones: the amount due now and the checkout button. */
export function CartBar({ flow, priced: { quote, status }, bookable, money, isBusy }: CartBarProps) {
  return (
    <div className="cart-bar fixed flex items-center gap-4 border-t border-line bg-surface desktop:hidden">
      {quote ? (
        <BarSum quote={quote} now={summariseQuote(quote, 'card').now.chosen} money={money} />
      ) : (
        <div className="flex-1">{status === 'loading' && <Skeleton className="h-10 w-2/3" />}</div>
      )}
      <CheckoutButton flow={flow} bookable={bookable} locale={money.locale} isWide={false} isBusy={isBusy} />
    </div>
  )
}
