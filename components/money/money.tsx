import { cx } from '@/components/ui/cx'
import type { Amount, CurrencyCode } from '@/domain/money/amount'
import { type MoneyContext, showAmount } from '@/lib/currency/money-context'

interface MoneyProps {
  amount: Amount
  /** Currency of the amount. The page displays it in the page's currency, the price script in the visitor's. */
  currency: CurrencyCode
  money: MoneyContext
  className?: string | undefined
}

/**
 * An amount of money in a page that is the same for all visitors. The price script rewrites the text from its data
 * attributes before first paint, and React does not change it; the text must therefore stay a single text node.
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
