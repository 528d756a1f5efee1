import { Money } from '@/components/money/money'
import type { FromPrice } from '@/domain/catalogue/shared/schema'
import type { PageContext } from '@/lib/catalogue/page-context'

interface CardPriceProps {
  /** Null if the price is available on request only. */
  price: FromPrice | null
  context: PageContext
}

/** Price line of a card: "from", old price struck through, price and unit. */
export function CardPrice({ price, context }: CardPriceProps) {
  const { common, t, money } = context
  if (!price) return <p className="card-price">{t('card.onRequest')}</p>
  const { amount, oldAmount, currency, unit } = price
  return (
    <p className="card-price">
      {common('price.from')}
      {oldAmount !== null && (
        <s>
          <span className="sr-only">{common('price.old')} </span>
          <Money amount={oldAmount} currency={currency} money={money} />
        </s>
      )}
      <Money amount={amount} currency={currency} money={money} />
      {common(`price.unit.${unit}`)}
    </p>
  )
}
