import { useTranslations } from 'next-intl'
import { Amount } from '@/components/money/amount'
import { isZero } from '@/domain/money/amount'
import { splitsPayments } from '@/domain/reservations/instalment-rules'
import type { Instalments } from '@/domain/reservations/schema'
import type { BrowserMoney } from '@/lib/basket/browser-money'
import { InstalmentOption } from './instalment-option'

interface InstalmentListProps {
  /** Null until the card's bank is known. */
  offer: Instalments | null
  /** Currency in which the card is charged. */
  settlement: string
  count: number
  money: BrowserMoney
  onChange: (count: number) => void
}

/**
 * The instalment options of the card and their extra cost. The space is reserved in advance, so the options appear
 * without layout shift once the card number is typed.
 */
export function InstalmentList({ offer, settlement, count, money, onChange }: InstalmentListProps) {
  const t = useTranslations('checkout.instalments')
  if (!splitsPayments(settlement)) return <p className="mt-4 text-sm text-muted">{t('onlyLira', { settlement })}</p>
  const options = offer?.options ?? []
  const [first] = options
  return (
    <fieldset className="field mt-6">
      <legend className="mb-2">{t('legend')}</legend>
      <div className="instalment-place" aria-live="polite">
        {options.length > 1 && offer ? (
          <div className="instalments overflow-hidden rounded-card border border-line-strong">
            {options.map((option) => (
              <InstalmentOption
                key={option.count}
                option={option}
                currency={offer.currency}
                isChosen={option.count === count}
                money={money}
                onChoose={onChange}
              />
            ))}
          </div>
        ) : (
          <p className="grid h-full place-items-center rounded-card border border-dashed border-line-strong px-6 py-4 text-center text-muted">
            {first && isZero(first.difference) && offer
              ? t.rich('single', {
                  amount: () => <Amount amount={first.total} currency={offer.currency} money={money} />,
                })
              : t('waiting')}
          </p>
        )}
      </div>
    </fieldset>
  )
}
