'use client'

import { useTranslations } from 'next-intl'
import { Amount } from '@/components/basket/amount'
import { isZero } from '@/domain/money/amount'
import type { PricedReservation } from '@/domain/pricing/types'
import type { BrowserMoney } from '@/lib/basket/browser-money'

/** What is paid at once and what on the day. */
export function PaySplit({ priced, money }: { priced: PricedReservation; money: BrowserMoney }) {
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
        <dt>{t('payLater')}</dt>
        <dd>
          <Amount className="block text-body" amount={totals.remainingTotal} currency={currency} money={money} />
        </dd>
      </div>
    </dl>
  )
}
