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

/** What a selection that can be had comes to. */
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
  /** What the person who asks has already and gives up for this: it is free to them. */
  own: readonly HeldStock[]
  /** What the lines before this one take: a basket is had as a whole. */
  ahead: readonly StockClaim[]
}

/** Whether a selection of one product can be had, at which prices and from which stock. */
export type OfferMaker<S extends Stock> = (
  context: OfferContext,
  record: ProductRecord,
  rules: KindRules<S>,
  selection: Selection,
) => Promise<OfferAnswer>

export function refuse(problem: Problem, nearestOpen: PlainDate | null = null, limit: number | null = null): Refusal {
  return { ok: false, problem, nearestOpen, limit }
}
