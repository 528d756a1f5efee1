import { checkStay, MAXIMUM_DAYS, refuseUnended } from '@/domain/availability/stay-check'
import { ARRIVAL_SEARCH_DAYS } from '@/domain/availability/stay-days'
import type { UnitStock } from '@/domain/catalogue/kinds/kind-rules'
import { addDays } from '@/domain/dates/plain-date'
import { claimsOf, readStayInput } from '../../availability/service'
import { type OfferMaker, refuse } from './types'

/** Offers a unit (villa, yacht or car) for the whole period, at the price of each of its nights, days or weeks. */
export const offerStay: OfferMaker<UnitStock> = async ({ db, clock, own, ahead }, record, rules, selection) => {
  const { row: product } = record
  const { date, choice } = selection
  const { stock } = rules
  const range = { from: addDays(date, -ARRIVAL_SEARCH_DAYS), to: addDays(date, ARRIVAL_SEARCH_DAYS + MAXIMUM_DAYS) }
  const input = await readStayInput(db, record, stock.rules, range, clock, { own, ahead })
  const period = stock.getPeriod(selection)
  const check = period ? checkStay(input, period) : refuseUnended(input, date)
  if (!check.ok) return refuse(check.problem, check.nearestOpen, check.limit)
  const parts = stock.buildParts(choice, check.days, product.pricing)
  if (!period || !parts) return refuse('missingChoice')
  const { startTime, endTime } = period
  const claims = claimsOf(product, selection, 0)
  const partyRule = rules.getPartyRule(choice, null)
  return { ok: true, offer: { startTime, endTime, days: check.days, parts, claims, partyRule } }
}
