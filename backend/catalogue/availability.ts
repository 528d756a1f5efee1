import { availabilityWindow, dayAvailability, monthAvailability } from '@/domain/availability/rules'
import type { Availability, DayAvailability } from '@/domain/availability/schema'
import { stayDay, stayMonth } from '@/domain/availability/stay-days'
import type { DayRange, StayRules } from '@/domain/availability/stay-types'
import { transferDay, transferMonth } from '@/domain/availability/transfer-rules'
import { rulesOf } from '@/domain/catalogue/kinds/registry'
import { addDays, addMonths, type PlainDate, startOfMonth } from '@/domain/dates/plain-date'
import type { ParsedRequestOf } from '@/domain/wire/call'
import type { catalogueCalls } from '@/domain/wire/calls-catalogue'
import { type ReadClock, readAvailabilityInput, readStayInput, readTransferInput } from '../availability/service'
import type { TenantDatabase } from '../platform/database/client'
import type { CallContext } from '../platform/http/context'
import { ApiError } from '../platform/http/errors'
import type { ProductRecord } from '../products/product-records'
import { catalogueCacheOf } from './cache/catalogue-cache'

/** How many months ahead the search for the first open day goes. */
const MONTHS_AHEAD = 14

/** Days after the requested range whose bookings may prevent a stay from starting in it. No minimum stay is longer. */
const LONGEST_MINIMUM = 60

/** The pure rules of one product, with the data that they need for a range of days. */
interface Calendar {
  monthOf: (month: PlainDate) => DayAvailability[]
  dayOf: (date: PlainDate) => DayAvailability
}

type CalendarReader = (
  db: TenantDatabase,
  record: ProductRecord,
  range: DayRange,
  clock: ReadClock,
) => Promise<Calendar>

const readDepartures: CalendarReader = async (db, record, range, clock) => {
  const input = await readAvailabilityInput(db, record, range, clock)
  return { monthOf: (month) => monthAvailability(input, month), dayOf: (date) => dayAvailability(input, date) }
}

function readStay(rules: StayRules): CalendarReader {
  return async (db, record, range, clock) => {
    const reach = { from: range.from, to: addDays(range.to, LONGEST_MINIMUM) }
    const input = await readStayInput(db, record, rules, reach, clock)
    return { monthOf: (month) => stayMonth(input, month), dayOf: (date) => stayDay(input, date) }
  }
}

/** Returns the calendar reader of a product, or null for a product sold by enquiry, which has no calendar. */
function getCalendarReader({ row: { details } }: ProductRecord): CalendarReader | null {
  const { stock } = rulesOf(details)
  switch (stock.shape) {
    case 'departures':
      return readDepartures
    case 'units':
      return readStay(stock.rules)
    case 'vehicles':
      return async (db, record, range, clock) => {
        const input = await readTransferInput(db, record, stock, range, clock)
        return { monthOf: (month) => transferMonth(input, month), dayOf: (date) => transferDay(input, date) }
      }
    case 'none':
      return null
  }
}

/** `GET /urun-musaitlik-getir`: whole months, starting with the month of `from`. Prices exclude campaigns. */
export async function getAvailability(
  context: Pick<CallContext, 'db' | 'now'>,
  query: ParsedRequestOf<typeof catalogueCalls.getAvailability>,
): Promise<Availability> {
  const { db, now } = context
  const cache = await catalogueCacheOf(context)
  const [site, records] = await Promise.all([cache.site(), cache.findRecords([query.productId])])
  const record = records.get(query.productId)
  const read = record?.row.active ? getCalendarReader(record) : null
  if (!record || !read) throw new ApiError('notFound')
  const clock = { now, zone: site.other.timeZone }
  const first = startOfMonth(query.from)
  const months = Array.from({ length: query.months }, (_, index) => addMonths(first, index))
  const range = { from: availabilityWindow(first).from, to: availabilityWindow(months.at(-1) ?? first).to }
  const calendar = await read(db, record, range, clock)
  const days = months.flatMap(calendar.monthOf)
  const near = days.find((day) => day.dayStatus !== 'closed')?.date ?? days.find((day) => day.nearestOpen)?.nearestOpen
  const firstOpen = near ?? (await findLaterOpen(read, db, record, range.to, clock))
  const known = days.map((day) =>
    day.dayStatus === 'closed' ? { ...day, nearestOpen: day.nearestOpen ?? firstOpen } : day,
  )
  return { productId: record.row.id, currency: record.row.currency, days: known, firstOpen }
}

/** Finds the first open day after the requested months, for example of a boat that is closed all winter. */
async function findLaterOpen(
  read: CalendarReader,
  db: TenantDatabase,
  record: ProductRecord,
  from: PlainDate,
  clock: ReadClock,
): Promise<PlainDate | null> {
  const range = { from, to: addMonths(from, MONTHS_AHEAD) }
  const { dayOf } = await read(db, record, range, clock)
  for (let date = range.from; date < range.to; date = addDays(date, 1)) {
    if (dayOf(date).dayStatus !== 'closed') return date
  }
  return null
}
