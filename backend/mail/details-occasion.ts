import { and, eq, gte } from 'drizzle-orm'
import { rideOf } from '@/domain/basket/choice-of'
import { isConfirmed } from '@/domain/reservations/confirmed'
import { DETAIL_GROUPS, type DetailGroup, isOnVoucher } from '@/domain/reservations/details'
import type { ReservationResult } from '@/domain/reservations/schema'
import { commaOf, type Locale, pickLocalized } from '@/domain/shared/locales'
import type { ReservationMailTexts } from '@/messages/catalogues'
import { whenOf } from '../formatting/booked-item'
import type { MailRequest } from '../outbox/service'
import { schema, type TenantDatabase } from '../platform/database/client'
import type { MailFrame } from './frame'
import type { MailContent } from './layout'

const { reservationEvents } = schema

type Row = typeof schema.reservations.$inferSelect
type Items = Pick<ReservationResult, 'items'>['items']

/** Names the changed fields without their values, because the reader may not be the person who entered them. */
const nameDetails = (details: readonly DetailGroup[], { details: names }: ReservationMailTexts): string =>
  details.map((group) => names[group]).join(' · ')

interface DetailRow {
  /** Appended to the name of the detail. */
  about?: string
  /** Null for a value that mails must not contain, such as a passport number. */
  value: string | null
}

/** One row for each ride, outward and return, with its title and departure. */
const listFlights = (items: Items, locale: Locale, fallback: Locale): DetailRow[] =>
  items.flatMap(({ choice, content, date, startTime, kind }) => {
    const booked = rideOf(choice)
    if (!booked) return []
    const title = pickLocalized(content, locale, fallback)?.title ?? kind
    const rides = [
      { date, time: startTime, flightNumber: booked.flightNumber },
      ...(booked.returnRide ? [booked.returnRide] : []),
    ]
    return rides.map((ride) => ({
      about: ` · ${title} · ${whenOf({ date: ride.date, startTime: ride.time })}`,
      value: ride.flightNumber ?? '',
    }))
  })

function writeDetail(
  group: Exclude<DetailGroup, 'flight'>,
  { guest, hotel, note }: Row,
  locale: Locale,
): string | null {
  switch (group) {
    case 'name':
      return `${guest.firstName} ${guest.lastName}`
    case 'phone':
      return guest.phone
    case 'hotel': {
      const { hotelName = '', room = '', district = '', city = '' } = hotel ?? {}
      return [hotelName, room, district, city].filter(Boolean).join(commaOf(locale))
    }
    case 'note':
      return note
    case 'birthDate':
    case 'identity':
    case 'address':
      return null
  }
}

/** Rows for the operator: each changed detail with its current value. */
function buildDetailRows(
  row: Row,
  { items, locale }: Pick<ReservationResult, 'items' | 'locale'>,
  details: readonly DetailGroup[],
  texts: ReservationMailTexts,
  fallback: Locale,
): MailContent['rows'] {
  return details.flatMap((group) => {
    const values =
      group === 'flight' ? listFlights(items, locale, fallback) : [{ value: writeDetail(group, row, locale) }]
    return values.map(({ about = '', value }: DetailRow) => ({
      label: `${texts.details[group]}${about}`,
      value: value === null ? texts.atDesk : value || texts.emptied,
    }))
  })
}

/** Returns the details that the given event and later events changed. */
async function readDetails(db: TenantDatabase, reservationId: number, eventId: number): Promise<DetailGroup[]> {
  const events = await db
    .select({ data: reservationEvents.data })
    .from(reservationEvents)
    .where(
      and(
        eq(reservationEvents.reservationId, reservationId),
        eq(reservationEvents.event, 'detailsChanged'),
        gte(reservationEvents.id, eventId),
      ),
    )
  const touched = new Set(events.flatMap(({ data }) => (data as { fields: DetailGroup[] }).fields))
  return DETAIL_GROUPS.filter((group) => touched.has(group))
}

interface DetailsSubject {
  db: TenantDatabase
  frame: MailFrame
  row: Row
  result: ReservationResult
  texts: ReservationMailTexts
  path: string
}

/**
 * Mails about details that were completed or corrected online. The operator gets values, other readers only field
 * names.
 */
export async function detailsOccasion(
  { db, frame, row, result, texts, path }: DetailsSubject,
  { kind, eventId }: Extract<MailRequest, { kind: 'detailsChanged' | 'detailsForOperator' }>,
) {
  const details = await readDetails(db, row.id, eventId)
  if (kind === 'detailsForOperator') {
    const rows = buildDetailRows(row, result, details, texts, frame.settings.language.default)
    return { words: texts.detailsForOperator, path: '/', rows }
  }
  const isReissued = isConfirmed(row) && isOnVoucher(details)
  return {
    words: texts.detailsChanged,
    path,
    rows: [{ label: texts.labels.changed, value: nameDetails(details, texts) }],
    extraParagraphs: isReissued ? [texts.detailsChanged.voucher] : [],
  }
}
