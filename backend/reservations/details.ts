import { and, eq, gt, inArray, lt, sql } from 'drizzle-orm'
import { isZero } from '@/domain/money/amount'
import {
  type BookedService,
  type DetailsGuest,
  type DetailValues,
  findEmptied,
  getDetailsEnd,
  getDetailsNeeds,
  getDetailsState,
  isMaskedIdentity,
  isOnVoucher,
  listAskedDetails,
  listChangedDetails,
  maskIdentity,
  readItemDetails,
  writeDetails,
  writeItemDetails,
} from '@/domain/reservations/details'
import { type GuestNeeds, toHotel } from '@/domain/reservations/guest-rules'
import { PAYMENT_METHODS } from '@/domain/reservations/schema'
import type { ParsedRequestOf, ResponseOf } from '@/domain/wire/call'
import type { reservationChangeCalls } from '@/domain/wire/calls-reservation-changes'
import { queueMail } from '../outbox/service'
import { type Queryable, schema, type Transaction } from '../platform/database/client'
import type { Owner, OwnerContext } from '../platform/http/context'
import { ApiError } from '../platform/http/errors'
import { createLimit } from '../platform/limits/limits'
import { sha256 } from '../platform/shared/secrets'
import { requireTimeZone } from '../settings/service'
import { actorOf, isBookers, requireOwn } from './ownership'
import { type ItemRow, type ReservationRow, readItems, toBookedItem } from './terms'

const { products, reservationEvents, reservationItems, reservations } = schema

type ChangeRequest = ParsedRequestOf<typeof reservationChangeCalls.changeDetails>
type Response = ResponseOf<typeof reservationChangeCalls.getDetails>

const MINUTE = 60_000
const HOUR = 60 * MINUTE

const changeLimit = createLimit('details', 20, 60 * 60)

type TicketRow = ItemRow & { ticketNumber: string }

interface Stored {
  row: ReservationRow
  items: TicketRow[]
  services: BookedService[]
  values: DetailValues
  /**
   * The values as the caller sees them. A guest with a key sees a masked passport number, since other people may open a
   * mailed link.
   */
  shown: DetailValues
  /** Hash of the shown values. A hash of the full passport number would allow a brute-force search for the number. */
  version: string
  zone: string
}

function toDetailsGuest({ email: _email, ...guest }: ReservationRow['guest']): DetailsGuest {
  return { ...guest, city: guest.city ?? null, country: guest.country ?? null }
}

function toShown(values: DetailValues, { booker }: Owner, row: ReservationRow): DetailValues {
  if (isBookers(booker, row)) return values
  const { guest } = values
  return { ...values, guest: { ...guest, identityNumber: maskIdentity(guest.identityNumber) } }
}

async function read(db: Queryable, row: ReservationRow, owner: Owner): Promise<Stored> {
  const rows = await readItems(db, row.id)
  const zone = await requireTimeZone(db)
  const items = rows.filter((item): item is TicketRow => item.ticketNumber !== null)
  const ids = items.map(({ productId }) => productId)
  const known =
    ids.length === 0
      ? []
      : await db
          .select({ id: products.id, cutoffMinutes: products.cutoffMinutes })
          .from(products)
          .where(inArray(products.id, ids))
  const cutoffs = new Map(known.map(({ id, cutoffMinutes }) => [id, cutoffMinutes]))
  const values = {
    guest: toDetailsGuest(row.guest),
    hotel: toHotel(row.hotel),
    note: row.note,
    items: items.map(({ item, ticketNumber }) => ({ ticketNumber, ...readItemDetails(item) })),
  }
  const services = items.map((item) => ({
    item: toBookedItem(item),
    cutoffMinutes: cutoffs.get(item.productId) ?? 0,
  }))
  const shown = toShown(values, owner, row)
  return { row, items, services, values, shown, version: sha256(writeDetails(shown)), zone }
}

function needsOf({ row, items, values }: Stored): GuestNeeds {
  return getDetailsNeeds({
    kinds: items.map(({ item }) => item.kind),
    paymentMethod: PAYMENT_METHODS.find((method) => method === row.paymentMethod) ?? 'card',
    isFree: isZero(row.chargedAmount),
    isByAgency: row.agencyUserId !== null,
    guest: values.guest,
  })
}

function toResponse(stored: Stored, now: number): Response {
  const { row, items, services, values, shown, version, zone } = stored
  const detailsState = getDetailsState({ status: row.status, services, zone, now })
  const ends = services.map((service) => getDetailsEnd(service, zone))
  const isOpen = detailsState === 'open'
  return {
    version,
    detailsState,
    editableUntil: isOpen ? new Date(Math.max(...ends)).toISOString() : null,
    ...needsOf(stored),
    guest: shown.guest,
    hotel: values.hotel,
    note: values.note,
    items: values.items.map((details, index) => ({
      ...details,
      editable: isOpen && now <= (ends[index] ?? 0),
      asks: items[index] ? listAskedDetails(items[index].item) : [],
    })),
  }
}

/**
 * `GET /rezervasyon-bilgi-get`: the details that the caller may complete or correct. The caller needs the `manage`
 * right.
 */
export async function getDetails({ db, owner, now }: OwnerContext, reference: string): Promise<Response> {
  return toResponse(await read(db, await requireOwn(db, owner, { reference }), owner), now)
}

type Changes<T> = { [Key in keyof T]?: T[Key] | undefined }

/** Applies the changes; omitted fields keep their stored value. */
const withChanges = <T extends object>(stored: T, changes: Changes<T>): T => ({
  ...stored,
  ...Object.fromEntries(Object.entries(changes).filter(([, value]) => value !== undefined)),
})

const NO_HOTEL = { hotelName: '', room: '', city: '', district: '' }

/**
 * Returns the details after the change. A masked passport number keeps the stored one. Throws `notFound` for a ticket
 * of another reservation and `invalidRequest` for any other masked number.
 */
function toChanged({ items, values, shown }: Stored, request: ChangeRequest): DetailValues {
  for (const { ticketNumber } of request.items)
    if (!items.some((item) => item.ticketNumber === ticketNumber)) throw new ApiError('notFound')
  const { hotel, note = values.note } = request
  const guest = withChanges(shown.guest, request.guest)
  const isKept = guest.identityNumber === shown.guest.identityNumber
  const identityNumber = isKept ? values.guest.identityNumber : guest.identityNumber
  if (!isKept && isMaskedIdentity(identityNumber))
    throw new ApiError('invalidRequest', { fields: { 'guest.identityNumber': 'invalid_format' } })
  return {
    guest: { ...guest, identityNumber },
    hotel: toHotel(hotel === null ? null : withChanges(values.hotel ?? NO_HOTEL, hotel ?? {})),
    note,
    items: items.map(({ item, ticketNumber }) => {
      const { flightNumber, returnFlightNumber } =
        request.items.find((entry) => entry.ticketNumber === ticketNumber) ?? {}
      const details = withChanges(readItemDetails(item), { flightNumber, returnFlightNumber })
      return { ticketNumber, ...readItemDetails(writeItemDetails(item, details)) }
    }),
  }
}

/** Throws `detailsClosed` with the state of the reservation, or of the item whose cut-off has passed. */
function requireOpen({ row, services, values, zone }: Stored, changed: DetailValues, now: number): void {
  const state = getDetailsState({ status: row.status, services, zone, now })
  if (state !== 'open') throw new ApiError('detailsClosed', { data: { detailsState: state } })
  const isLate = services.some((service, index) => {
    const [before, after] = [values.items[index], changed.items[index]]
    return JSON.stringify(before) !== JSON.stringify(after) && now > getDetailsEnd(service, zone)
  })
  if (isLate) throw new ApiError('detailsClosed', { data: { detailsState: 'closed' } })
}

async function write(transaction: Transaction, { row, items, values }: Stored, changed: DetailValues): Promise<void> {
  const isReissued = isOnVoucher(listChangedDetails(values, changed))
  await transaction
    .update(reservations)
    .set({
      guest: { ...row.guest, ...changed.guest },
      hotel: changed.hotel,
      note: changed.note,
      // The tickets keep their revisions: their codes do not contain the guest's name and stay valid.
      ...(isReissued ? { revision: sql`${reservations.revision} + 1` } : {}),
    })
    .where(eq(reservations.id, row.id))
  for (const [index, { id, item }] of items.entries()) {
    const details = changed.items[index]
    if (details && JSON.stringify(details) !== JSON.stringify(values.items[index]))
      await transaction
        .update(reservationItems)
        .set({ item: writeItemDetails(item, details) })
        .where(eq(reservationItems.id, id))
  }
}

/**
 * Queues the mails to the guest and to the operator. The first change of an hour is mailed at once; all later changes
 * of that hour share one mail with the values stored at that time. It is sent at the end of the clock hour, or at the
 * next cut-off if that is earlier, because later changes are refused.
 */
async function queueDetailsMails(
  transaction: Transaction,
  { row, services, zone }: Stored,
  eventId: number,
  now: number,
): Promise<void> {
  const [former] = await transaction
    .select({ id: reservationEvents.id })
    .from(reservationEvents)
    .where(
      and(
        eq(reservationEvents.reservationId, row.id),
        eq(reservationEvents.event, 'detailsChanged'),
        lt(reservationEvents.id, eventId),
        gt(reservationEvents.at, new Date(now - HOUR)),
      ),
    )
    .limit(1)
  const cutoffs = services.map((service) => getDetailsEnd(service, zone)).filter((end) => end > now)
  const end = Math.min((Math.floor(now / HOUR) + 1) * HOUR, ...cutoffs)
  // Runs one minute later, so that every change before that moment is committed.
  const [occasion, runAt] = former ? [`${row.id}:until:${end}`, end + MINUTE] : [eventId, now]
  for (const kind of ['detailsChanged', 'detailsForOperator'] as const)
    await queueMail(transaction, { kind, reservationId: row.id, eventId }, `${kind}:${occasion}`, runAt)
}

/**
 * `POST /rezervasyon-bilgi-guncelle-post`: completes or corrects the details of a reservation; price, places and date
 * stay unchanged. Idempotent: equal details change nothing and return the same answer. Throws `detailsClosed` after the
 * cut-off and for an ended or cancelled reservation, and `detailsOutdated` when somebody else changed the details after
 * the caller read them.
 */
export async function changeDetails(context: OwnerContext, request: ChangeRequest): Promise<Response> {
  const { db, owner, now } = context
  const { reference, version } = request
  const seen = await read(db, await requireOwn(db, owner, { reference }), owner)
  if (listChangedDetails(seen.values, toChanged(seen, request)).length === 0) return toResponse(seen, now)
  await changeLimit.consume(context, reference)
  return db.transaction(async (transaction) => {
    const row = await requireOwn(transaction, owner, { reference }, { lock: true })
    const stored = await read(transaction, row, owner)
    const changed = toChanged(stored, request)
    const groups = listChangedDetails(stored.values, changed)
    if (groups.length === 0) return toResponse(stored, now)
    requireOpen(stored, changed, now)
    if (version !== stored.version) throw new ApiError('detailsOutdated')
    const emptied = findEmptied(needsOf(stored), changed.guest)
    if (emptied.length > 0)
      throw new ApiError('invalidRequest', {
        fields: Object.fromEntries(emptied.map((field) => [`guest.${field}`, 'required'])),
      })
    await write(transaction, stored, changed)
    // The history is immutable, so it stores only the field names; the values are deleted with the account.
    const [event] = await transaction
      .insert(reservationEvents)
      .values({
        reservationId: row.id,
        at: new Date(now),
        actor: actorOf(owner, row),
        event: 'detailsChanged',
        data: { fields: groups },
      })
      .returning({ id: reservationEvents.id })
    if (!event) throw new Error('the event was not written')
    await queueDetailsMails(transaction, stored, event.id, now)
    const written = await requireOwn(transaction, owner, { reference })
    return toResponse(await read(transaction, written, owner), now)
  })
}
