import { getTranslations } from 'next-intl/server'
import { Money } from '@/components/money/money'
import type { FromPrice } from '@/domain/catalogue/shared/schema'
import type { MoneyContext } from '@/lib/currency/money-context'

interface PriceTagProps {
  price: FromPrice
  money: MoneyContext
  /** False if the price is exact and not the lowest. */
  isFrom?: boolean
  className?: string | undefined
}

/**
 * Price line of a card: "from", old price struck through, price and unit. For a price of zero or below: "Price on
 * request".
 */
export async function PriceTag({ price, money, isFrom = true, className }: PriceTagProps) {
  const { locale } = money
  const [t, words] = await Promise.all([
    getTranslations({ locale, namespace: 'common.price' }),
    getTranslations({ locale, namespace: 'catalogue.card' }),
  ])
  const { amount, oldAmount, currency, unit } = price
  if (!(Number(amount) > 0)) return <span className={className}>{words('onRequest')}</span>
  return (
    <span className={className}>
      {isFrom && <span className="text-sm text-muted">{t('from')} </span>}
      {oldAmount !== null && (
        <>
          <s className="price-old">
            <span className="sr-only">{t('old')} </span>
            <Money className="font-medium" amount={oldAmount} currency={currency} money={money} />
          </s>{' '}
          <span className="sr-only">{t('now')} </span>
        </>
      )}
      <Money amount={amount} currency={currency} money={money} />{' '}
      <span className="text-sm text-muted">{t(`unit.${unit}`)}</span>
    </span>
  )
}
