'use client'

import { useTranslations } from 'next-intl'
import { Amount } from '@/components/basket/amount'
import { isZero } from '@/domain/money/amount'
import type { Instalments } from '@/domain/reservations/schema'
import type { BrowserMoney } from '@/lib/basket/browser-money'

interface InstalmentOptionProps {
  option: Instalments['options'][number]
  currency: string
  isChosen: boolean
  money: BrowserMoney
  onChoose: (count: number) => void
}

export function InstalmentOption({ option, currency, isChosen, money, onChoose }: InstalmentOptionProps) {
  const t = useTranslations('checkout.instalments')
  return (
    <label>
      <input
        type="radio"
        className="rad"
        name="instalment-count"
        value={option.count}
        checked={isChosen}
        onChange={() => onChoose(option.count)}
      />
      <b>
        {option.count === 1 ? (
          t('once')
        ) : (
          <>
            {option.count} × <Amount amount={option.perInstalment} currency={currency} money={money} />
          </>
        )}
      </b>
      <small className="text-muted">
        {isZero(option.difference) ? (
          t('noExtra')
        ) : (
          <>
            + <Amount className="font-medium" amount={option.difference} currency={currency} money={money} />
          </>
        )}
      </small>
      <Amount className="font-semibold" amount={option.total} currency={currency} money={money} />
    </label>
  )
}
