'use client'

import { useTranslations } from 'next-intl'
import { Icon } from '@/components/ui/icon'
import type { Quote } from '@/domain/basket/schema'
import { type BrowserMoney, symbolOf, writeAmount } from '@/lib/basket/browser-money'
import { formatRate } from '@/lib/basket/format-rate'
import { Amount } from './amount'
import { useNow } from './use-now'

const MINUTE = 60_000

/** In which currency the card is charged, at which rate, and how long both hold (decisions 7). */
export function ChargeNote({ quote, money }: { quote: Quote; money: BrowserMoney }) {
  const t = useTranslations('basket.charge')
  const now = useNow(MINUTE / 4)
  const { fixed, chosen, rate, expiresAt } = quote
  const minutes = Math.max(0, Math.ceil((Date.parse(expiresAt) - now) / MINUTE))
  const until = new Date(expiresAt)
  const time = `${String(until.getHours()).padStart(2, '0')}:${String(until.getMinutes()).padStart(2, '0')}`
  const isConverted = fixed.currency !== chosen.currency
  return (
    <p className="money-strip-part flex gap-2 text-sm">
      <Icon name={isConverted ? 'arrow-left-right' : 'clock'} size={18} className="mt-0.5 text-brand" />
      <span>
        {isConverted && (
          <>
            {t('charged')} <Amount amount={fixed.charged} currency={fixed.currency} money={money} />{' '}
            <bdi className="whitespace-nowrap">
              ({writeAmount('1.00', rate.from, money).replace(/[.,]00/, '')} ={' '}
              {formatRate(rate.value, symbolOf(rate.to, money.rates), money.locale)})
            </bdi>
            <br />
          </>
        )}
        <span className="text-muted">{minutes > 0 ? t('held', { time, minutes }) : t('lapsed')}</span>
      </span>
    </p>
  )
}
