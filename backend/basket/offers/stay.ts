import { checkStay, MAXIMUM_DAYS, refuseUnended } from '@/domain/availability/stay-check'
import { ARRIVAL_SEARCH_DAYS } from '@/domain/availability/stay-days'
import { getPeriod, type LetDetails, type Period } from '@/domain/availability/stay-period'
import type { PricedDays } from '@/domain/availability/stay-types'
import { getPartyRule } from '@/domain/basket/party'
import type { Selection } from '@/domain/basket/schema'
import { addDays } from '@/domain/dates/plain-date'
import { carParts, type KindParts, villaParts, yachtParts } from '@/domain/pricing/kind-parts'
import { claimsOf, readStayInput } from '../../availability/service'
import type { ProductRow } from '../../products/product-records'
import { type OfferMaker, refuse } from './types'

function periodOf(details: LetDetails, { date, endDate, choice }: Selection): Period | null {
  return getPeriod(details, { date, endDate, ...(choice?.kind === 'car' ? choice : {}) })
}

function partsOf(
  details: LetDetails,
  product: ProductRow,
  { choice }: Selection,
  days: PricedDays[],
): KindParts | null {
  const { pricing } = product
  if (details.kind === 'villa') return villaParts(days, pricing)
  if (details.kind === 'yacht') return yachtParts(details, days, pricing)
  return choice?.kind === 'car' ? carParts(details, choice, days, pricing) : null
}

/** A villa, yacht or car for the whole time, at the price of each of its nights, days or weeks. */
export const offerStay: OfferMaker<LetDetails> = async ({ db, clock, own, ahead }, record, details, selection) => {
  const { row: product } = record
  const { date } = selection
  const range = { from: addDays(date, -ARRIVAL_SEARCH_DAYS), to: addDays(date, ARRIVAL_SEARCH_DAYS + MAXIMUM_DAYS) }
  const input = await readStayInput(db, record, details, range, clock, { own, ahead })
  const period = periodOf(details, selection)
  const verdict = period ? checkStay(input, period) : refuseUnended(input, date)
  if (!verdict.ok) return refuse(verdict.problem, verdict.nearestOpen, verdict.limit)
  const parts = partsOf(details, product, selection, verdict.days)
  if (!period || !parts) return refuse('missingChoice')
  const { startTime, endTime } = period
  const claims = claimsOf(product, selection, 0)
  const partyRule = getPartyRule(details)
  return { ok: true, offer: { startTime, endTime, days: verdict.days, parts, claims, partyRule } }
}
