import { cx } from '@/components/ui/cx'
import type { Amount, CurrencyCode } from '@/domain/money/amount'
import { type MoneyContext, showAmount } from '@/lib/currency/money-context'

interface MoneyProps {
  amount: Amount
  /** What the amount is in; the page shows it in its own currency, the price script in the visitor's. */
  currency: CurrencyCode
  money: MoneyContext
  className?: string | undefined
}

/**
 * An amount of money in a page that is the same for all. The price script rewrites the text from the data beside it before it is
 * painted, and React leaves that alone; so the text is always one piece.
 */
export function Money({ amount, currency, money, className }: MoneyProps) {
  return (
    <data
      className={cx('price', className)}
      dir="ltr"
      value={amount}
      data-amount={amount}
      data-currency={currency}
      suppressHydrationWarning
    >
      {showAmount(amount, currency, money)}
    </data>
  )
}
