import type { Pax } from '@/domain/basket/schema'
import type { PlainDate } from '@/domain/dates/plain-date'
import type { LocalTime } from '@/domain/dates/zone'
import type { BookedBy } from '@/domain/reservations/client-view'
import {
  type FactGroup,
  type ItemFact,
  type ItemSummary,
  listFacts,
  type TimesFact,
  writePoint,
} from '@/domain/reservations/item-fact'
import type { Settings } from '@/domain/settings/schema'
import { commaOf, type Locale } from '@/domain/shared/locales'
import { BASKET_TEXTS } from '@/messages/catalogues'
import { formatText } from '@/messages/format-text'
import { formatDay } from '../platform/dates/written-dates'
import { formatMoney } from './money'

/** '2 adults, 1 child'; empty age bands are omitted. */
export function peopleOf(pax: Pax, locale: Locale): string {
  const { people } = BASKET_TEXTS[locale]
  return (['adult', 'child', 'infant'] as const)
    .filter((band) => pax[band] > 0)
    .map((band) => formatText(locale, people[band], { count: pax[band] }))
    .join(commaOf(locale))
}

/** DD.MM.YYYY, followed by the start time if there is one. */
export function whenOf({ date, startTime }: { date: PlainDate; startTime?: LocalTime | null }): string {
  return startTime ? `${formatDay(date)} ${startTime}` : formatDay(date)
}

/**
 * Formats the times as the storefront does: up to the end time if the service ends on the same day or in the same
 * night, otherwise up to the last day; followed by the length.
 */
function writeTimes({ start, end, length }: TimesFact, locale: Locale): string {
  const begin = whenOf({ date: start.date, startTime: start.time })
  const to = end && (end.date === null ? end.time : whenOf({ date: end.date, startTime: end.time }))
  const span = to === null ? begin : `${begin} – ${to}`
  if (length === null) return span
  return `${span}${commaOf(locale)}${formatText(locale, BASKET_TEXTS[locale].item[length.unit], { count: length.count })}`
}

/** Formats a fact for mails, vouchers and calendar files. All facts except the times use the storefront's texts. */
export function writeFact(fact: ItemFact, locale: Locale, settings: Settings): string {
  const { item: texts, vehicles } = BASKET_TEXTS[locale]
  const fill = (text: string, values: Record<string, string | number>) => formatText(locale, text, values)
  switch (fact.fact) {
    case 'times':
      return writeTimes(fact, locale)
    case 'party':
      return peopleOf(fact.pax, locale)
    case 'pickup':
      return fact.place
    case 'meetingPoint':
      return writePoint(fact.point)
    case 'route':
      return fill(texts.route, { from: fact.from, to: fact.to })
    case 'vehicle':
      return fact.quantity > 1 ? `${fact.quantity} × ${vehicles[fact.vehicle]}` : vehicles[fact.vehicle]
    case 'flight':
    case 'returnFlight':
      return fill(texts.flight, { number: fact.number })
    case 'luggage':
      return fill(texts.cases, { count: fact.count })
    case 'childSeats':
      return fill(texts.childSeats, { count: fact.count })
    case 'returnRide':
      return fill(texts.back, { when: whenOf({ date: fact.date, startTime: fact.time }) })
    case 'pickupOffice':
      return fill(texts.pickup, { place: fact.place })
    case 'returnOffice':
      return fill(texts.giveBack, { place: fact.place })
    case 'driver':
      return fill(texts.driver, { age: fact.age })
    case 'guide':
      return fill(texts.guide, {
        language: new Intl.DisplayNames([locale], { type: 'language' }).of(fact.language) ?? fact.language,
      })
    case 'extra':
      return `${fact.quantity} × ${fact.title}`
    case 'campaign':
      return fact.label
    case 'damageDeposit':
      return formatMoney(settings, fact.amount, fact.currency, locale)
  }
}

/** Joins the facts of a group in one line; empty if there are none. */
export const writeGroup = (summary: ItemSummary, group: FactGroup, locale: Locale, settings: Settings): string =>
  listFacts(summary, group)
    .map((fact) => writeFact(fact, locale, settings))
    .join(' · ')

/** Name, phone and e-mail of the agency in one line. */
export const writeBookedBy = ({ agencyName, phone, email }: BookedBy, locale: Locale): string =>
  [agencyName, phone, email].join(commaOf(locale))
