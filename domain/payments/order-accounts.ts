import type { CurrencyCode } from '../money/amount'

/** The accounts to transfer to: those in the currency of the price first, each group in the operator's order. */
export const orderAccounts = <Account extends { currency: CurrencyCode }>(
  accounts: readonly Account[],
  currency: CurrencyCode,
): Account[] =>
  accounts.toSorted((left, right) => Number(right.currency === currency) - Number(left.currency === currency))
