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
  /** The unpaid reservation that goes on under its number, locked; null when this is the first attempt. */
  renewed: ReservationRow | null
  /** What all of them had, to be given back together with what is taken anew. */
  given: GivenUp[]
}

/** An agency books the same departure for one client after the other: only the same client's is the same attempt. */
const isSameGuest = (one: Guest, other: Guest): boolean =>
  one.email === other.email && one.firstName === other.firstName && one.lastName === other.lastName

/** Ids of the booker's own unpaid attempts for any of what is wanted. Throws `inProgress` while money for one is moving. */
async function findAttempts(transaction: Transaction, { booker, guest, claims }: Wish): Promise<number[]> {
  const ids = [...new Set(claims.map((claim) => claim.productId))]
  const rows = await findUnpaidItems(transaction, booker.memberId, ids)
  const same = rows.filter((row) => (!booker.agency || isSameGuest(row.guest, guest)) && isSameAttempt(row, claims))
  // Whether that money comes nobody knows yet: a second reservation beside it could be charged as well.
  if (same.some(({ isBusy }) => isBusy)) throw new ApiError('inProgress')
  return [...new Set(same.map((row) => row.id))]
}

async function takeUp(transaction: Transaction, id: number, now: number) {
  const [row] = await transaction.select().from(reservations).where(eq(reservations.id, id)).for('update')
  if (row?.status !== 'active' || row.collectionStatus !== 0) return null
  // First, so that whoever comes back from the bank at this moment is either seen below or comes too late.
  await supersede(transaction, id, new Date(now), { keepsPages: true })
  if (await isBusy(transaction, id)) throw new ApiError('inProgress')
  return { row, had: (await giveUpStock(transaction, id)) ?? NOTHING }
}

/**
 * Whoever starts anew after a declined card, the Back of the browser or a closed tab goes on with the reservation they
 * have: one number, one hold of the stock, one charge (decisions 6 and 7). More than one is of before that rule, or
 * of a basket put together of them; they are ended. Those of one person come one after the other, so that two tabs
 * make one reservation.
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
