import type { Pax } from '@/domain/basket/schema'
import type { VehicleClass } from '@/domain/catalogue/kinds/transfer/details'
import type { PlainDate } from '@/domain/dates/plain-date'
import type { LocalTime } from '@/domain/dates/zone'
import type { Amount, CurrencyCode } from '@/domain/money/amount'
import type { Locale } from '@/domain/shared/locales'

/** A day in the tenant's zone, with the time if it is known. */
export interface FactMoment {
  date: PlainDate
  time: LocalTime | null
}

/**
 * `end.date` is null for a service that ends on its first day or in the night after it. `end` is null if the end is
 * unknown, and for a ride, whose arrival is an estimate.
 */
export interface TimesFact {
  fact: 'times'
  start: FactMoment
  end: { date: PlainDate | null; time: LocalTime | null } | null
  length: { unit: 'nights' | 'days' | 'weeks'; count: number } | null
}

/** The meeting point, from the product's texts. */
export interface MeetingPoint {
  title: string
  text: string
}

/** One fact about a booked item. Names are in the reader's language; each medium formats everything else. */
export type ItemFact =
  | TimesFact
  | { fact: 'party'; pax: Pax }
  | { fact: 'pickup'; place: string }
  | { fact: 'meetingPoint'; point: MeetingPoint }
  | { fact: 'route'; from: string; to: string }
  | { fact: 'vehicle'; vehicle: VehicleClass; quantity: number }
  | { fact: 'flight'; number: string }
  | { fact: 'luggage'; count: number }
  | { fact: 'childSeats'; count: number }
  | { fact: 'returnRide'; date: PlainDate; time: LocalTime }
  | { fact: 'returnFlight'; number: string }
  | { fact: 'pickupOffice'; place: string }
  | { fact: 'returnOffice'; place: string }
  | { fact: 'driver'; age: number }
  | { fact: 'guide'; language: Locale }
  | { fact: 'extra'; title: string; quantity: number }
  | { fact: 'campaign'; label: string }
  | { fact: 'damageDeposit'; amount: Amount; currency: CurrencyCode }

export type FactName = ItemFact['fact']

/** Facts of one group share a line or a label. */
export type FactGroup = 'when' | 'party' | 'place' | 'choice' | 'extra' | 'campaign' | 'damageDeposit'

const GROUPS: Record<FactName, FactGroup> = {
  times: 'when',
  party: 'party',
  pickup: 'place',
  meetingPoint: 'place',
  route: 'choice',
  vehicle: 'choice',
  flight: 'choice',
  luggage: 'choice',
  childSeats: 'choice',
  returnRide: 'choice',
  returnFlight: 'choice',
  pickupOffice: 'choice',
  returnOffice: 'choice',
  driver: 'choice',
  guide: 'choice',
  extra: 'extra',
  campaign: 'campaign',
  damageDeposit: 'damageDeposit',
}

export interface ItemSummary {
  /** Empty if the product has no title in any language. */
  title: string
  /** In display order, the same in every medium. */
  facts: ItemFact[]
}

export const listFacts = ({ facts }: ItemSummary, group: FactGroup): ItemFact[] =>
  facts.filter(({ fact }) => GROUPS[fact] === group)

/** The fact with this name, if the item has one. */
export const findFact = <N extends FactName>({ facts }: ItemSummary, name: N) =>
  facts.find((known): known is Extract<ItemFact, { fact: N }> => known.fact === name)

/**
 * Where the service begins, in one line: the pick-up place or meeting point, else the pick-up office or the start of
 * the route.
 */
export function startPlaceOf(summary: ItemSummary): string | null {
  const point = findFact(summary, 'meetingPoint')?.point
  return (
    findFact(summary, 'pickup')?.place ??
    (point && writePoint(point)) ??
    findFact(summary, 'pickupOffice')?.place ??
    findFact(summary, 'route')?.from ??
    null
  )
}

/** The place in one line; its name is a separate sentence. */
export const writePoint = ({ title, text }: MeetingPoint): string => [title, text].filter(Boolean).join('. ')
