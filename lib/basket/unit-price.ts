import type { Amount } from '@/domain/money/amount'
import type { PricedReservation } from '@/domain/pricing/types'
import type { BookingCampaign } from './booking'
import { toReduced } from './price-choice'

export interface UnitPrice {
  amount: Amount
  /** Price before the campaign; null without one. */
  old: Amount | null
}

const BASES: readonly string[] = ['adult', 'group', 'unit']

/**
 * Price of one person, night, day, group or vehicle, in the currency of the pricing. Null if there is no single price:
 * nights of two seasons, a party without an adult.
 */
export function getUnitPrice(priced: PricedReservation, campaign: BookingCampaign | null): UnitPrice | null {
  const bases = priced.lines[0]?.components.filter(({ code }) => BASES.includes(code)) ?? []
  const [base] = bases
  if (!base || bases.length > 1) return null
  const amount = toReduced(base.unitPrice, campaign)
  return { amount, old: amount === base.unitPrice ? null : base.unitPrice }
}
