import { useTranslations } from 'next-intl'
import { Amount } from '@/components/money/amount'
import { Icon } from '@/components/ui/icon'
import type { Quote } from '@/domain/basket/schema'
import { type BrowserMoney, symbolOf, writeAmount } from '@/lib/basket/browser-money'
import { formatRate } from '@/lib/basket/format-rate'
import { countQuoteMinutes } from '@/lib/basket/quote-minutes'
import { useNow } from './use-now'

const SECOND = 1000

/** Currency and exchange rate of the card charge, and how long both are valid (decisions 7). */
export function ChargeNote({ quote, money }: { quote: Quote; money: BrowserMoney }) {
  const t = useTranslations('basket.charge')
  const now = useNow(SECOND)
  const { fixed, chosen, rate, expiresAt } = quote
  const minutes = countQuoteMinutes(expiresAt, now)
  const isConverted = fixed.currency !== chosen.currency
  return (
    <p className="flex gap-2 border-t border-line px-4 py-3.5 text-sm">
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
        <span className="text-muted">{minutes === null ? t('lapsed') : t('held', { minutes })}</span>
      </span>
    </p>
  )
}
