import { type Amount, isZero, ZERO } from './amount'

interface Entered {
  /** Null for a text that is not an amount. */
  amount: Amount | null
  isEmpty: boolean
  /** The 'free of charge' checkbox. */
  isFree: boolean
}

export type EnteredPrice = { price: Amount } | { refusal: 'noAmount' | 'freeUnclear' }

/** Prevents a price of 0 by mistake: 0 or an empty field requires the checkbox, and any other price excludes it. */
export function readEnteredPrice({ amount, isEmpty, isFree }: Entered): EnteredPrice {
  if (amount === null && !isEmpty) return { refusal: 'noAmount' }
  const isNothing = amount === null || isZero(amount)
  if (isNothing !== isFree) return { refusal: 'freeUnclear' }
  return { price: amount ?? ZERO }
}
