import { useTranslations } from 'next-intl'
import { Amount } from '@/components/money/amount'
import { Icon } from '@/components/ui/icon'
import type { Quote } from '@/domain/basket/schema'
import { isZero } from '@/domain/money/amount'
import { formatPercent } from '@/domain/money/format'
import { commaOf } from '@/domain/shared/locales'
import { buildDepositRows, type ItemView } from '@/lib/basket/basket-view'
import type { BrowserMoney } from '@/lib/basket/browser-money'
import { getItemTitle } from '@/lib/basket/item-titles'
import { summariseQuote } from '@/lib/basket/quote-money'
import { ChargeNote } from './charge-note'

interface MoneyStripProps {
  quote: Quote
  views: readonly ItemView[]
  money: BrowserMoney
  /** Nothing is due at booking; the full amount is paid on arrival. */
  isOnArrival?: boolean
  /** Whether a card is charged. If so, the currency and rate of the charge are shown. */
  isCard?: boolean
}

/** The amount due now and the amount due on the day. The first unfolds into its breakdown (design: money strip). */
export function MoneyStrip({ quote, views, money, isOnArrival = false, isCard = true }: MoneyStripProps) {
  const t = useTranslations('basket.strip')
  const { currency, totals } = quote.chosen
  const sums = summariseQuote(quote, isOnArrival ? 'onArrival' : 'card')
  const [now, later] = [sums.now.chosen, sums.later.chosen]
  return (
    <div className="overflow-hidden rounded-card border border-line bg-surface">
      <dl className="strip rounded-none border-0">
        <div>
          <dt>{t('now')}</dt>
          <dd>
            <Amount className="block" amount={now} currency={currency} money={money} />
            {!isOnArrival &&
              !isZero(now) &&
              totals.depositRate < 100 &&
              t('share', { percent: formatPercent(String(totals.depositRate), money.locale) })}
          </dd>
        </div>
        {!isZero(later) && (
          <div>
            <dt>{t('onTheDay')}</dt>
            <dd>
              <Amount className="block" amount={later} currency={currency} money={money} />
            </dd>
          </div>
        )}
      </dl>
      {!isZero(now) && (
        <details className="unfold border-t border-line bg-sand px-4 py-3.5">
          <summary className="text-sm font-bold">
            <span>
              {t('whatMakes')} <Amount amount={now} currency={currency} money={money} />
            </span>
            <Icon name="chevron-down" size={18} className="unfold-sign" />
          </summary>
          <ul className="lines mt-2.5 text-sm">
            {buildDepositRows(quote.chosen).map((row) => {
              const view = views.find(({ line }) => line?.key === row.key)
              return (
                <li key={row.key} className="flex justify-between gap-4">
                  <span className="text-muted">
                    {view && getItemTitle(view.item, money.locale)}
                    {row.rate < 100 && (
                      <>
                        {commaOf(money.locale)}
                        {t('of', { percent: formatPercent(String(row.rate), money.locale) })}{' '}
                        <Amount className="font-medium" amount={row.total} currency={currency} money={money} />
                      </>
                    )}
                  </span>
                  <Amount className="font-medium" amount={row.deposit} currency={currency} money={money} />
                </li>
              )
            })}
            {!isZero(totals.instalmentDifference) && (
              <li className="flex justify-between gap-4">
                <span className="text-muted">{t('instalments')}</span>
                <Amount
                  className="font-medium"
                  amount={totals.instalmentDifference}
                  currency={currency}
                  money={money}
                />
              </li>
            )}
          </ul>
        </details>
      )}
      {isCard && !isOnArrival && <ChargeNote quote={quote} money={money} />}
    </div>
  )
}
