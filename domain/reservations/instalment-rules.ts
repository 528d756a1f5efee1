import type { CurrencyCode } from '@/domain/money/amount'

/** Turkish banks split payments in lira alone (iyzico's rule for every card); any other currency is charged at once. */
const SPLIT_CURRENCIES: readonly CurrencyCode[] = ['TRY']

/** Whether a card that is charged in the currency can pay in instalments at all. */
export function splitsPayments(settlement: CurrencyCode): boolean {
  return SPLIT_CURRENCIES.includes(settlement)
}
