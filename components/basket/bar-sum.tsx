import { useTranslations } from 'next-intl'
import { Amount } from '@/components/money/amount'
import type { Quote } from '@/domain/basket/schema'
import type { Amount as Sum } from '@/domain/money/amount'
import type { BrowserMoney } from '@/lib/basket/browser-money'

interface BarSumProps {
  quote: Quote
  /** Amount due at booking. */
  now: Sum
  money: BrowserMoney
}

/** The amount due now and the total it is part of. If both are equal, the label reads "total". */
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
