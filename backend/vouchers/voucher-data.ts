import { and, eq, inArray } from 'drizzle-orm'
import type { BasketItem } from '@/domain/basket/schema'
import { getLaterEndDay } from '@/domain/basket/service-times'
import { sellsNights } from '@/domain/catalogue/kinds/traits'
import type { ItemSummary, MeetingPoint } from '@/domain/reservations/item-fact'
import { summariseItem } from '@/domain/reservations/item-summary'
import type { Guest, ReservationResult } from '@/domain/reservations/schema'
import { ticketStandingOf } from '@/domain/reservations/ticket-state'
import { buildSignedText, buildTicketLink } from '@/domain/reservations/ticket-token'
import type { Settings } from '@/domain/settings/schema'
import { commaOf, isLocale, type Locale } from '@/domain/shared/locales'
import { type Queryable, schema } from '../platform/database/client'
import { ApiError } from '../platform/http/errors'
import { type ItemRow, type ReservationRow, readItems, toBookedItem, toResult } from '../reservations/service'
import { requireSettings, requireTimeZone } from '../settings/service'
import { signText } from './keys'

const { agencies, productTexts, reservationEvents, subAgencies } = schema

/**
 * Whether staff wait for the guests at a fixed time (spec 9: be there five minutes before). Guests of a house may
 * arrive late.
 */
export const isMet = ({ kind }: Pick<BasketItem, 'kind'>): boolean => !sellsNights(kind)

export interface VoucherItem {
  item: BasketItem
  ticketNumber: string
  summary: ItemSummary
  meetingPoint: MeetingPoint | null
  /** Content of the QR code: a link whose token a guide verifies offline. */
  link: string
}

export interface Voucher {
  row: ReservationRow
  guest: Guest
  /** The agency that booked the reservation or referred the guest, with its branch; null for none. */
  agencyName: string | null
  /** The public result, with the gross price of an agency's booking. */
  result: ReservationResult
  locale: Locale
  settings: Settings
  zone: string
  items: VoucherItem[]
}

interface VoucherContext {
  db: Queryable
  company: string
  origin: string
  now: number
}

/** Returns a function that finds the meeting point of a product, in the first of the locales that has one. */
export async function readMeetingPoints(
  db: Queryable,
  items: readonly Pick<ItemRow, 'productId'>[],
  locales: readonly Locale[],
) {
  const ids = items.map((item) => item.productId)
  const texts = await db
    .select()
    .from(productTexts)
    .where(and(inArray(productTexts.productId, ids), inArray(productTexts.locale, [...locales])))
  return (productId: number) =>
    locales
      .map((locale) => texts.find((text) => text.productId === productId && text.locale === locale)?.meetingPoint)
      .find((point) => point) ?? null
}

async function readAgencyName(
  db: Queryable,
  { agencyId, subAgencyId }: ReservationRow,
  locale: Locale,
): Promise<string | null> {
  if (agencyId === null) return null
  const [agency] = await db
    .select({ name: agencies.tradeName, branch: subAgencies.name })
    .from(agencies)
    .leftJoin(subAgencies, eq(subAgencies.id, subAgencyId ?? 0))
    .where(eq(agencies.id, agencyId))
  return agency ? [agency.name, agency.branch].filter(Boolean).join(commaOf(locale)) : null
}

/**
 * Returns the data of the voucher, the tickets and the calendar file, in the reservation's language unless `asked`
 * names another. Throws `notConfirmed` before the reservation is confirmed.
 */
export async function requireVoucher(context: VoucherContext, row: ReservationRow, asked?: Locale): Promise<Voucher> {
  const { db, company, origin, now } = context
  if (ticketStandingOf(row) !== 'valid') throw new ApiError('notConfirmed')
  const settings = await requireSettings(db, company)
  const locale = asked ?? (isLocale(row.locale) ? row.locale : settings.language.default)
  const fallback = settings.language.default
  const rows = await readItems(db, row.id)
  const meetingPointOf = await readMeetingPoints(db, rows, [locale, fallback])
  const moved = await db
    .select({ at: reservationEvents.at, data: reservationEvents.data })
    .from(reservationEvents)
    .where(and(eq(reservationEvents.reservationId, row.id), eq(reservationEvents.event, 'dateChanged')))
  // A ticket's code is the same on every fetch: it carries the time of its last date change, or of the booking.
  const issuedAtOf = (ticketNumber: string) => {
    const changes = moved.filter(({ data }) => (data as { ticketNumber?: string }).ticketNumber === ticketNumber)
    return Math.floor(Math.max(row.createdAt.getTime(), ...changes.map(({ at }) => at.getTime())) / 1000)
  }
  const items: VoucherItem[] = []
  for (const itemRow of rows) {
    const { productId, day, time, pax, ticketNumber, revision } = itemRow
    if (ticketNumber === null) continue
    const item = toBookedItem(itemRow)
    const { bookingNumber } = row
    const meetingPoint = meetingPointOf(productId)
    const content = { productId, date: day, endDate: getLaterEndDay(item), time, pax }
    const ticket = { company, bookingNumber, ticketNumber, ...content, issuedAt: issuedAtOf(ticketNumber), revision }
    const { signed, signature } = await signText(db, (keyId) => buildSignedText(keyId, ticket), now)
    items.push({
      item,
      ticketNumber,
      summary: summariseItem(item, { locale, fallback, meetingPoint }),
      meetingPoint,
      link: buildTicketLink(origin, signed, signature),
    })
  }
  const zone = await requireTimeZone(db)
  const agencyName = await readAgencyName(db, row, locale)
  const result = { ...(await toResult(db, row)), locale }
  return { row, guest: row.guest, agencyName, result, locale, settings, zone, items }
}
