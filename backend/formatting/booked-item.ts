import { getServiceTimes, type ServiceItem } from '@/domain/basket/service-times'
import type { PlainDate } from '@/domain/dates/plain-date'
import type { LocalTime } from '@/domain/dates/zone'
import type { BookedBy } from '@/domain/reservations/client-view'
import type { ReservationResult } from '@/domain/reservations/schema'
import { commaOf, type Locale } from '@/domain/shared/locales'
import { MAIL_TEXTS } from '@/messages/catalogues'
import { formatText } from '@/messages/format-text'
import { formatDay } from '../platform/dates/written-dates'

type Item = ReservationResult['items'][number]

export interface MeetingPoint {
  title: string
  text: string
}

/** '2 adults, 1 child'; nobody of a band is left out. */
export function peopleOf(pax: Item['pax'], locale: Locale): string {
  const { people } = MAIL_TEXTS[locale]
  return (['adult', 'child', 'infant'] as const)
    .filter((band) => pax[band] > 0)
    .map((band) => formatText(locale, people[band], { count: pax[band] }))
    .join(commaOf(locale))
}

/** DD.MM.YYYY and the hour, where there is one. */
export function whenOf({ date, startTime }: { date: PlainDate; startTime?: LocalTime | null }): string {
  return startTime ? `${formatDay(date)} ${startTime}` : formatDay(date)
}

/**
 * Days and hours as the site says them: within a day, or a night, to the hour at which it ends, else to the last day,
 * with its hour where the traveller is met or brings something back. A ride is told by its departures alone.
 */
export function spanOf(item: ServiceItem): string {
  const { start, end, isWholeDays } = getServiceTimes(item)
  const hasHour = (hour: LocalTime | null) => (isWholeDays ? null : hour)
  const begin = whenOf({ date: start.date, startTime: hasHour(start.time) })
  const { choice, durationDays = 1, endDate, endTime, kind } = item
  if (choice?.kind === 'transfer') {
    const { returnRide } = choice
    return returnRide ? `${begin} / ${whenOf({ date: returnRide.date, startTime: returnRide.time })}` : begin
  }
  const isLong = kind === 'tour' ? durationDays > 1 : endDate !== null && endDate !== item.date
  if (!isLong) return endTime === null || isWholeDays ? begin : `${begin} – ${endTime}`
  const isTimed = kind === 'tour' || kind === 'car'
  return `${begin} – ${whenOf({ date: end.date, startTime: isTimed ? hasHour(end.time) : null })}`
}

/** The place in one line, its name a sentence of its own. */
export function placeOf(point: MeetingPoint | null): string {
  return point ? [point.title, point.text].filter(Boolean).join('. ') : ''
}

/** Name, phone and e-mail of the agency in one line. */
export const writeBookedBy = ({ agencyName, phone, email }: BookedBy, locale: Locale): string =>
  [agencyName, phone, email].join(commaOf(locale))
