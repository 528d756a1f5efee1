import { availabilityWindow, monthAvailability } from '@/domain/availability/rules'
import type { Availability } from '@/domain/availability/schema'
import { addMonths, startOfMonth } from '@/domain/dates/plain-date'
import type { ParsedRequestOf } from '@/domain/wire/call'
import type { catalogueCalls } from '@/domain/wire/calls-catalogue'
import { findActiveProducts, readAvailabilityInput } from '../availability/repository'
import type { CallContext } from '../http/context'
import { ApiError } from '../http/errors'
import { requireTimeZone } from '../settings/repository'

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
  const firstOpen =
    days.find((day) => day.dayStatus !== 'closed')?.date ?? days.find((day) => day.nearestOpen)?.nearestOpen ?? null
  return { productId: product.id, currency: product.currency, days, firstOpen }
}
