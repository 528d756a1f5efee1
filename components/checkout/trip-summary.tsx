import { useTranslations } from 'next-intl'
import { MoneyStrip } from '@/components/basket/money-strip'
import { TotalRows } from '@/components/basket/total-rows'
import type { BasketQuote } from '@/components/basket/use-basket-quote'
import { ErrorWords } from '@/components/islands/error-words'
import { Amount } from '@/components/money/amount'
import { Alert } from '@/components/ui/alert'
import { Button } from '@/components/ui/button'
import { Skeleton } from '@/components/ui/skeleton'
import { Tear } from '@/components/ui/tear'
import type { ReservationFlow } from '@/domain/reservations/draft'
import type { PaymentMethod } from '@/domain/reservations/schema'
import type { ItemView } from '@/lib/basket/basket-view'
import type { BrowserMoney } from '@/lib/basket/browser-money'
import { localePath } from '@/lib/i18n/locale-path'
import { paths } from '@/lib/paths'
import { TripItem } from './trip-item'

interface TripSummaryProps {
  flow: ReservationFlow
  views: readonly ItemView[]
  priced: BasketQuote
  method: PaymentMethod
  money: BrowserMoney
}

/** The booked items and their total, beside the form. */
export function TripSummary({ flow, views, priced, method, money }: TripSummaryProps) {
  const t = useTranslations('checkout.trip')
  const actions = useTranslations('basket.actions')
  const { quote, status, code, retry } = priced
  return (
    <aside id="trip" className="float checkout-aside" aria-label={t('title')} aria-busy={status === 'loading'}>
      <div className="mb-4 flex items-baseline justify-between gap-4">
        <h2 className="text-h3">{t('title')}</h2>
        <a className="link text-sm" href={localePath(money.locale, paths.basket('cart', flow))}>
          {actions('edit')}
          <span className="sr-only">: {t('title')}</span>
        </a>
      </div>
      <ul className="mb-3 grid gap-3.5">
        {views.map((view) => (
          <TripItem key={view.item.key} view={view} money={money} />
        ))}
      </ul>
      <Tear />
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
          <TotalRows quote={quote} views={views} money={money} isFolded />
          <p className="my-4 flex items-baseline justify-between gap-4 border-t border-line pt-3 font-bold">
            <span>{t('total')}</span>
            <Amount
              className="text-[1.5rem]"
              amount={quote.chosen.totals.grandTotal}
              currency={quote.chosen.currency}
              money={money}
            />
          </p>
          <MoneyStrip
            quote={quote}
            views={views}
            money={money}
            isOnArrival={method === 'onArrival'}
            isCard={method === 'card'}
          />
        </>
      ) : (
        status !== 'failed' && (
          <div className="grid gap-4">
            {views.map(({ item }) => (
              <Skeleton key={item.key} className="h-6" />
            ))}
            <Skeleton className="h-10" />
            <Skeleton className="h-48 rounded-card" />
          </div>
        )
      )}
    </aside>
  )
}
