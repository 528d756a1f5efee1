import { eq } from 'drizzle-orm'
import type { ReservationRights } from '@/domain/reservations/guest-schema'
import { type Queryable, schema } from '../platform/database/client'
import type { Booker, CallContext, Owner } from '../platform/http/context'
import { ApiError } from '../platform/http/errors'

const { reservations } = schema

type Reservation = typeof reservations.$inferSelect

/** How a call names a reservation. */
export type Pointer = { reference: string } | { bookingNumber: string }

interface OwnOptions {
  /** The right that the call needs; `manage` by default. */
  right?: Exclude<ReservationRights, 'none'>
  /** Locks the row until the transaction ends. */
  lock?: boolean
}

/** Returns the owner for a public call that shows more to an owner than to others. */
export function toOwner({ caller, agency, guestOf }: CallContext): Owner {
  const account = caller ?? agency
  return { booker: account && { memberId: account.memberId, agency }, guestOf }
}

/** Whether the calling account is the one that booked. */
export const isBookers = (booker: Booker | null, row: Pick<Reservation, 'memberId'>): boolean =>
  booker !== null && row.memberId === booker.memberId

/**
 * The only ownership rule. A member or agency manages its own reservations. A guest with the reservation's key also
 * manages it, but can only view one that an agency booked: the agency and its client arrange any change between them.
 */
export function rightsOf(
  { booker, guestOf }: Owner,
  row: Pick<Reservation, 'id' | 'memberId' | 'agencyUserId'>,
): ReservationRights {
  if (isBookers(booker, row)) return 'manage'
  if (!guestOf.includes(row.id)) return 'none'
  return row.agencyUserId === null ? 'manage' : 'view'
}

/**
 * Returns a reservation of the caller. Throws `notFound` for an account that does not own it, as for one that does not
 * exist, and `unauthenticated` for a guest without a key to it, who may have an account.
 */
export async function requireOwn(
  db: Queryable,
  owner: Owner,
  pointer: Pointer,
  { right = 'manage', lock = false }: OwnOptions = {},
): Promise<Reservation> {
  const named =
    'reference' in pointer
      ? eq(reservations.reference, pointer.reference)
      : eq(reservations.bookingNumber, pointer.bookingNumber)
  const query = db.select().from(reservations).where(named)
  const [row] = lock ? await query.for('update') : await query
  const rights = row === undefined ? 'none' : rightsOf(owner, row)
  if (row && (rights === 'manage' || rights === right)) return row
  throw new ApiError(owner.booker === null ? 'unauthenticated' : 'notFound')
}

/** The actor as the history of the reservation names it. */
export function actorOf(owner: Owner, row: Pick<Reservation, 'id' | 'memberId'>): string {
  const { booker } = owner
  return booker !== null && isBookers(booker, row) ? bookerActorOf(booker) : `guest:${row.id}`
}

/** The same for the booker of a new reservation. */
export function bookerActorOf({ memberId, agency }: Booker): string {
  return agency ? `agency:${agency.agencyId}/${agency.userId}` : `member:${memberId}`
}
