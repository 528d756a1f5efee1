import type { PricedDays } from '@/domain/availability/stay-types'
import type { PartyRule } from '@/domain/basket/party'
import type { Problem, Selection } from '@/domain/basket/schema'
import type { KindRules, Stock } from '@/domain/catalogue/kinds/kind-rules'
import type { PlainDate } from '@/domain/dates/plain-date'
import type { LocalTime } from '@/domain/dates/zone'
import type { KindParts } from '@/domain/pricing/kind-parts'
import type { HeldStock, ReadClock, StockClaim } from '../../availability/service'
import type { Queryable } from '../../platform/database/client'
import type { ProductRecord } from '../../products/product-records'

/** Prices and stock of an available selection. */
export interface Offer {
  startTime: LocalTime
  endTime: LocalTime | null
  days: PricedDays[]
  parts: KindParts
  claims: StockClaim[]
  partyRule: PartyRule
}

export interface Refusal {
  ok: false
  problem: Problem
  nearestOpen: PlainDate | null
  limit: number | null
}

export type OfferAnswer = { ok: true; offer: Offer } | Refusal

export interface OfferContext {
  db: Queryable
  clock: ReadClock
  /** Stock that the caller already holds and releases with this request. It counts as free for the caller. */
  own: readonly HeldStock[]
  /** Stock that the previous lines take. A basket is booked as a whole. */
  ahead: readonly StockClaim[]
}

/** Checks whether a selection of one product is available, at which prices and from which stock. */
export type OfferMaker<S extends Stock> = (
  context: OfferContext,
  record: ProductRecord,
  rules: KindRules<S>,
  selection: Selection,
) => Promise<OfferAnswer>

export function refuse(problem: Problem, nearestOpen: PlainDate | null = null, limit: number | null = null): Refusal {
  return { ok: false, problem, nearestOpen, limit }
}
