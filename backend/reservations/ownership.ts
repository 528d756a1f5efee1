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
  /** What the call does with it; to manage unless said otherwise. */
  right?: Exclude<ReservationRights, 'none'>
  /** Locks the row until the transaction ends. */
  lock?: boolean
}

/** Who asks a public call that tells an owner more than others. */
export function toOwner({ caller, agency, guestOf }: CallContext): Owner {
  const account = caller ?? agency
  return { booker: account && { memberId: account.memberId, agency }, guestOf }
}

/** Whether the account that asks is the one that booked. */
export const isBookers = (booker: Booker | null, row: Pick<Reservation, 'memberId'>): boolean =>
  booker !== null && row.memberId === booker.memberId

/**
 * The one rule of ownership. A reservation is its member's or its agency's. A guest with its key manages it too, but only
 * looks at one that an agency made for them: what happens to that is between the two.
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
 * A reservation of the caller's own. Throws `notFound` for an account that it is not the reservation of, as for one that
 * does not exist, and `unauthenticated` for a guest with keys of others alone, who may have an account.
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

/** Who did it, as the history of the reservation names them. */
export function actorOf(owner: Owner, row: Pick<Reservation, 'id' | 'memberId'>): string {
  const { booker } = owner
  return booker !== null && isBookers(booker, row) ? bookerActorOf(booker) : `guest:${row.id}`
}

/** The same for whoever makes a reservation. */
export function bookerActorOf({ memberId, agency }: Booker): string {
  return agency ? `agency:${agency.agencyId}/${agency.userId}` : `member:${memberId}`
}
