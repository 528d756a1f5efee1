import type { BasketItem } from '@/domain/basket/schema'
import {
  AGENCY_UNPAID_LIMITS,
  findExceeded,
  toUnpaidItem,
  type UnpaidLimits,
} from '@/domain/reservations/unpaid-limits'
import { connectionOf, type Transaction } from '../db/client'
import { ApiError } from '../http/errors'
import { sha256 } from '../http/secrets'
import type { NewReservation } from './insert'

/** How many people behind one network (an office, a hotel) may book without having proven their address. */
const PEOPLE_OF_A_NETWORK = 4

const LOCK = {
  name: 'lock_unpaid',
  text: 'select pg_advisory_xact_lock(hashtext(key)) from unnest($1::text[]) key',
}

const KEPT_ITEMS = `
  select i.item, r.member_id = $1 as "byMember", lower(r.guest->>'email') = $2 as "byEmail",
    regexp_replace(r.guest->>'phone', '[^0-9]', '', 'g') = $3 as "byPhone", r.network_hash = $4 as "byNetwork",
    r.agency_user_id is null as "isPerson"
  from reservations r join reservation_items i on i.reservation_id = r.id
  where r.status = 'active' and r.holds_stock and r.paid_amount = 0 and coalesce(i.end_day, i.day) >= $5
    and (r.fixed->'totals'->>'grandTotal')::numeric > 0 and r.id <> $6
    and (r.member_id = $1 or lower(r.guest->>'email') = $2 or r.network_hash = $4
      or regexp_replace(r.guest->>'phone', '[^0-9]', '', 'g') = $3)`

interface KeptItem {
  item: BasketItem
  byMember: boolean
  byEmail: boolean
  byPhone: boolean
  byNetwork: boolean | null
  isPerson: boolean
}

/** Of the person who books, as the limits count them. */
export interface UnpaidOwner {
  /** Whether the member has proven the e-mail address; an agency has by being approved. */
  isProven: boolean
  network: string
  /** Calendar day of the tenant. */
  today: string
  /** The reservation that goes on under its number and is not counted twice. */
  renewedId: number | null
}

const multiply = (limits: UnpaidLimits, factor: number): UnpaidLimits => ({
  places: limits.places * factor,
  departures: limits.departures * factor,
  rentals: limits.rentals * factor,
})

export const networkHashOf = ({ isProven, network }: Pick<UnpaidOwner, 'isProven' | 'network'>): string | null =>
  isProven ? null : sha256(`network:${network}`)

/**
 * Throws `unpaidLimit` when a reservation would keep more stock without a payment than the tenant allows one member, one e-mail address,
 * one telephone number or, of unproven members, one network; an agency has the limits of its terms. A proven person who pays by card may
 * reserve any basket at once: only what is unpaid beside it counts. Whoever shares one of the keys waits for the transaction.
 */
export async function requireUnpaidRoom(
  transaction: Transaction,
  { request, priced, booker }: Pick<NewReservation, 'request' | 'priced' | 'booker'>,
  owner: UnpaidOwner,
): Promise<void> {
  const isAgency = booker.agency !== null
  const limits = booker.agency ? (booker.agency.unpaidLimits ?? AGENCY_UNPAID_LIMITS) : priced.other.unpaidLimits
  const email = request.guest.email.toLowerCase()
  const phone = request.guest.phone.replace(/[^0-9]/g, '')
  const network = networkHashOf(owner)
  const keys = isAgency ? [`agency:${booker.memberId}`] : [`email:${email}`, `phone:${phone}`, `network:${network}`]
  const connection = connectionOf(transaction)
  await connection.query({ ...LOCK, values: [keys.map((key) => `unpaid:${key}`)] })
  const { rows } = await connection.query<KeptItem>({
    name: 'unpaid_stock',
    text: KEPT_ITEMS,
    values: [booker.memberId, email, phone, network, owner.today, owner.renewedId ?? 0],
  })
  const isPaidNow = request.paymentMethod === 'card' && owner.isProven
  const wanted = priced.items.map(toUnpaidItem)
  const check = (kept: readonly KeptItem[], most: UnpaidLimits) => {
    const items = kept.map(({ item }) => toUnpaidItem(item))
    const exceeded = isPaidNow ? findExceeded([], items, most) : findExceeded(items, wanted, most)
    if (exceeded) throw new ApiError('unpaidLimit', { data: { limit: exceeded, most: most[exceeded] } })
  }
  if (isAgency)
    return check(
      rows.filter(({ byMember }) => byMember),
      limits,
    )
  for (const key of ['byMember', 'byEmail', 'byPhone', 'byNetwork'] as const) {
    const kept = rows.filter((row) => row.isPerson && row[key] === true)
    check(kept, key === 'byNetwork' ? multiply(limits, PEOPLE_OF_A_NETWORK) : limits)
  }
}
