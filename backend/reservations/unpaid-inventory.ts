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

/** How many people behind one network (an office, a hotel) may book without having proven their address. */
const PEOPLE_OF_A_NETWORK = 4

/** How many times the limits a proven member may try to pay for by card in a day: a family books many days, nobody the whole shop. */
const CARD_ATTEMPTS = 5
const DAY = 86_400_000

const LOCK = {
  name: 'lock_unpaid',
  text: 'select pg_advisory_xact_lock(hashtext(key)) from unnest($1::text[]) key',
}

/**
 * Places that nobody has paid for: of reservations that keep no money, or less than what was due at booking (as `isSettled` has it), and
 * those of another day that a waiting request holds, be its reservation paid or not. What costs nothing counts while its member's address is
 * not proven. All accounts of one mailbox are one member.
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

/** What a member tried to pay for by card since `$2` and gave up, or let expire, without a payment. */
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

/** Of the person who books, as the limits count them. */
export interface UnpaidOwner {
  /** Whether the member has proven the e-mail address; an agency has by being approved. */
  isProven: boolean
  network: string
  /** Calendar day of the tenant. */
  today: string
  /** E-mail address of the account; null for an agency's. */
  accountEmail: string | null
  /** The reservation that goes on under its number and is not counted twice. */
  renewedId: number | null
}

const multiply = (limits: UnpaidLimits, factor: number): UnpaidLimits => ({
  places: limits.places * factor,
  departures: limits.departures * factor,
  rentals: limits.rentals * factor,
})

export const networkHashOf = ({ isProven, network }: Pick<UnpaidOwner, 'isProven' | 'network'>): string | null =>
  isProven ? null : hashNetwork(network)

/** The limit that is exceeded, and how much it allows. */
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
  /** Of the account; null for an agency's, and where the caller has none. */
  accountEmail: string | null
  guest: Pick<Guest, 'email' | 'phone'>
  /** Hash of the network that an unproven member books from; null for everybody else. */
  network: string | null
  today: string
  /** Reservation that is left out; 0 for none. */
  exceptId: number
}

type Check = (kept: readonly UnpaidItem[], limits: UnpaidLimits) => Excess | null

/**
 * Throws `unpaidLimit` where what somebody keeps without a payment fails the check: by member, e-mail address and telephone number each by
 * itself, and by network. People who want something at the same moment are counted one after the other. An agency is counted by its account
 * alone.
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
 * Throws `unpaidLimit` when a reservation would keep more stock without a payment than the tenant allows, or the terms of the agency that
 * books. A proven member who pays by card at once takes little on credit: the limits hold for what is kept already, and five times as much
 * for it together with the card tries of the last 24 hours and what is wanted.
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
 * The same for places of another day that a request is about to hold beside those of the reservation, which count with it as one. Where
 * nothing else is kept unpaid, a party may ask for as many places as it has.
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
