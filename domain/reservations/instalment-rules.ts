import type { CurrencyCode } from '@/domain/money/amount'

/**
 * Turkish banks offer instalments in lira only (iyzico's rule for every card). Any other currency is charged at once.
 */
const SPLIT_CURRENCIES: readonly CurrencyCode[] = ['TRY']

/** Whether a card that is charged in the currency can pay in instalments. */
export function splitsPayments(settlement: CurrencyCode): boolean {
  return SPLIT_CURRENCIES.includes(settlement)
}
