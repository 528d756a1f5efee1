import type { Pool } from 'pg'
import { COLLECTION_STATUSES, type CollectionStatus, type ReservationStatus } from '@/domain/reservations/status'
import { type Client, require200 } from './client'
import type { Trip } from './shopper'

/** What is expected of a trip's reservation: its status, what was collected, and whether the operator has yet to confirm. */
export type State = `${ReservationStatus} ${CollectionStatus}${'' | ' unconfirmed'}`

export async function readState(ask: Client, { reference }: Pick<Trip, 'reference'>): Promise<State> {
  const result = await require200('getResult', ask('getResult', { reference }))
  const collected = COLLECTION_STATUSES[result.collectionStatus] ?? 'pending'
  return `${result.reservationStatus} ${collected}${result.awaitsConfirmation ? ' unconfirmed' : ''}`
}

/** Puts the time to pay of a reservation into the past, as waiting for it would. */
export async function letPayTimePass(pool: Pool, { reference }: Trip): Promise<void> {
  const { rows } = await pool.query<{ id: number }>(
    "update reservations set pay_until = now() - interval '1 minute' where reference = $1 returning id",
    [reference],
  )
  await pool.query(
    "update jobs set run_at = now() where done_at is null and kind = 'lapseReservation' and (payload ->> 'reservationId')::int = $1",
    [rows[0]?.id],
  )
}
