import { useTranslations } from 'next-intl'
import { Amount } from '@/components/money/amount'
import type { Quote } from '@/domain/basket/schema'
import type { Amount as Sum } from '@/domain/money/amount'
import type { BrowserMoney } from '@/lib/basket/browser-money'

interface BarSumProps {
  quote: Quote
  /** What is paid at booking. */
  now: Sum
  money: BrowserMoney
}

/** What is paid now, and of how much; where nothing is left for later, that it is all there is to pay. */
export function BarSum({ quote, now, money }: BarSumProps) {
  const t = useTranslations('basket.totals')
  const { currency, totals } = quote.chosen
  return (
    <div className="min-w-0 flex-1">
      <Amount className="block text-lg leading-tight" amount={now} currency={currency} money={money} />
      <small className="text-muted">
        {now === totals.grandTotal ? (
          t('total')
        ) : (
          <>
            {t('nowOf')} <Amount className="font-medium" amount={totals.grandTotal} currency={currency} money={money} />
          </>
        )}
      </small>
    </div>
  )
}
