import { availabilityWindow, dayAvailability, monthAvailability } from '@/domain/availability/rules'
import type { Availability } from '@/domain/availability/schema'
import { addDays, addMonths, type PlainDate, startOfMonth } from '@/domain/dates/plain-date'
import type { ParsedRequestOf } from '@/domain/wire/call'
import type { catalogueCalls } from '@/domain/wire/calls-catalogue'
import { findActiveProducts, type ProductRow, readAvailabilityInput } from '../availability/repository'
import type { CallContext } from '../http/context'
import { ApiError } from '../http/errors'
import { requireTimeZone } from '../settings/repository'

/** How far ahead a first open day is looked for. */
const MONTHS_AHEAD = 14

/** `GET /urun-musaitlik-getir`: whole months from the one in which `from` lies. Prices are before campaigns. */
export async function getAvailability(
  context: CallContext,
  query: ParsedRequestOf<typeof catalogueCalls.getAvailability>,
): Promise<Availability> {
  const { db, now } = context
  const product = (await findActiveProducts(db, [query.productId])).get(query.productId)
  if (!product) throw new ApiError('notFound')
  const zone = await requireTimeZone(db)
  const first = startOfMonth(query.from)
  const months = Array.from({ length: query.months }, (_, index) => addMonths(first, index))
  const range = { from: availabilityWindow(first).from, to: availabilityWindow(months.at(-1) ?? first).to }
  const input = await readAvailabilityInput(db, product, range, { now, zone })
  const days = months.flatMap((month) => monthAvailability(input, month))
  const near = days.find((day) => day.dayStatus !== 'closed')?.date ?? days.find((day) => day.nearestOpen)?.nearestOpen
  const firstOpen = near ?? (await findLaterOpen(context, product, range.to, zone))
  const known = days.map((day) =>
    day.dayStatus === 'closed' ? { ...day, nearestOpen: day.nearestOpen ?? firstOpen } : day,
  )
  return { productId: product.id, currency: product.currency, days: known, firstOpen }
}

/** A boat that rests all winter: the first open day after the asked months, so that the calendar can lead there. */
async function findLaterOpen(
  { db, now }: CallContext,
  product: ProductRow,
  from: PlainDate,
  zone: string,
): Promise<PlainDate | null> {
  const range = { from, to: addMonths(from, MONTHS_AHEAD) }
  const input = await readAvailabilityInput(db, product, range, { now, zone })
  for (let date = range.from; date < range.to; date = addDays(date, 1)) {
    if (dayAvailability(input, date).dayStatus !== 'closed') return date
  }
  return null
}
