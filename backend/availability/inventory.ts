import { and, eq, sql } from 'drizzle-orm'
import type { PlainDate } from '@/domain/dates/plain-date'
import { connectionOf, schema, type Transaction } from '../platform/database/client'

const { products, seatCounters, unitBookings } = schema

/** Seats of a departure, or vehicles of a transfer class on a day. For vehicles, `time` contains the class. */
export interface SeatClaim {
  type: 'seats'
  productId: number
  day: PlainDate
  time: string
  seats: number
  /** The total number according to the current product record. */
  capacity: number
  /**
   * Maximum number of people on a departure, infants included (`requireLicence`). Null for vehicles, which are counted
   * whole.
   */
  people: number | null
}

/** One unit of a product for a half-open range of days. `units` is the total number of units. */
export interface UnitClaim {
  type: 'unit'
  productId: number
  from: PlainDate
  to: PlainDate
  units: number
}

export type StockClaim = SeatClaim | UnitClaim

export type Owner = { reservationId: number } | { holdId: number }

/** Stock of a reservation or hold that is to be released. */
export type HeldStock =
  | { type: 'seats'; productId: number; day: PlainDate; time: string; seats: number; infants: number }
  | { type: 'unit'; productId: number; owner: Owner }

/** Thrown by `changeStock`. The caller must roll the transaction back. */
export class SoldOut extends Error {
  constructor(readonly productId: number) {
    super(`product ${productId} is sold out`)
    this.name = 'SoldOut'
  }
}

const TAKE_SEATS = `
  insert into seat_counters as c (product_id, day, time, capacity, taken) values ($1, $2, $3, $4, $5)
  on conflict (product_id, day, time) do update set taken = c.taken + excluded.taken, capacity = excluded.capacity
  where c.taken + excluded.taken <= excluded.capacity`

/**
 * Uses one conditional statement on one row, so that PostgreSQL decides between concurrent requests. The CHECK
 * constraint of the table guards against any other error. The capacity follows the product record and never drops below
 * the seats already taken.
 */
async function takeSeats(transaction: Transaction, claim: SeatClaim): Promise<boolean> {
  const { productId, day, time, seats, capacity } = claim
  if (seats > capacity) return false
  const values = [productId, day, time, capacity, seats]
  const { rowCount } = await connectionOf(transaction).query({ name: 'take_seats', text: TAKE_SEATS, values })
  return rowCount === 1
}

async function releaseSeats(transaction: Transaction, held: Extract<HeldStock, { type: 'seats' }>): Promise<void> {
  await transaction
    .update(seatCounters)
    .set({ taken: sql`${seatCounters.taken} - ${held.seats}` })
    .where(
      and(eq(seatCounters.productId, held.productId), eq(seatCounters.day, held.day), eq(seatCounters.time, held.time)),
    )
}

/** Serialises transactions that take a unit of the same product, so that the exclusion constraint is never violated. */
async function lockUnits(transaction: Transaction, productId: number): Promise<void> {
  await transaction.select({ id: products.id }).from(products).where(eq(products.id, productId)).for('no key update')
}

/**
 * Returns the number of a free unit. It prefers a unit with an adjacent booking, to keep long gaps whole, else it takes
 * the first one. Returns null when none is free. Requires `lockUnits`.
 */
async function findFreeUnit(transaction: Transaction, claim: UnitClaim): Promise<number | null> {
  const range = sql`daterange(${claim.from}::date, ${claim.to}::date)`
  const rows = await transaction
    .select({ unit: unitBookings.unitNumber, isTaken: sql<boolean>`${unitBookings.during} && ${range}` })
    .from(unitBookings)
    .where(
      and(
        eq(unitBookings.productId, claim.productId),
        sql`(${unitBookings.during} && ${range} or ${unitBookings.during} -|- ${range})`,
      ),
    )
  const taken = new Set(rows.filter((row) => row.isTaken).map((row) => row.unit))
  const beside = rows.map((row) => row.unit).sort((left, right) => left - right)
  const all = Array.from({ length: claim.units }, (_, index) => index + 1)
  const isFree = (unit: number) => unit <= claim.units && !taken.has(unit)
  return beside.find(isFree) ?? all.find(isFree) ?? null
}

async function takeUnit(transaction: Transaction, claim: UnitClaim): Promise<number | null> {
  const unitNumber = await findFreeUnit(transaction, claim)
  if (unitNumber === null) return null
  const during = sql`daterange(${claim.from}::date, ${claim.to}::date)`
  const [row] = await transaction
    .insert(unitBookings)
    .values({ productId: claim.productId, unitNumber, during })
    .returning({ id: unitBookings.id })
  return row?.id ?? null
}

function ownedBy(owner: Owner) {
  return 'holdId' in owner ? eq(unitBookings.holdId, owner.holdId) : eq(unitBookings.reservationId, owner.reservationId)
}

async function releaseUnits(transaction: Transaction, productId: number, owner: Owner): Promise<void> {
  await transaction.delete(unitBookings).where(and(eq(unitBookings.productId, productId), ownedBy(owner)))
}

interface Step {
  productId: number
  /** Rows of one product are locked in this order; its units all under one lock. */
  row: string
  isTake: boolean
  run: () => Promise<void>
}

/** Orders by product, then by row. On the same row, releases come before takes. */
function compareSteps(left: Step, right: Step): number {
  return (
    left.productId - right.productId ||
    left.row.localeCompare(right.row, 'en') ||
    Number(left.isTake) - Number(right.isTake)
  )
}

const rowOf = (entry: { type: 'unit' } | { type: 'seats'; day: string; time: string }) =>
  entry.type === 'unit' ? '' : `${entry.day} ${entry.time}`

/**
 * Releases and takes stock in a single pass. All callers lock rows in the same order, so two baskets with the same
 * items in opposite order cannot deadlock. Throws `SoldOut` if any item is unavailable. Returns the row ids of the
 * taken units; `assignUnits` sets their owner later.
 */
export async function changeStock(
  transaction: Transaction,
  change: { release?: readonly HeldStock[]; take?: readonly StockClaim[] },
): Promise<number[]> {
  const taken: number[] = []
  const releases = (change.release ?? []).map((held): Step => {
    const run = async () => {
      if (held.type === 'seats') return releaseSeats(transaction, held)
      await lockUnits(transaction, held.productId)
      return releaseUnits(transaction, held.productId, held.owner)
    }
    return { productId: held.productId, row: rowOf(held), isTake: false, run }
  })
  const takes = (change.take ?? []).map((claim): Step => {
    const run = async () => {
      if (claim.type === 'unit') {
        await lockUnits(transaction, claim.productId)
        const id = await takeUnit(transaction, claim)
        if (id === null) throw new SoldOut(claim.productId)
        taken.push(id)
      } else if (!(await takeSeats(transaction, claim))) throw new SoldOut(claim.productId)
    }
    return { productId: claim.productId, row: rowOf(claim), isTake: true, run }
  })
  for (const step of [...releases, ...takes].sort(compareSteps)) await step.run()
  return taken
}

export async function assignUnits(transaction: Transaction, ids: readonly number[], owner: Owner): Promise<void> {
  for (const id of ids) await transaction.update(unitBookings).set(owner).where(eq(unitBookings.id, id))
}
