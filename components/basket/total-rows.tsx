import { useTranslations } from 'next-intl'
import { Fragment, type ReactNode } from 'react'
import { Amount } from '@/components/money/amount'
import { Icon } from '@/components/ui/icon'
import type { Quote } from '@/domain/basket/schema'
import { isNegative, sumAmounts } from '@/domain/money/amount'
import { buildTotalRows, type ItemView, type TotalRow } from '@/lib/basket/basket-view'
import type { BrowserMoney } from '@/lib/basket/browser-money'
import { grossTotalOf } from '@/lib/basket/gross-total'
import { getItemTitle } from '@/lib/basket/item-titles'
import { ComponentLines } from './component-lines'

interface TotalRowsProps {
  quote: Quote
  views: readonly ItemView[]
  money: BrowserMoney
  /** Action beside the coupon, which removes it. */
  couponAction?: ReactNode
  /** The item prices are shown above, so one row sums them up and unfolds into the single prices. */
  isFolded?: boolean
}

/** All rows of the total. The row of an item unfolds into its price components. */
export function TotalRows({ quote, views, money, couponAction, isFolded = false }: TotalRowsProps) {
  const t = useTranslations('basket.totals')
  const { currency } = quote.chosen
  const figure = (amount: string, className = 'font-medium') => (
    <Amount
      className={isNegative(amount) ? 'text-success' : className}
      amount={amount}
      currency={currency}
      money={money}
    />
  )

  const rows = buildTotalRows(quote.chosen)
  const gross = rows.some(({ code }) => code === 'tradeDiscount') ? grossTotalOf(quote.chosen, views) : null
  const items = rows.flatMap((row) => {
    const view = row.code === 'item' ? views.find(({ line }) => line?.key === row.key) : undefined
    return row.code === 'item' && view ? [{ row, item: view.item }] : []
  })

  const unfolding = (key: string, title: string, amount: string, content: ReactNode) => (
    <details key={key} className="unfold">
      <summary>
        <span className="min-w-0 text-muted">
          {title}
          <Icon name="chevron-down" size={16} className="unfold-sign ms-1 inline-block align-middle" />
        </span>
        {figure(amount)}
      </summary>
      {content}
    </details>
  )
  const partsOf = ({ row, item }: (typeof items)[number]) => (
    <ComponentLines item={item} row={row} currency={currency} money={money} />
  )

  const nameOf = (code: Exclude<TotalRow['code'], 'item'>) =>
    code === 'couponDiscount' ? t('couponDiscount', { code: quote.coupon?.code ?? '' }) : t(code)

  return (
    <div className="lines">
      {isFolded && items.length > 0
        ? unfolding(
            'items',
            t('items', { count: items.length }),
            sumAmounts(items.map(({ row }) => row.amount)),
            items.map((entry) => (
              <Fragment key={entry.row.key}>
                <p className="mt-2 text-sm">{getItemTitle(entry.item, money.locale)}</p>
                {partsOf(entry)}
              </Fragment>
            )),
          )
        : items.map((entry) =>
            unfolding(entry.row.key, getItemTitle(entry.item, money.locale), entry.row.amount, partsOf(entry)),
          )}
      {rows.map((row) =>
        row.code === 'item' ? null : (
          <Fragment key={row.code}>
            {row.code === 'tradeDiscount' && gross !== null && (
              <div>
                <span>{t('grossPrice')}</span>
                {figure(gross)}
              </div>
            )}
            <div>
              <span>
                {nameOf(row.code)} {row.code === 'couponDiscount' && couponAction}
              </span>
              {figure(row.amount)}
            </div>
          </Fragment>
        ),
      )}
      {views.length > 0 && views.every(({ problem }) => problem !== null) && (
        <p className="text-sm text-muted">{t('nothing')}</p>
      )}
    </div>
  )
}
