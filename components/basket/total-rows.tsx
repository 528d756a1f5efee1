'use client'

import { useTranslations } from 'next-intl'
import { Fragment, type ReactNode } from 'react'
import { Icon } from '@/components/ui/icon'
import type { Quote } from '@/domain/basket/schema'
import { addAmounts, isNegative } from '@/domain/money/amount'
import { buildTotalRows, type ItemView, type TotalRow } from '@/lib/basket/basket-view'
import type { BrowserMoney } from '@/lib/basket/browser-money'
import { getItemTitle } from '@/lib/basket/item-words'
import { Amount } from './amount'
import { ComponentLines } from './component-lines'

interface TotalRowsProps {
  quote: Quote
  views: readonly ItemView[]
  money: BrowserMoney
  /** Beside the coupon: how to take it back. */
  couponAction?: ReactNode
}

/** Every row of the total; an item's unfolds into what makes it, so that no figure has to be believed. */
export function TotalRows({ quote, views, money, couponAction }: TotalRowsProps) {
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

  const itemRow = (row: Extract<TotalRow, { code: 'item' }>) => {
    const view = views.find(({ line }) => line?.key === row.key)
    if (!view) return null
    return (
      <details key={row.key} className="unfold">
        <summary>
          <span className="min-w-0 text-muted">
            {getItemTitle(view.item, money.locale)}
            <Icon name="chevron-down" size={16} className="unfold-sign ms-1 inline-block align-middle" />
          </span>
          {figure(row.amount)}
        </summary>
        <ComponentLines item={view.item} row={row} currency={currency} money={money} />
      </details>
    )
  }

  const nameOf = (code: Exclude<TotalRow['code'], 'item'>) =>
    code === 'couponDiscount' ? t('couponDiscount', { code: quote.coupon?.code ?? '' }) : t(code)

  return (
    <div className="lines">
      {buildTotalRows(quote.chosen).map((row) =>
        row.code === 'item' ? (
          itemRow(row)
        ) : (
          <Fragment key={row.code}>
            {row.code === 'tradeDiscount' && (
              <div>
                <span>{t('grossPrice')}</span>
                {figure(addAmounts(quote.chosen.totals.grandTotal, quote.chosen.totals.tradeDiscount))}
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
