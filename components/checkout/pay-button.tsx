import { useTranslations } from 'next-intl'
import type { BasketQuote } from '@/components/basket/use-basket-quote'
import { useNow } from '@/components/basket/use-now'
import { Amount } from '@/components/money/amount'
import { Button } from '@/components/ui/button'
import { formatMoment } from '@/domain/dates/day-words'
import type { PaymentMethod } from '@/domain/reservations/schema'
import type { ItemView } from '@/lib/basket/basket-view'
import type { BrowserMoney } from '@/lib/basket/browser-money'
import { getItemTitle } from '@/lib/basket/item-titles'
import { summariseQuote } from '@/lib/basket/quote-money'
import type { CheckoutSettings } from '@/lib/checkout/checkout-settings'

interface PayButtonProps {
  /** Id of the form that the button submits. */
  form: string
  settings: CheckoutSettings
  views: readonly ItemView[]
  priced: BasketQuote
  method: PaymentMethod
  /** Nothing is due at booking. */
  isFree: boolean
  isBusy: boolean
  money: BrowserMoney
}

/** The submit button. It shows the amount due now in the display currency and in the charged currency. */
export function PayButton({ form, settings, views, priced, method, isFree, isBusy, money }: PayButtonProps) {
  const t = useTranslations('checkout.submit')
  const { quote, status } = priced
  const now = useNow(60_000)
  const isBookable = views.some(({ problem }) => problem === null)
  const due = quote && summariseQuote(quote, method).now
  const amount = quote && due && (
    <Amount className="font-bold" amount={due.chosen} currency={quote.chosen.currency} money={money} />
  )
  const isConverted = quote !== null && quote.fixed.currency !== quote.chosen.currency
  return (
    <div className="checkout-pay">
      <Button
        type="submit"
        form={form}
        tone="buy"
        size="large"
        wide
        icon="lock"
        busy={isBusy || status === 'loading'}
        missing={isBookable ? undefined : t('nothing')}
        disabled={quote === null && status !== 'loading'}
      >
        {isFree || method === 'onArrival' || !quote || !due ? (
          t(method === 'onArrival' ? 'book' : 'bookFree')
        ) : (
          <>
            {t(method === 'card' ? 'pay' : 'transfer')} {amount}
            {method === 'card' && isConverted && (
              <span className="font-semibold">
                {' · '}
                <Amount className="font-semibold" amount={due.fixed} currency={quote.fixed.currency} money={money} />
              </span>
            )}
          </>
        )}
      </Button>
      <ul className="mt-3 grid gap-1.5 text-sm text-muted">
        {views.map(({ item, problem }) =>
          problem === null && item.freeUntil !== null && Date.parse(item.freeUntil) > now ? (
            <li key={item.key}>
              {t('freeUntil', {
                title: getItemTitle(item, money.locale),
                moment: formatMoment(item.freeUntil, settings.timeZone, money.locale),
              })}
            </li>
          ) : null,
        )}
      </ul>
    </div>
  )
}
