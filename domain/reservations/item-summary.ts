import { getHire, lengthOf } from '@/domain/availability/stay-period'
import { guideLanguageOf, hireOf, rideOf } from '@/domain/basket/choice-of'
import type { BasketItem } from '@/domain/basket/schema'
import { getServiceTimes, type ServiceItem } from '@/domain/basket/service-times'
import type { CarChoice } from '@/domain/catalogue/kinds/car/choice'
import { hasDepartures, sellsNights } from '@/domain/catalogue/kinds/traits'
import type { TransferChoice } from '@/domain/catalogue/kinds/transfer/choice'
import { namePlace } from '@/domain/catalogue/shared/place-names'
import { daysBetween } from '@/domain/dates/plain-date'
import { isZero } from '@/domain/money/amount'
import { type Locale, pickLocalized } from '@/domain/shared/locales'
import type { ItemFact, ItemSummary, MeetingPoint, TimesFact } from './item-fact'

type TimedItem = ServiceItem & Pick<BasketItem, 'unit'>

/** Items stored by an earlier release lack the damage deposit. */
export type SummaryItem = TimedItem &
  Pick<BasketItem, 'content' | 'pax' | 'places' | 'extras' | 'offeredExtras' | 'campaign' | 'currency'> &
  Partial<Pick<BasketItem, 'pickupPlace' | 'damageDeposit'>>

interface SummaryContext {
  locale: Locale
  /** The tenant's default language, used for missing translations. */
  fallback: Locale
  /** The meeting point of the product, if known. */
  meetingPoint?: MeetingPoint | null
}

function findLength({ kind, date, endDate, unit, choice, durationDays = 1 }: TimedItem): TimesFact['length'] {
  const hired = hireOf(choice)
  if (hired) {
    const hire = getHire({ date, endDate, ...hired })
    return hire && { unit: 'days', count: lengthOf(hire.paid) }
  }
  if (hasDepartures(kind)) return durationDays > 1 ? { unit: 'days', count: durationDays } : null
  if (endDate === null || endDate === date) return null
  const nights = daysBetween(date, endDate)
  if (sellsNights(kind)) return { unit: 'nights', count: nights }
  return unit === 'week' ? { unit: 'weeks', count: nights / 7 } : { unit: 'days', count: nights + 1 }
}

/** Whether the end time is known, and is not a default for a missing one. */
const hasEndHour = ({ kind, endTime, durationMinutes, choice }: TimedItem): boolean =>
  endTime !== null || hireOf(choice) !== null || (hasDepartures(kind) && Boolean(durationMinutes))

/** When the item takes place. The end comes from `getServiceTimes`, as in every rule and calendar file. */
export function findTimes(item: TimedItem): TimesFact {
  const { kind, date, endDate, choice, durationDays = 1 } = item
  const ride = rideOf(choice)
  if (ride) return { fact: 'times', start: { date, time: ride.time }, end: null, length: null }
  const { start, end, isWholeDays } = getServiceTimes(item)
  const time = !isWholeDays && hasEndHour(item) ? end.time : null
  const isLong = hasDepartures(kind) ? durationDays > 1 : (endDate ?? date) !== date
  return {
    fact: 'times',
    start: { date: start.date, time: isWholeDays ? null : start.time },
    end: isLong ? { date: end.date, time } : time === null ? null : { date: null, time },
    length: findLength(item),
  }
}

/** A guest with a pick-up does not use the meeting point. */
function findPlace({ pickupPlace }: SummaryItem, { meetingPoint }: SummaryContext): ItemFact[] {
  if (pickupPlace) return [{ fact: 'pickup', place: pickupPlace }]
  return meetingPoint ? [{ fact: 'meetingPoint', point: meetingPoint }] : []
}

function listHire({ places }: SummaryItem, choice: CarChoice, { locale, fallback }: SummaryContext): ItemFact[] {
  const { pickupOffice, returnOffice, driverAge } = choice
  const titleOf = (key: string) => namePlace(places, key, locale, fallback).title
  return [
    { fact: 'pickupOffice', place: titleOf(pickupOffice) },
    ...(returnOffice === pickupOffice ? [] : [{ fact: 'returnOffice' as const, place: titleOf(returnOffice) }]),
    { fact: 'driver', age: driverAge },
  ]
}

function listRide({ places }: SummaryItem, choice: TransferChoice, { locale, fallback }: SummaryContext): ItemFact[] {
  const { direction, vehicle, quantity, flightNumber, luggage, childSeats, returnRide } = choice
  const titles = places.map(({ key }) => namePlace(places, key, locale, fallback).title)
  const [from, to] = direction === 'outward' ? titles : [...titles].reverse()
  const facts: (ItemFact | null)[] = [
    from !== undefined && to !== undefined ? { fact: 'route', from, to } : null,
    { fact: 'vehicle', vehicle, quantity },
    flightNumber === null ? null : { fact: 'flight', number: flightNumber },
    luggage > 0 ? { fact: 'luggage', count: luggage } : null,
    childSeats > 0 ? { fact: 'childSeats', count: childSeats } : null,
    returnRide && { fact: 'returnRide', date: returnRide.date, time: returnRide.time },
    returnRide?.flightNumber ? { fact: 'returnFlight', number: returnRide.flightNumber } : null,
  ]
  return facts.filter((fact) => fact !== null)
}

function listChoices(item: SummaryItem, context: SummaryContext): ItemFact[] {
  const { choice } = item
  const [hire, ride] = [hireOf(choice), rideOf(choice)]
  if (hire) return listHire(item, hire, context)
  if (ride) return listRide(item, ride, context)
  const language = guideLanguageOf(choice)
  return language ? [{ fact: 'guide', language }] : []
}

function listExtras({ extras, offeredExtras }: SummaryItem, { locale, fallback }: SummaryContext): ItemFact[] {
  return extras.map(({ id, quantity }) => {
    const offered = offeredExtras.find((extra) => extra.id === id)
    return { fact: 'extra', title: pickLocalized(offered?.content ?? {}, locale, fallback)?.title ?? id, quantity }
  })
}

function listTerms(
  { campaign, damageDeposit = null, currency }: SummaryItem,
  { locale, fallback }: SummaryContext,
): ItemFact[] {
  const label = campaign && pickLocalized(campaign.label, locale, fallback)
  return [
    ...(label ? [{ fact: 'campaign' as const, label }] : []),
    ...(damageDeposit === null || isZero(damageDeposit)
      ? []
      : [{ fact: 'damageDeposit' as const, amount: damageDeposit, currency }]),
  ]
}

/**
 * All facts of an item, for every page, email, voucher and calendar file, before and after it is booked. A medium
 * formats the facts and may omit some, but adds none. The party of a hired car consists of its driver only.
 */
export function summariseItem(item: SummaryItem, context: SummaryContext): ItemSummary {
  return {
    title: pickLocalized(item.content, context.locale, context.fallback)?.title ?? '',
    facts: [
      findTimes(item),
      ...(hireOf(item.choice) ? [] : [{ fact: 'party' as const, pax: item.pax }]),
      ...findPlace(item, context),
      ...listChoices(item, context),
      ...listExtras(item, context),
      ...listTerms(item, context),
    ],
  }
}
