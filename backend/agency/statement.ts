import { and, asc, eq, inArray, ne, sql } from 'drizzle-orm'
import type { Statement, StatementLine } from '@/domain/agency/schema'
import type { BasketItem } from '@/domain/basket/schema'
import { addMonths } from '@/domain/dates/plain-date'
import { toLocal } from '@/domain/dates/zone'
import { addAmounts, sumAmounts } from '@/domain/money/amount'
import { agencyMarginOf } from '@/domain/pricing/gross-price'
import type { PricedReservation } from '@/domain/pricing/types'
import { keptOf } from '@/domain/reservations/balance'
import { toReservationStatus } from '@/domain/reservations/status'
import { schema } from '../platform/database/client'
import type { AgencyContext } from '../platform/http/context'
import { ApiError } from '../platform/http/errors'
import { requireSettlement, requireTimeZone } from '../settings/service'

const { agencies, reservationItems, reservations, subAgencies } = schema

/** The last day of the reservation's last service. */
const serviceDate = sql<string>`max(greatest(${reservationItems.day}, coalesce(${reservationItems.endDay}, ${reservationItems.day})))`

async function readRows({ db, agency }: AgencyContext, month: string) {
  const first = `${month}-01`
  return db
    .select({
      reservation: reservations,
      subAgencyName: subAgencies.name,
      serviceDate: sql<string>`to_char(${serviceDate}, 'YYYY-MM-DD')`,
    })
    .from(reservations)
    .innerJoin(reservationItems, eq(reservationItems.reservationId, reservations.id))
    .leftJoin(subAgencies, eq(subAgencies.id, reservations.subAgencyId))
    .where(and(eq(reservations.agencyId, agency.agencyId), ne(reservations.status, 'cancelled')))
    .groupBy(reservations.id, subAgencies.name)
    .having(sql`${serviceDate} >= ${first}::date and ${serviceDate} < ${addMonths(first, 1)}::date`)
    .orderBy(asc(serviceDate), asc(reservations.id))
}

/** For each reservation, reads its items with their tax rules, in the order of the lines. */
async function readItemsOf({ db }: AgencyContext, ids: number[]): Promise<Map<number, BasketItem[]>> {
  const rows =
    ids.length === 0
      ? []
      : await db
          .select({ id: reservationItems.reservationId, item: reservationItems.item })
          .from(reservationItems)
          .where(inArray(reservationItems.reservationId, ids))
          .orderBy(asc(reservationItems.position))
  const items = new Map<number, BasketItem[]>()
  for (const { id, item } of rows) items.set(id, [...(items.get(id) ?? []), item])
  return items
}

/** The trade discount, including its share of added tax, is gross minus net. */
function toLine(row: Awaited<ReturnType<typeof readRows>>[number], items: BasketItem[]): StatementLine {
  const { reservation, subAgencyName } = row
  const { grandTotal } = reservation.fixed.totals
  const { margin: tradeDiscount } = agencyMarginOf(reservation.fixed as PricedReservation, items)
  const { firstName, lastName } = reservation.guest
  return {
    bookingNumber: reservation.bookingNumber,
    createdAt: reservation.createdAt.toISOString(),
    serviceDate: row.serviceDate,
    guestName: `${firstName} ${lastName}`.trim(),
    bookedByAgency: reservation.agencyUserId !== null,
    subAgencyName,
    reservationStatus: toReservationStatus(reservation.status),
    grossAmount: addAmounts(grandTotal, tradeDiscount),
    tradeDiscount,
    netAmount: grandTotal,
    commissionPercent: reservation.agencyCommissionPercent,
    commission: reservation.agencyCommission,
    paidAmount: keptOf(reservation),
  }
}

/**
 * `GET /acente-ekstre-get`: the services delivered in a month, in the fixed currency. Reservations are assigned by day
 * of service, because a reservation may be cancelled until then. Cancelled reservations earn nothing and are left out.
 * In each line and in the totals, gross minus trade discount equals net.
 */
export async function buildStatement(context: AgencyContext, month: string): Promise<Statement> {
  const { db, agency, now } = context
  const [row] = await db.select().from(agencies).where(eq(agencies.id, agency.agencyId))
  if (!row) throw new ApiError('unauthenticated')
  const { settlement } = await requireSettlement(db)
  const thisMonth = toLocal(now, await requireTimeZone(db)).date.slice(0, 7)
  const rows = await readRows(context, month)
  const itemsOf = await readItemsOf(
    context,
    rows.map(({ reservation }) => reservation.id),
  )
  const statementLines = rows.map((entry) => toLine(entry, itemsOf.get(entry.reservation.id) ?? []))
  const sumOf = (field: 'grossAmount' | 'tradeDiscount' | 'netAmount' | 'commission' | 'paidAmount') =>
    sumAmounts(statementLines.map((line) => line[field]))
  return {
    agencyId: row.id,
    agencyName: row.tradeName,
    month,
    currency: settlement,
    isFinal: month < thisMonth,
    statementLines,
    statementTotals: {
      grossAmount: sumOf('grossAmount'),
      tradeDiscount: sumOf('tradeDiscount'),
      netAmount: sumOf('netAmount'),
      commission: sumOf('commission'),
      paidAmount: sumOf('paidAmount'),
    },
  }
}
