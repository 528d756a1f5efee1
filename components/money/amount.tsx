import { cx } from '@/components/ui/cx'
import type { Amount as Money } from '@/domain/money/amount'
import { type BrowserMoney, writeAmount } from '@/lib/basket/browser-money'

interface AmountProps {
  amount: Money
  /** What the amount is in and shall be shown in: it was computed for it, and is not converted again. */
  currency: string
  money: Pick<BrowserMoney, 'locale' | 'rates'>
  className?: string | undefined
}

/** An amount that this browser computed or was told, in its very currency: digits run left to right in every language. */
export function Amount({ amount, currency, money, className }: AmountProps) {
  return (
    <bdi dir="ltr" className={cx('price', className)}>
      {writeAmount(amount, currency, money)}
    </bdi>
  )
}
