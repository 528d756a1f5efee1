import type { Pax } from '@/domain/basket/schema'
import type { VehicleClass } from '@/domain/catalogue/kinds/transfer/details'
import type { PlainDate } from '@/domain/dates/plain-date'
import type { LocalTime } from '@/domain/dates/zone'
import type { Amount, CurrencyCode } from '@/domain/money/amount'
import type { Locale } from '@/domain/shared/locales'

/** A day on the tenant's clocks, with the hour where one is known. */
export interface FactMoment {
  date: PlainDate
  time: LocalTime | null
}

/**
 * `end.date` is null for a service that ends on its first day or in the night after it. `end` is null where no end is known, and for a
 * ride, whose arrival is an estimate.
 */
export interface TimesFact {
  fact: 'times'
  start: FactMoment
  end: { date: PlainDate | null; time: LocalTime | null } | null
  length: { unit: 'nights' | 'days' | 'weeks'; count: number } | null
}

/** What the products' texts say of where to meet. */
export interface MeetingPoint {
  title: string
  text: string
}

/** One thing that a booked item says of itself; names are in the reader's language, everything else is for the medium to word. */
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

/** What belongs together in a line or under a label. */
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
  /** Empty where the product has no title in any language. */
  title: string
  /** In the order in which every medium shows them. */
  facts: ItemFact[]
}

export const listFacts = ({ facts }: ItemSummary, group: FactGroup): ItemFact[] =>
  facts.filter(({ fact }) => GROUPS[fact] === group)

/** The fact of a name, where the item has it. */
export const findFact = <N extends FactName>({ facts }: ItemSummary, name: N) =>
  facts.find((known): known is Extract<ItemFact, { fact: N }> => known.fact === name)

/** Where the service begins, in a line: the place of pick-up or meeting, else the office or the beginning of the route. */
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

/** The place in one line, its name a sentence of its own. */
export const writePoint = ({ title, text }: MeetingPoint): string => [title, text].filter(Boolean).join('. ')
