import { useTranslations } from 'next-intl'
import { Amount } from '@/components/money/amount'
import type { Quote } from '@/domain/basket/schema'
import { isNegative } from '@/domain/money/amount'
import { buildTotalRows } from '@/lib/basket/basket-view'
import type { BrowserMoney } from '@/lib/basket/browser-money'

/** The rows between the item prices and the total (discounts, taxes), so that the figures add up. */
export function SidebarSums({ quote, money }: { quote: Quote; money: BrowserMoney }) {
  const t = useTranslations('basket.totals')
  const { chosen, coupon } = quote
  const rows = buildTotalRows(chosen).flatMap((row) => (row.code === 'item' ? [] : [row]))
  return rows.map(({ code, amount }) => (
    <p key={code} className="flex justify-between gap-4 text-sm">
      <span className="text-muted">{t(code, { code: coupon?.code ?? '' })}</span>
      <Amount
        className={isNegative(amount) ? 'text-success' : ''}
        amount={amount}
        currency={chosen.currency}
        money={money}
      />
    </p>
  ))
}
