import { type Amount, isNegative, toAmount } from './amount'

function toCents(amount: Amount): bigint {
  return BigInt(toAmount(amount).replace('.', ''))
}

function fromCents(cents: bigint): Amount {
  const digits = (cents < 0n ? -cents : cents).toString().padStart(3, '0')
  return `${cents < 0n ? '-' : ''}${digits.slice(0, -2)}.${digits.slice(-2)}`
}

/**
 * Splits a total in proportion to the weights by largest remainder. The parts add up to the total exactly. The earlier
 * part wins a tie. A weight of zero gets nothing. No part exceeds its weight as long as the total does not exceed the
 * sum of the weights. If all weights are zero, the split is even. Throws RangeError for a negative weight, and for a
 * total other than zero without weights.
 */
export function allocate(total: Amount, weights: readonly Amount[]): Amount[] {
  if (weights.some(isNegative)) throw new RangeError('a weight is negative')
  const cents = toCents(total)
  if (weights.length === 0) {
    if (cents !== 0n) throw new RangeError('nothing to allocate to')
    return []
  }
  const given = weights.map(toCents)
  const shares = given.every((weight) => weight === 0n) ? given.map(() => 1n) : given
  const whole = shares.reduce((sum, share) => sum + share, 0n)
  const sign = cents < 0n ? -1n : 1n
  const size = cents * sign
  const parts = shares.map((share) => (size * share) / whole)
  const missing = Number(size - parts.reduce((sum, part) => sum + part, 0n))
  const byRemainder = shares
    .map((share, index) => ({ index, remainder: (size * share) % whole }))
    .sort((left, right) => (left.remainder === right.remainder ? 0 : left.remainder > right.remainder ? -1 : 1))
  const favoured = new Set(byRemainder.slice(0, missing).map((entry) => entry.index))
  return parts.map((part, index) => fromCents(sign * (favoured.has(index) ? part + 1n : part)))
}
