import { useTranslations } from 'next-intl'
import { Amount } from '@/components/money/amount'
import { isZero } from '@/domain/money/amount'
import type { Instalments } from '@/domain/reservations/schema'
import type { BrowserMoney } from '@/lib/basket/browser-money'
import { getLastInstalment } from '@/lib/checkout/last-instalment'

interface InstalmentOptionProps {
  option: Instalments['options'][number]
  currency: string
  isChosen: boolean
  money: BrowserMoney
  onChoose: (count: number) => void
}

export function InstalmentOption({ option, currency, isChosen, money, onChoose }: InstalmentOptionProps) {
  const t = useTranslations('checkout.instalments')
  const last = getLastInstalment(option)
  return (
    <label className="grid cursor-pointer items-center px-4 py-2.5">
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
            {last !== null && (
              <>
                {' '}
                <small className="inline-block font-medium text-muted">
                  {t.rich('last', { amount: () => <Amount amount={last} currency={currency} money={money} /> })}
                </small>
              </>
            )}
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
