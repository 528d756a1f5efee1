import { eq } from 'drizzle-orm'
import type { Guest } from '@/domain/reservations/schema'
import type { StockClaim } from '../availability/service'
import { supersede } from '../ledger/service'
import { connectionOf, schema, type Transaction } from '../platform/database/client'
import type { Booker } from '../platform/http/context'
import { ApiError } from '../platform/http/errors'
import { endUnpaid, NOTHING } from './abandon'
import { type GivenUp, giveUpStock } from './item-inventory'
import { bookerActorOf } from './ownership'
import { findUnpaidItems, isBusy, isSameAttempt } from './reserved-inventory'
import type { ReservationRow } from './terms'

const { reservations } = schema

const LOCK = { name: 'lock_attempts', text: 'select pg_advisory_xact_lock(hashtext($1))' }

interface Wish {
  booker: Booker
  guest: Guest
  claims: readonly StockClaim[]
  now: number
}

interface OwnAttempts {
  /** The unpaid reservation that is reused under its number, locked; null when this is the first attempt. */
  renewed: ReservationRow | null
  /** Stock and coupons of all former attempts. The caller releases them together with the new claims. */
  given: GivenUp[]
}

/**
 * An agency books the same departure for several clients, so only a booking for the same client is the same attempt.
 */
const isSameGuest = (one: Guest, other: Guest): boolean =>
  one.email === other.email && one.firstName === other.firstName && one.lastName === other.lastName

/**
 * Returns the ids of the booker's own unpaid attempts that overlap the claims. Throws `inProgress` if a payment for one
 * is in progress.
 */
async function findAttempts(transaction: Transaction, { booker, guest, claims }: Wish): Promise<number[]> {
  const ids = [...new Set(claims.map((claim) => claim.productId))]
  const rows = await findUnpaidItems(transaction, booker.memberId, ids)
  const same = rows.filter((row) => (!booker.agency || isSameGuest(row.guest, guest)) && isSameAttempt(row, claims))
  // The outcome of that payment is unknown, so a second reservation could charge the guest twice.
  if (same.some(({ isBusy }) => isBusy)) throw new ApiError('inProgress')
  return [...new Set(same.map((row) => row.id))]
}

async function takeUp(transaction: Transaction, id: number, now: number) {
  const [row] = await transaction.select().from(reservations).where(eq(reservations.id, id)).for('update')
  if (row?.status !== 'active' || row.collectionStatus !== 0) return null
  // Supersede before the check: a concurrent bank return either shows up as busy below or finds its payment superseded.
  await supersede(transaction, id, new Date(now), { keepsPages: true })
  if (await isBusy(transaction, id)) throw new ApiError('inProgress')
  return { row, had: (await giveUpStock(transaction, id)) ?? NOTHING }
}

/**
 * A booker who starts again (declined card, browser Back, closed tab) reuses the existing reservation: one number, one
 * hold of the stock, one charge (decisions 6 and 7). More than one attempt exists only for reservations older than that
 * rule or for a basket that combines several attempts; the others are ended. An advisory lock per booker serialises the
 * calls, so two tabs make one reservation.
 */
export async function takeOverAttempts(transaction: Transaction, wish: Wish): Promise<OwnAttempts> {
  const { booker, now } = wish
  await connectionOf(transaction).query({ ...LOCK, values: [`reserve:${booker.memberId}`] })
  const attempts: OwnAttempts = { renewed: null, given: [] }
  for (const id of await findAttempts(transaction, wish)) {
    if (attempts.renewed) {
      const had = await endUnpaid(transaction, id, 'replaced', bookerActorOf(booker), now)
      if (had) attempts.given.push(had)
      continue
    }
    const taken = await takeUp(transaction, id, now)
    if (!taken) continue
    attempts.renewed = taken.row
    attempts.given.push(taken.had)
  }
  return attempts
}
