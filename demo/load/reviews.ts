import { sql } from 'drizzle-orm'
import { schema, type Transaction } from '@/backend/platform/database/client'
import { NO_PASSWORD } from '@/backend/platform/passwords/passwords'
import { getLaterEndDay } from '@/domain/basket/service-times'
import { addDays, type PlainDate } from '@/domain/dates/plain-date'
import { buildBookingNumber } from '@/domain/reservations/numbers'
import type { DemoTenant } from './tenant-schema'
import { lastDayOf, PAX, priceOf, type Travel } from './travels'

const { ledger, members, products, reservationEvents, reservationItems, reservations, reviews } = schema

const BOOKED_DAYS_BEFORE = 30

/** Maximum number of rows per statement. */
const BATCH = 200

function batchesOf<T>(rows: readonly T[]): T[][] {
  return Array.from({ length: Math.ceil(rows.length / BATCH) }, (_, index) =>
    rows.slice(index * BATCH, (index + 1) * BATCH),
  )
}

const instantOf = (day: PlainDate, hour: number) => new Date(Date.parse(`${day}T00:00:00Z`) + hour * 3_600_000)

/** The guest who wrote a review. Nobody can sign in with this account. */
function memberOf({ review, number }: Travel, tenant: DemoTenant): typeof members.$inferInsert {
  const [firstName = review.author, ...rest] = review.author.split(' ')
  const bookedAt = instantOf(addDays(review.travelledOn, -BOOKED_DAYS_BEFORE), 8)
  return {
    email: `guest-${number}@guests.${tenant.company}.example`,
    passwordHash: NO_PASSWORD,
    firstName,
    lastName: rest.join(' '),
    city: review.place,
    locale: review.locale,
    groupId: tenant.other.defaultMemberGroupId,
    emailVerifiedAt: bookedAt,
    createdAt: bookedAt,
  }
}

type Priced = NonNullable<ReturnType<typeof priceOf>>

function reservationOf(travel: Travel, { priced }: Priced, memberId: number, tenant: DemoTenant) {
  const { review, number, product } = travel
  const total = priced.totals.grandTotal
  const bookedOn = addDays(review.travelledOn, -BOOKED_DAYS_BEFORE)
  const { email, firstName, lastName } = memberOf(travel, tenant)
  const rate = tenant.rates.find(({ bankCode }) => bankCode === product.currency)?.sell ?? '1'
  // The running number makes each booking number unique.
  const stamp = `${bookedOn.slice(2).replaceAll('-', '')}${String(number).padStart(6, '0')}`
  const row: typeof reservations.$inferInsert = {
    reference: `demo-review-${number}`,
    bookingNumber: buildBookingNumber(stamp, tenant.other.bookingPrefix),
    ...{ memberId, flow: 'basket', locale: review.locale, status: 'closed', collectionStatus: 2 },
    ...{ paymentMethod: 'bankTransfer', paymentPlan: 'full', holdsStock: false },
    guest: {
      ...{ firstName, lastName, email, phone: '+90 242 000 00 00' },
      ...{ birthDate: null, identityNumber: null, address: null },
    },
    ...{ fixed: priced, chosen: priced, fixedRate: rate, chosenRate: rate },
    ...{ chargedAmount: total, paidAmount: total, fixedCurrency: product.currency },
    agreements: {
      ...{ distanceSales: true, rental: true, locale: review.locale, quote: '' },
      acceptedAt: instantOf(bookedOn, 8).toISOString(),
    },
    createdAt: instantOf(bookedOn, 8),
  }
  return row
}

/** Inserts the rows of one table in batches and returns their ids in order. */
async function insertAll<R>(rows: readonly R[], insert: (batch: R[]) => Promise<{ id: number }[]>): Promise<number[]> {
  const ids: number[] = []
  for (const batch of batchesOf(rows)) ids.push(...(await insert(batch)).map(({ id }) => id))
  return ids
}

/**
 * Writes the demo's reviews, each with the past reservation it refers to: booked and paid by its own guest, completed
 * and closed. A review of a product that cannot be reserved, or with a future date, has no reservation and is not
 * verified.
 */
export async function loadReviews(db: Transaction, tenant: DemoTenant, today: PlainDate): Promise<void> {
  const rows = new Map((await db.select().from(products)).map((row) => [row.code, row]))
  const all = tenant.products.flatMap((product) => {
    const row = rows.get(product.code)
    return row ? product.reviews.map((review) => ({ product, row, review })) : []
  })
  const travels = all.map((travel, number): Travel => ({ ...travel, number }))
  const booked = travels.flatMap((travel) => {
    const priced = lastDayOf(travel) < today ? priceOf(travel, tenant) : null
    return priced ? [{ travel, priced }] : []
  })
  const memberIds = await insertAll(
    booked.map(({ travel }) => memberOf(travel, tenant)),
    (batch) => db.insert(members).values(batch).returning({ id: members.id }),
  )
  const reservationIds = await insertAll(
    booked.map(({ travel, priced }, index) => reservationOf(travel, priced, memberIds[index] ?? 0, tenant)),
    (batch) => db.insert(reservations).values(batch).returning({ id: reservations.id }),
  )
  const itemIds = await insertAll(
    booked.map(({ travel, priced: { item } }, index) => ({
      ...{ reservationId: reservationIds[index] ?? 0, position: 0, productId: item.productId, kind: item.kind },
      ...{ day: item.date, endDay: getLaterEndDay(item), time: item.startTime, pax: PAX, seats: PAX.adult, item },
      ticketNumber: `${tenant.other.bookingPrefix}-R${String(travel.number).padStart(5, '0')}`,
    })),
    (batch) => db.insert(reservationItems).values(batch).returning({ id: reservationItems.id }),
  )
  await insertAll(
    booked.map(({ travel, priced: { priced } }, index) => ({
      ...{ reservationId: reservationIds[index] ?? 0, entry: 'payment', method: 'bankTransfer' },
      ...{ amount: priced.totals.grandTotal, currency: travel.product.currency },
      source: `transfer:${reservationIds[index]}:review-${travel.number}`,
      at: instantOf(addDays(travel.review.travelledOn, 1 - BOOKED_DAYS_BEFORE), 8),
    })),
    (batch) => db.insert(ledger).values(batch).returning({ id: ledger.id }),
  )
  await insertAll(
    booked.map(({ travel }, index) => ({
      ...{ reservationId: reservationIds[index] ?? 0, actor: `member:${memberIds[index]}`, event: 'created' },
      at: instantOf(addDays(travel.review.travelledOn, -BOOKED_DAYS_BEFORE), 8),
    })),
    (batch) => db.insert(reservationEvents).values(batch).returning({ id: reservationEvents.id }),
  )
  const itemOf = new Map(booked.map(({ travel }, index) => [travel.number, index]))
  await insertAll(
    travels.map(({ review: { place, ...review }, row, number }) => {
      const index = itemOf.get(number)
      const own = index === undefined ? {} : { memberId: memberIds[index], reservationItemId: itemIds[index] }
      return { ...review, ...own, productId: row.id, authorPlace: place, serviceEnded: index !== undefined }
    }),
    (batch) => db.insert(reviews).values(batch).returning({ id: reviews.id }),
  )
  await db.execute(sql`select recompute_reviews(${today}::date)`)
}
