import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { Segmented } from '@/components/ui/segmented'
import type { Quote } from '@/domain/basket/schema'
import { type Amount, isZero } from '@/domain/money/amount'
import { type BrowserMoney, writeAmount } from '@/lib/basket/browser-money'

interface PlanChoiceProps {
  quote: Quote
  plan: 'deposit' | 'full'
  money: BrowserMoney
  onChange: (plan: 'deposit' | 'full') => void
}

interface KnownDeposit {
  /** Key of the quote that the deposit belongs to: currency and subtotal. */
  of: string
  amount: Amount
}

/** Choice between deposit and full payment, with amounts. The deposit is remembered while full payment is selected. */
export function PlanChoice({ quote, plan, money, onChange }: PlanChoiceProps) {
  const t = useTranslations('checkout.pay')
  const { currency, totals } = quote.chosen
  const of = `${currency} ${totals.subtotal}`
  const [known, setKnown] = useState<KnownDeposit | null>(null)
  const isCurrent = known?.of === of && known.amount === totals.depositTotal
  if (plan === 'deposit' && !isZero(totals.remainingTotal) && !isCurrent) setKnown({ of, amount: totals.depositTotal })
  const deposit = known?.of === of ? known.amount : null
  if (!quote.hasPlanChoice || (plan === 'deposit' && isZero(totals.remainingTotal))) return null
  const whole = writeAmount(totals.grandTotal, currency, money)
  return (
    <Segmented
      className="flex w-full"
      legend={t('plan')}
      name="plan"
      value={plan}
      options={[
        {
          value: 'deposit',
          label: deposit ? t('deposit', { amount: writeAmount(deposit, currency, money) }) : t('depositOnly'),
        },
        { value: 'full', label: t('full', { amount: whole }) },
      ]}
      onChange={onChange}
    />
  )
}
