import { randomUUID } from 'node:crypto'
import { eq, inArray } from 'drizzle-orm'
import { receiveMoney } from '@/backend/payments/received-money'
import { schema, type TenantDatabase } from '@/backend/platform/database/client'
import type { BookerContext } from '@/backend/platform/http/context'
import { cancelReservation } from '@/backend/reservations/cancel'
import { confirmReservation } from '@/backend/reservations/confirm'
import { createReservation } from '@/backend/reservations/create'
import { bookerActorOf } from '@/backend/reservations/ownership'
import { buildQuote } from '@/backend/reservations/quote'
import type { Services } from '@/backend/services/services'
import type { Selection } from '@/domain/basket/schema'
import { addDays } from '@/domain/dates/plain-date'
import { toLocal } from '@/domain/dates/zone'
import { bookingCalls } from '@/domain/wire/calls-booking'
import type { DemoBooking, DemoTenant } from './tenant-schema'

const { favourites, members, products, reservations } = schema

const DAY = 86_400_000
const HOUR = 3_600_000
/** Author of history entries for desk actions, since no staff member of the demo is signed in. */
const DESK = 'system'

type Member = typeof members.$inferSelect

interface Shop {
  db: TenantDatabase
  services: Services
  tenant: DemoTenant
  member: Member
}

/** Returns the context of a request by the member at a past time. */
function contextOf({ db, services, tenant, member }: Shop, now: number): BookerContext {
  return {
    company: tenant.company,
    db,
    caller: { memberId: member.id, tokenHash: '', mustChangePassword: false },
    agency: null,
    guestOf: [],
    booker: { memberId: member.id, agency: null },
    providerToken: null,
    requestId: randomUUID(),
    idempotencyKey: randomUUID(),
    clientAddress: '127.0.0.1',
    clientNetwork: '127.0.0.1',
    userAgent: '',
    log: services.log,
    now,
  }
}

function selectionOf({ tenant }: Shop, { product: code, nights, pax }: DemoBooking, productId: number): Selection {
  const product = tenant.products.find((each) => each.code === code)
  return {
    productId,
    kind: product?.kind === 'villa' ? 'villa' : 'tour',
    date: '',
    endDate: null,
    session: nights === undefined ? (product?.sessions[0]?.time ?? null) : null,
    pax,
    extras: [],
    pickupPlace: null,
    choice: null,
  }
}

/** Returns the quote for the requested day or the next open one, or null if there is none. */
async function quoteFor(shop: Shop, booking: DemoBooking, context: BookerContext) {
  const { db, services, tenant, member } = shop
  const [product] = await db.select().from(products).where(eq(products.code, booking.product))
  if (!product) return null
  const selection = selectionOf(shop, booking, product.id)
  const ask = (date: string) =>
    buildQuote(
      context,
      services,
      bookingCalls.quote.request.parse({
        locale: member.locale,
        items: [{ ...selection, date, endDate: booking.nights ? addDays(date, booking.nights) : null }],
        couponCode: booking.coupon ?? null,
        chosenCurrency: tenant.settings.exchange.default,
        paymentPlan: planOf(booking),
      }),
    )
  const wished = addDays(toLocal(services.now(), tenant.other.timeZone).date, booking.startsInDays)
  const quote = await ask(wished)
  const [{ problem, nearestOpen } = { problem: null, nearestOpen: null }] = quote.items
  if (problem === null) return quote
  const later = nearestOpen === null ? null : await ask(nearestOpen)
  return later?.items[0]?.item ? later : null
}

const planOf = ({ paid }: DemoBooking) => (paid === 'all' ? 'full' : 'deposit')

async function book(shop: Shop, booking: DemoBooking): Promise<void> {
  const { db, services, tenant, member } = shop
  const now = services.now() - booking.bookedDaysAgo * DAY
  const context = contextOf(shop, now)
  const quote = await quoteFor(shop, booking, context)
  if (!quote) {
    services.log.warn({ company: tenant.company, product: booking.product }, 'no open day for a booking of the demo')
    return
  }
  const { firstName, lastName, email, phone, locale } = member
  const guest = { firstName, lastName, email, phone, birthDate: null, identityNumber: null, address: null }
  const request = bookingCalls.createReservation.request.parse({
    flow: 'basket',
    quoteToken: quote.quoteToken,
    locale,
    guest,
    paymentMethod: 'bankTransfer',
    paymentPlan: planOf(booking),
    distanceSalesAgreement: true,
  })
  const { reference } = await createReservation(context, services, request)
  const [row] = await db.select().from(reservations).where(eq(reservations.reference, reference))
  if (!row) return
  const { id: reservationId, fixedCurrency: currency, chargedAmount: amount } = row
  const desk = { reservationId, actor: DESK, now: now + 20 * HOUR }
  if (booking.paid === 'nothing') {
    const actor = bookerActorOf(context.booker)
    await cancelReservation(db, { ...desk, actor, terms: 'policy', expectedRefund: null })
    return
  }
  await receiveMoney(db, { ...desk, method: 'bankTransfer', amount, currency, key: 'demo', notificationId: null })
  // Instantly confirmed bookings were already confirmed by their payment.
  if (booking.isConfirmed && row.awaitsConfirmation)
    await db.transaction((transaction) => confirmReservation(transaction, { ...desk, words: '' }))
}

/**
 * Loads the activity of the demo's member: favourites, and bookings that were made, paid and cancelled through the
 * regular functions. Skips a product without an open day, with a warning.
 */
export async function loadMemberBookings(db: TenantDatabase, services: Services, tenant: DemoTenant): Promise<void> {
  const [member] = await db.select().from(members).where(eq(members.email, tenant.member.email))
  if (!member) return
  const liked = await db.select({ id: products.id }).from(products).where(inArray(products.code, tenant.favourites))
  await db
    .insert(favourites)
    .values(liked.map(({ id }) => ({ memberId: member.id, productId: id })))
    .onConflictDoNothing()
  for (const booking of tenant.bookings) await book({ db, services, tenant, member }, booking)
}
