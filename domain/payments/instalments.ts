import { type Amount, subtractAmounts } from '@/domain/money/amount'
import { Decimal } from '@/domain/money/decimal'
import type { Instalments } from '@/domain/reservations/schema'

type Option = Instalments['options'][number]

const RATE_DECIMALS = 8

/** A single payment of the whole amount. */
export const payAtOnce = (amount: Amount): Option => ({
  count: 1,
  ratePercent: '0',
  perInstalment: amount,
  total: amount,
  difference: '0.00',
})

/** Converts a gateway's instalment offer for a price, with the percentage that it adds to the price. */
export function toInstalmentOption(offer: { count: number; each: Amount; total: Amount }, price: Amount): Option {
  const difference = subtractAmounts(offer.total, price)
  const rate = new Decimal(difference).times(100).div(price)
  return {
    count: offer.count,
    ratePercent: rate.round(RATE_DECIMALS).toFixed(),
    perInstalment: offer.each,
    total: offer.total,
    difference,
  }
}
