import { cx } from '@/components/ui/cx'
import type { Amount as Money } from '@/domain/money/amount'
import { type BrowserMoney, writeAmount } from '@/lib/basket/browser-money'

interface AmountProps {
  amount: Money
  /** Currency of the amount, in which it is also displayed. The amount was computed for it and is not converted. */
  currency: string
  money: Pick<BrowserMoney, 'locale' | 'rates'>
  className?: string | undefined
}

/**
 * An amount that the browser computed or received in the displayed currency. Digits run left to right in every
 * language.
 */
export function Amount({ amount, currency, money, className }: AmountProps) {
  return (
    <bdi dir="ltr" className={cx('price', className)}>
      {writeAmount(amount, currency, money)}
    </bdi>
  )
}
