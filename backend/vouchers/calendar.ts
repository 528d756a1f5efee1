import { rideOf } from '@/domain/basket/choice-of'
import type { BasketItem } from '@/domain/basket/schema'
import { buildCalendarFile, type CalendarEntry } from '@/domain/reservations/calendar-file'
import { type FactGroup, type ItemSummary, startPlaceOf } from '@/domain/reservations/item-fact'
import { summariseItem } from '@/domain/reservations/item-summary'
import { VOUCHER_TEXTS } from '@/messages/catalogues'
import { writeGroup } from '../formatting/booked-item'
import { isMet, type Voucher, type VoucherItem } from './voucher-data'

/** Returns the return ride as a separate ride in the opposite direction; null if there is none. */
function findRideBack(item: BasketItem): BasketItem | null {
  const there = rideOf(item.choice)
  if (!there?.returnRide) return null
  const { date, time, flightNumber } = there.returnRide
  const direction = there.direction === 'outward' ? 'homeward' : 'outward'
  const ride = { ...there, direction, time, flightNumber, returnRide: null } as const
  return { ...item, date, startTime: time, pickupPlace: null, choice: ride }
}

/** Returns one entry per ride, so that the days between two rides stay free in the calendar. */
function toEntries({ item, summary, ticketNumber }: VoucherItem, voucher: Voucher): CalendarEntry[] {
  const { row, locale, settings } = voucher
  const texts = VOUCHER_TEXTS[locale]
  const toEntry = (uid: string, service: BasketItem, of: ItemSummary): CalendarEntry => {
    const lines = (['party', 'choice', 'extra'] satisfies FactGroup[]).map((group) =>
      writeGroup(of, group, locale, settings),
    )
    return {
      uid: `${uid}@kervan`,
      title: of.title || item.kind,
      text: [
        `${texts.booking}: ${row.bookingNumber}`,
        `${texts.ticket}: ${ticketNumber}`,
        ...lines.filter((line) => line !== ''),
        ...(isMet(item) ? [texts.arrive] : []),
      ].join('\n'),
      place: startPlaceOf(of) ?? '',
      service,
    }
  }
  const back = findRideBack(item)
  const fallback = settings.language.default
  const rideBack = back && toEntry(`${ticketNumber}-back`, back, summariseItem(back, { locale, fallback }))
  const ride = rideOf(item.choice)
  const there = back && ride ? { ...item, choice: { ...ride, returnRide: null } } : item
  return [toEntry(ticketNumber, there, summary), ...(rideBack ? [rideBack] : [])]
}

/** Builds the calendar file of a voucher. It contains no amounts or prices. */
export function toCalendar(voucher: Voucher, now: number): string {
  const { row, items, zone } = voucher
  return buildCalendarFile({
    zone,
    revision: row.revision,
    stamp: new Date(now).toISOString(),
    entries: items.flatMap((item) => toEntries(item, voucher)),
  })
}
