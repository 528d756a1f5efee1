import { Amount } from '@/components/money/amount'
import type { BrowserMoney } from '@/lib/basket/browser-money'
import type { UnitPrice } from '@/lib/basket/unit-price'
import type { BookingHeadParts } from './booking-head'

interface UnitPriceTagProps {
  unit: UnitPrice
  currency: string
  money: BrowserMoney
  words: BookingHeadParts['words']
}

/** Price line of the chosen day, in the format of the server: old price struck through, price and unit. */
export function UnitPriceTag({ unit: { amount, old }, currency, money, words }: UnitPriceTagProps) {
  return (
    <span className="price-large">
      {old !== null && (
        <>
          <s className="price-old">
            <span className="sr-only">{words.old} </span>
            <Amount className="font-medium" amount={old} currency={currency} money={money} />
          </s>{' '}
          <span className="sr-only">{words.now} </span>
        </>
      )}
      <Amount amount={amount} currency={currency} money={money} />{' '}
      <span className="text-sm text-muted">{words.unit}</span>
    </span>
  )
}
