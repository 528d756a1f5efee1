import { useTranslations } from 'next-intl'
import { ErrorWords } from '@/components/islands/error-words'
import { Amount } from '@/components/money/amount'
import { Alert } from '@/components/ui/alert'
import { Button } from '@/components/ui/button'
import { Skeleton } from '@/components/ui/skeleton'
import { Tear } from '@/components/ui/tear'
import { isZero } from '@/domain/money/amount'
import type { ItemView } from '@/lib/basket/basket-view'
import type { BrowserMoney } from '@/lib/basket/browser-money'
import { CampaignProgress } from './campaign-progress'
import type { CartSettings } from './cart-view'
import { CheckoutButton } from './checkout-button'
import { CouponField } from './coupon-field'
import { MoneyStrip } from './money-strip'
import { RemoveCoupon } from './remove-coupon'
import { TotalRows } from './total-rows'
import type { BasketQuote } from './use-basket-quote'

interface CartTotalsProps {
  views: readonly ItemView[]
  priced: BasketQuote
  /** Number of items that can be booked. */
  bookable: number
  settings: CartSettings
  money: BrowserMoney
  /** A change has not been saved yet. */
  isBusy?: boolean
}

/** Lower half of the basket ticket: the price breakdown and the total. */
export function CartTotals({ views, priced, bookable, settings, money, isBusy }: CartTotalsProps) {
  const t = useTranslations('basket.totals')
  const { quote, status, code, retry } = priced
  const { flow } = settings
  return (
    <aside className="float cart-aside" aria-label={t('label')} aria-busy={status === 'loading'}>
      {status === 'failed' && (
        <Alert tone="bad" role="alert" className={quote ? 'mb-4' : undefined}>
          <p>
            <ErrorWords code={code} />
          </p>
          <Button tone="secondary" size="small" className="mt-3" onClick={retry}>
            {t('retry')}
          </Button>
        </Alert>
      )}
      {quote ? (
        <>
          {/* With a total of zero, a further item saves nothing. */}
          {!isZero(quote.chosen.totals.grandTotal) && (
            <CampaignProgress quote={quote} campaign={settings.campaign} money={money} />
          )}
          <TotalRows quote={quote} views={views} money={money} couponAction={<RemoveCoupon flow={flow} />} />
          <CouponField flow={flow} quote={quote} isAsking={status === 'loading'} onAgain={retry} />
          <Tear />
          <p className="flex items-baseline justify-between gap-4 font-bold" aria-live="polite" aria-atomic="true">
            <span>{t('total')}</span>
            <Amount
              className="text-[1.75rem]"
              amount={quote.chosen.totals.grandTotal}
              currency={quote.chosen.currency}
              money={money}
            />
          </p>
          {bookable > 0 && (
            <div className="my-4">
              <MoneyStrip quote={quote} views={views} money={money} />
            </div>
          )}
          {/* On phones `CartBar` contains the button. */}
          <div className="max-desktop:hidden">
            <CheckoutButton flow={flow} bookable={bookable} locale={settings.locale} isBusy={isBusy} />
          </div>
          {bookable < views.length && bookable > 0 && (
            <p className="mt-3 text-center text-sm text-muted">{t('without', { count: views.length - bookable })}</p>
          )}
        </>
      ) : (
        status !== 'failed' && (
          <div className="grid gap-4">
            {views.map(({ item }) => (
              <Skeleton key={item.key} className="h-6" />
            ))}
            <Skeleton className="h-6 w-2/3" />
            <Tear />
            <Skeleton className="h-10" />
            <Skeleton className="h-48 rounded-card" />
            <div className="max-desktop:hidden">
              <Skeleton className="h-14 rounded-input" />
            </div>
          </div>
        )
      )}
    </aside>
  )
}
