import { eq } from 'drizzle-orm'
import type { BasketItem } from '@/domain/basket/schema'
import { mailboxKeyOf, phoneKeyOf } from '@/domain/member/contact-keys'
import type { Guest } from '@/domain/reservations/schema'
import {
  AGENCY_UNPAID_LIMITS,
  findExceeded,
  toUnpaidItem,
  type UnpaidItem,
  type UnpaidLimit,
  type UnpaidLimits,
} from '@/domain/reservations/unpaid-limits'
import { connectionOf, schema, type Transaction } from '../platform/database/client'
import type { Booker } from '../platform/http/context'
import { ApiError } from '../platform/http/errors'
import { hashNetwork } from '../platform/http/network'
import { requireOtherSettings } from '../settings/service'
import type { NewReservation } from './insert'
import type { ReservationRow } from './terms'

const { members } = schema

/** Number of people on one network (an office, a hotel) who may book without a verified address. */
const PEOPLE_OF_A_NETWORK = 4

/** Factor on the limits for a verified member's card attempts in a day: enough for a family that books many days. */
const CARD_ATTEMPTS = 5
const DAY = 86_400_000

const LOCK = {
  name: 'lock_unpaid',
  text: 'select pg_advisory_xact_lock(hashtext(key)) from unnest($1::text[]) key',
}

/**
 * Stock that is held without payment: items of reservations with no money or less than was due at booking (the rule of
 * `isSettled`), and the new places of waiting date requests, whether or not their reservation is paid. A free
 * reservation counts while its member's address is unverified. All accounts of one mailbox count as one member.
 */
const KEPT_ITEMS = `
  with own as (
    select r.*, r.member_id = any(array(select id from members where mailbox_key(email) = $7) || $1::int) as "byMember",
      mailbox_key(r.guest->>'email') = $2 as "byEmail", phone_key(r.guest->>'phone') = $3 as "byPhone",
      r.network_hash = $4 as "byNetwork", r.agency_user_id is null as "isPerson",
      r.agency_user_id is null and exists(
        select from members m where m.id = r.member_id and m.email_verified_at is null) as "isUnproven"
    from reservations r
    where r.status = 'active' and r.holds_stock and r.id <> $6
      and (r.member_id = any(array(select id from members where mailbox_key(email) = $7) || $1::int)
        or mailbox_key(r.guest->>'email') = $2 or phone_key(r.guest->>'phone') = $3 or r.network_hash = $4)
  )
  select i.item, "byMember", "byEmail", "byPhone", "byNetwork", "isPerson"
  from own r join reservation_items i on i.reservation_id = r.id
  where (r.paid_amount - r.refunding_amount <= 0 or r.paid_amount - r.refunding_amount < r.charged_amount)
    and ((r.fixed->'totals'->>'grandTotal')::numeric > 0 or r."isUnproven") and coalesce(i.end_day, i.day) >= $5
  union all
  select d.item, "byMember", "byEmail", "byPhone", "byNetwork", "isPerson"
  from own r join date_change_requests d on d.reservation_id = r.id
  where d.state = 'waiting'`

/** Items that a member tried to book by card since `$2` and that were abandoned or expired without a payment. */
const GIVEN_UP = `
  select i.item from reservations r join reservation_items i on i.reservation_id = r.id
  where r.member_id = $1 and r.created_at > $2 and r.status = 'cancelled' and r.payment_method = 'card' and r.paid_amount = 0`

interface KeptItem {
  item: BasketItem
  byMember: boolean
  byEmail: boolean
  byPhone: boolean
  byNetwork: boolean | null
  isPerson: boolean
}

/** The booker, as the limits count them. */
export interface UnpaidOwner {
  /** Whether the e-mail address is verified; always true for an agency, which the operator approved. */
  isProven: boolean
  network: string
  /** Calendar day of the tenant. */
  today: string
  /** E-mail address of the account; null for an agency's. */
  accountEmail: string | null
  /** The reused unpaid reservation, which is not counted twice. */
  renewedId: number | null
}

const multiply = (limits: UnpaidLimits, factor: number): UnpaidLimits => ({
  places: limits.places * factor,
  departures: limits.departures * factor,
  rentals: limits.rentals * factor,
})

export const networkHashOf = ({ isProven, network }: Pick<UnpaidOwner, 'isProven' | 'network'>): string | null =>
  isProven ? null : hashNetwork(network)

/** The exceeded limit and its maximum. */
interface Excess {
  limit: UnpaidLimit
  most: number
}

function excessOf(kept: readonly UnpaidItem[], wanted: readonly UnpaidItem[], limits: UnpaidLimits): Excess | null {
  const limit = findExceeded(kept, wanted, limits)
  return limit && { limit, most: limits[limit] }
}

interface Person {
  memberId: number
  agency: Booker['agency']
  /** E-mail address of the account; null for an agency, and if the caller has no account. */
  accountEmail: string | null
  guest: Pick<Guest, 'email' | 'phone'>
  /** Hash of the network of an unverified member; null for everybody else. */
  network: string | null
  today: string
  /** Id of a reservation to exclude; 0 for none. */
  exceptId: number
}

type Check = (kept: readonly UnpaidItem[], limits: UnpaidLimits) => Excess | null

/**
 * Throws `unpaidLimit` if unpaid stock fails the check by member, by e-mail address, by telephone number or by network,
 * each counted separately. Advisory locks serialise concurrent bookings with the same keys. An agency is counted by its
 * account alone.
 */
async function requireWithinLimits(
  transaction: Transaction,
  { memberId, agency, accountEmail, guest, network, today, exceptId }: Person,
  limits: UnpaidLimits,
  findFault: Check,
): Promise<void> {
  const email = mailboxKeyOf(guest.email)
  const phone = phoneKeyOf(guest.phone)
  const account = accountEmail === null ? null : mailboxKeyOf(accountEmail)
  const own = account === null ? [`member:${memberId}`] : [`email:${account}`]
  const shared = network === null ? [] : [`network:${network}`]
  const keys = agency ? [`agency:${memberId}`] : [...own, `email:${email}`, `phone:${phone}`, ...shared]
  const connection = connectionOf(transaction)
  await connection.query({ ...LOCK, values: [[...new Set(keys)].sort().map((key) => `unpaid:${key}`)] })
  const { rows } = await connection.query<KeptItem>({
    name: 'unpaid_stock',
    text: KEPT_ITEMS,
    values: [memberId, email, phone, network, today, exceptId, account],
  })
  const check = (kept: readonly KeptItem[], most: UnpaidLimits) => {
    const exceeded = findFault(
      kept.map(({ item }) => toUnpaidItem(item)),
      most,
    )
    if (exceeded) throw new ApiError('unpaidLimit', { data: { ...exceeded } })
  }
  if (agency)
    return check(
      rows.filter(({ byMember }) => byMember),
      limits,
    )
  for (const key of ['byMember', 'byEmail', 'byPhone', 'byNetwork'] as const) {
    const kept = rows.filter((row) => row.isPerson && row[key] === true)
    check(kept, key === 'byNetwork' ? multiply(limits, PEOPLE_OF_A_NETWORK) : limits)
  }
}

async function findGivenUp(transaction: Transaction, memberId: number, now: number): Promise<UnpaidItem[]> {
  const since = new Date(now - DAY).toISOString()
  const { rows } = await connectionOf(transaction).query<Pick<KeptItem, 'item'>>({
    name: 'given_up_card_tries',
    text: GIVEN_UP,
    values: [memberId, since],
  })
  return rows.map(({ item }) => toUnpaidItem(item))
}

/**
 * Throws `unpaidLimit` when a reservation would hold more unpaid stock than the tenant, or the booking agency's terms,
 * allow. If a verified booker pays by card, the limits apply only to the unpaid stock already held; for a member, five
 * times the limits also apply to the sum of that stock, the failed card attempts of the last 24 hours and the new
 * items.
 */
export async function requireUnpaidRoom(
  transaction: Transaction,
  { request, priced, booker, now }: Pick<NewReservation, 'request' | 'priced' | 'booker' | 'now'>,
  owner: UnpaidOwner,
): Promise<void> {
  const { memberId, agency } = booker
  const limits = agency ? (agency.unpaidLimits ?? AGENCY_UNPAID_LIMITS) : priced.other.unpaidLimits
  const isPaidNow = request.paymentMethod === 'card' && owner.isProven
  const wanted = priced.items.map(toUnpaidItem)
  const person = { memberId, agency, accountEmail: owner.accountEmail, guest: request.guest, today: owner.today }
  const network = networkHashOf(owner)
  const attempts = isPaidNow && !agency ? await findGivenUp(transaction, memberId, now) : []
  const check: Check = (kept, most) => {
    if (!isPaidNow) return excessOf(kept, wanted, most)
    const total = multiply(most, CARD_ATTEMPTS)
    return excessOf([], kept, most) ?? (agency ? null : excessOf([...attempts, ...kept], wanted, total))
  }
  await requireWithinLimits(transaction, { ...person, network, exceptId: owner.renewedId ?? 0 }, limits, check)
}

/**
 * The same check for a date request, which holds new places beside those of its reservation; both count as one. If
 * nothing else is unpaid, a party may request as many places as it has.
 */
export async function requireRoomForRequest(
  transaction: Transaction,
  { row, to, booker, today }: { row: ReservationRow; to: BasketItem; booker: Booker | null; today: string },
): Promise<void> {
  const agency = row.agencyUserId === null ? null : (booker?.agency ?? null)
  const { unpaidLimits } = await requireOtherSettings(transaction)
  const limits = agency ? (agency.unpaidLimits ?? AGENCY_UNPAID_LIMITS) : unpaidLimits
  const [account] = await transaction.select({ email: members.email }).from(members).where(eq(members.id, row.memberId))
  const { memberId, guest } = row
  const accountEmail = agency ? null : (account?.email ?? null)
  const person = { memberId, agency, accountEmail, guest, network: null, today, exceptId: row.id }
  await requireWithinLimits(transaction, person, limits, (kept, most) =>
    kept.length === 0 ? null : excessOf(kept, [toUnpaidItem(to)], most),
  )
}
