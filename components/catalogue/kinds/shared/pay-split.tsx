import { useTranslations } from 'next-intl'
import { Amount } from '@/components/money/amount'
import { isZero } from '@/domain/money/amount'
import type { PricedReservation } from '@/domain/pricing/types'
import type { BrowserMoney } from '@/lib/basket/browser-money'

interface PaySplitProps {
  priced: PricedReservation
  money: BrowserMoney
  /** When or where the remainder is paid. */
  later: string
}

/** The amount due now and the amount due later. */
export function PaySplit({ priced, money, later }: PaySplitProps) {
  const t = useTranslations('basket.card')
  const { currency, totals } = priced
  if (isZero(totals.remainingTotal)) return null
  return (
    <dl className="strip my-4">
      <div>
        <dt>{t('payNow')}</dt>
        <dd>
          <Amount className="block text-body" amount={totals.depositTotal} currency={currency} money={money} />
        </dd>
      </div>
      <div>
        <dt>{later}</dt>
        <dd>
          <Amount className="block text-body" amount={totals.remainingTotal} currency={currency} money={money} />
        </dd>
      </div>
    </dl>
  )
}
