import { asc, eq, gt, inArray } from 'drizzle-orm'
import { BOOKABLE_KINDS } from '@/domain/catalogue/kinds/kinds'
import { addMonths, type PlainDate } from '@/domain/dates/plain-date'
import { isLocale } from '@/domain/shared/locales'
import { getAvailability } from '../catalogue/service'
import { queueMail } from '../outbox/service'
import { schema, type TenantDatabase } from '../platform/database/client'
import type { Services } from '../services/services'
import { todayOf } from '../settings/service'

const { products, watches } = schema

type Watch = typeof watches.$inferSelect

/** Months to check if the watch has no dates. */
const MONTHS_AHEAD = 6
const BATCH = 200

const monthsBetween = (from: PlainDate, to: PlainDate) =>
  (Number(to.slice(0, 4)) - Number(from.slice(0, 4))) * 12 + Number(to.slice(5, 7)) - Number(from.slice(5, 7)) + 1

/** Returns the first day of the watch with enough places for the party, or null. */
async function findFreeDay(db: TenantDatabase, watch: Watch, today: PlainDate, now: number): Promise<PlainDate | null> {
  const from = watch.dateFrom !== null && watch.dateFrom > today ? watch.dateFrom : today
  const to = watch.dateTo ?? watch.dateFrom ?? addMonths(today, MONTHS_AHEAD)
  const months = Math.min(MONTHS_AHEAD, monthsBetween(from, to))
  if (months < 1) return null
  const { days } = await getAvailability({ db, now }, { productId: watch.productId, from, months })
  const free = days.find(
    (day) =>
      day.date >= from &&
      day.date <= to &&
      day.dayStatus !== 'closed' &&
      (day.sessions.length === 0 || day.sessions.some((session) => session.seatsLeft >= watch.persons)),
  )
  return free?.date ?? null
}

/**
 * Queues the mail and deletes the watch in one transaction, so that the mail is queued exactly once even after a crash.
 */
async function tell(db: TenantDatabase, watch: Watch, day: PlainDate, now: number): Promise<void> {
  await db.transaction(async (transaction) => {
    const taken = await transaction.delete(watches).where(eq(watches.id, watch.id)).returning()
    if (taken.length === 0) return
    const { email, productId } = watch
    const locale = isLocale(watch.locale) ? watch.locale : 'en'
    const mail = { kind: 'placesFree', watchId: watch.id, email, locale, productId, day } as const
    await queueMail(transaction, mail, `watch:${watch.id}`, now)
  })
}

/** Processes all watches of one tenant in batches. Watches of products that are not on sale are kept. */
export async function tellWatchers(services: Services, company: string): Promise<boolean> {
  const db = services.registry.requireDatabase(company)
  const now = services.now()
  const today = await todayOf(db, now)
  for (let last = 0; ; ) {
    const batch = await db.select().from(watches).where(gt(watches.id, last)).orderBy(asc(watches.id)).limit(BATCH)
    if (batch.length === 0) return true
    last = batch.at(-1)?.id ?? last
    const ids = batch.map((watch) => watch.productId)
    const rows = await db
      .select({ id: products.id, kind: products.kind, active: products.active })
      .from(products)
      .where(inArray(products.id, ids))
    const onSale = new Map(rows.filter((row) => row.active).map((row) => [row.id, row.kind]))
    for (const watch of batch) {
      const kind = onSale.get(watch.productId)
      if (kind === undefined) continue
      // A product sold by enquiry has no calendar. It counts as available as soon as it is on sale.
      const isBookable = BOOKABLE_KINDS.some((bookable) => bookable === kind)
      const day = isBookable ? await findFreeDay(db, watch, today, now) : today
      if (day !== null) await tell(db, watch, day, now)
    }
  }
}
