'use client'

import { useTranslations } from 'next-intl'
import { Amount } from '@/components/basket/amount'
import { isZero } from '@/domain/money/amount'
import type { Instalments } from '@/domain/reservations/schema'
import type { BrowserMoney } from '@/lib/basket/browser-money'

interface InstalmentListProps {
  offer: Instalments | null
  count: number
  money: BrowserMoney
  onChange: (count: number) => void
}

/** In how many parts the card can pay, and what that costs more. */
export function InstalmentList({ offer, count, money, onChange }: InstalmentListProps) {
  const t = useTranslations('checkout.instalments')
  if (!offer || offer.options.length < 2) return null
  const { currency } = offer
  return (
    <fieldset className="field mt-6">
      <legend className="mb-2">{t('legend')}</legend>
      <div className="instalments">
        {offer.options.map((option) => (
          <label key={option.count}>
            <input
              type="radio"
              className="rad"
              name="instalment-count"
              value={option.count}
              checked={option.count === count}
              onChange={() => onChange(option.count)}
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
        ))}
      </div>
    </fieldset>
  )
}
