import { type Amount, isZero, ZERO } from './amount'

interface Entered {
  /** Null for a text that is no amount. */
  amount: Amount | null
  isEmpty: boolean
  /** The tick 'free of charge'. */
  isFree: boolean
}

export type EnteredPrice = { price: Amount } | { refusal: 'noAmount' | 'freeUnclear' }

/** Nothing is sold for 0 by a slip of the hand: 0 or nothing needs the tick, and another price must not have it. */
export function readEnteredPrice({ amount, isEmpty, isFree }: Entered): EnteredPrice {
  if (amount === null && !isEmpty) return { refusal: 'noAmount' }
  const isNothing = amount === null || isZero(amount)
  if (isNothing !== isFree) return { refusal: 'freeUnclear' }
  return { price: amount ?? ZERO }
}
