import { and, eq, gt, isNotNull, isNull, notInArray, or, sql } from 'drizzle-orm'
import type { HoldReference } from '@/domain/basket/schema'
import type { ParsedRequestOf, ResponseOf } from '@/domain/wire/call'
import type { bookingCalls } from '@/domain/wire/calls-booking'
import { assignUnits, changeStock, requireLicence } from '../availability/service'
import type { AvailableSelection } from '../basket/service'
import { openCatalogueCache } from '../catalogue/service'
import { type Queryable, schema, type TenantDatabase, type Transaction } from '../platform/database/client'
import { transact } from '../platform/database/transact'
import type { CallContext } from '../platform/http/context'
import { ApiError } from '../platform/http/errors'
import { queueJob } from '../platform/jobs/queue'
import { createLimit } from '../platform/limits/limits'
import { randomToken, sha256 } from '../platform/shared/secrets'
import { readDailyLimits, requireTimeZone } from '../settings/service'
import { type HoldRow, isLive, lockHold, stockOfHold } from './find-hold'
import { toSoldOut } from './item-inventory'
import { expireHoldJob } from './job-kinds'
import { checkForCaller } from './reserved-inventory'

const { holds, members } = schema

const MINUTE = 60_000
/** Time to fill in the booking form. */
export const HOLD_MINUTES = 15
/** Added once, on the guest's request. */
export const PROLONG_MINUTES = 10

/** Concurrent holds per network, or per member, so that nobody can block the whole inventory (decisions 6). */
const MOST_PER_ADDRESS = 5
const MOST_PER_MEMBER = 3

/** Counts hold minutes; the tenant's setting holds the limit. */
const minutesCount = createLimit('hold-minutes', 1_000_000, 24 * 60 * 60)

type Hold = ResponseOf<typeof bookingCalls.takeHold>

function toHold(row: Pick<HoldRow, 'id' | 'expiresAt' | 'prolonged'>, holdToken: string): Hold {
  return { id: row.id, holdToken, expiresAt: row.expiresAt.toISOString(), prolongable: !row.prolonged }
}

function queueExpiry(transaction: Transaction, row: Pick<HoldRow, 'id' | 'expiresAt'>): Promise<void> {
  const runAt = row.expiresAt.getTime()
  return queueJob(transaction, expireHoldJob, { holdId: row.id }, { dedupeKey: `hold:${row.id}:${runAt}`, runAt })
}

/** Ends a live hold and releases its stock. The caller holds the row's lock. */
async function endHold(transaction: Transaction, row: HoldRow, state: 'released' | 'lapsed'): Promise<void> {
  await changeStock(transaction, { release: stockOfHold(row) })
  await transaction.update(holds).set({ state }).where(eq(holds.id, row.id))
}

/** Whether the member has verified the e-mail address. Many such members may share a network. */
async function isProven(db: Queryable, memberId: number): Promise<boolean> {
  const [row] = await db.select({ at: members.emailVerifiedAt }).from(members).where(eq(members.id, memberId))
  return (row?.at ?? null) !== null
}

type Holder = Pick<HoldRow, 'memberId' | 'address'>

/** Returns the key of the minute counter: the member if the address is verified, otherwise the network. */
const minutesKeyOf = async (db: Queryable, { memberId, address }: Holder): Promise<string> =>
  memberId !== null && (await isProven(db, memberId)) ? `member:${memberId}` : `network:${address}`

/**
 * Throws `tooManyHolds` once the minutes of a day are used up, so that releasing and retaking a hold cannot renew it
 * forever.
 */
async function requireMinutes(db: TenantDatabase, holder: Holder): Promise<void> {
  const { holdMinutes } = await readDailyLimits(db)
  const used = await minutesCount.read({ db }, await minutesKeyOf(db, holder))
  if (used >= holdMinutes) throw new ApiError('tooManyHolds')
}

async function countMinutes(db: TenantDatabase, holder: Holder, minutes: number): Promise<void> {
  await minutesCount.count({ db }, await minutesKeyOf(db, holder), minutes)
}

/** Refunds the whole minutes that a released hold had left. */
async function giveMinutesBack(db: TenantDatabase, row: HoldRow, now: number): Promise<void> {
  const left = Math.floor((row.expiresAt.getTime() - now) / MINUTE)
  if (left > 0) await minutesCount.refund({ db }, await minutesKeyOf(db, row), left)
}

/**
 * Throws `tooManyHolds` above the limit of concurrent holds. The limit per network counts guests and unverified members
 * only. An advisory lock serialises concurrent calls of one network.
 */
async function requireRoom(transaction: Transaction, address: string, memberId: number | null, now: number) {
  await transaction.execute(sql`select pg_advisory_xact_lock(hashtext(${`hold:${address}`}))`)
  const live = and(eq(holds.state, 'active'), gt(holds.expiresAt, new Date(now)))
  if (memberId !== null) {
    const byMember = await transaction.$count(holds, and(live, eq(holds.memberId, memberId)))
    if (byMember >= MOST_PER_MEMBER) throw new ApiError('tooManyHolds')
    if (await isProven(transaction, memberId)) return
  }
  const proven = transaction.select({ id: members.id }).from(members).where(isNotNull(members.emailVerifiedAt))
  const ofUnproven = or(isNull(holds.memberId), notInArray(holds.memberId, proven))
  const byAddress = await transaction.$count(holds, and(live, eq(holds.address, address), ofUnproven))
  if (byAddress >= MOST_PER_ADDRESS) throw new ApiError('tooManyHolds')
}

async function insertHold(
  transaction: Transaction,
  context: CallContext,
  { selection }: AvailableSelection,
  holdToken: string,
  replaced: HoldRow | null,
): Promise<HoldRow> {
  const { now, caller } = context
  const [row] = await transaction
    .insert(holds)
    .values({
      tokenHash: sha256(holdToken),
      selection,
      productId: selection.productId,
      memberId: caller?.memberId ?? null,
      address: context.clientNetwork,
      createdAt: new Date(now),
      expiresAt: replaced?.expiresAt ?? new Date(now + HOLD_MINUTES * MINUTE),
      prolonged: replaced?.prolonged ?? false,
    })
    .returning()
  if (!row) throw new Error('the hold was not written')
  return row
}

/**
 * `POST /rezervasyon-tut-post`: holds the stock of one selection. The caller's earlier hold is released in the same
 * transaction, so that a change of date neither counts twice nor loses the old places when the new ones are not
 * available. The new hold inherits the expiry of the old one; replacing a hold does not extend it.
 */
export async function takeHold(
  context: CallContext,
  request: ParsedRequestOf<typeof bookingCalls.takeHold>,
): Promise<Hold> {
  const { db, now, caller } = context
  const earlier = request.hold
  const holder = { memberId: caller?.memberId ?? null, address: context.clientNetwork }
  await requireMinutes(db, holder)
  const clock = { now, zone: await requireTimeZone(db) }
  const [checked] = await checkForCaller(context, await openCatalogueCache(db), clock, {
    items: [request.item],
    hold: earlier,
  })
  if (!checked?.ok) {
    const { problem, nearestOpen, limit } = checked ?? { problem: 'unknownProduct', nearestOpen: null, limit: null }
    throw new ApiError('soldOut', { data: { items: [{ index: 0, problem, nearestOpen, limit }] } })
  }
  const holdToken = randomToken()
  const { value } = checked
  const hold = await transact(db, async (transaction) => {
    const locked = earlier ? await lockHold(transaction, earlier) : null
    const replaced = locked !== null && isLive(locked, now) ? locked : null
    if (replaced) await transaction.update(holds).set({ state: 'released' }).where(eq(holds.id, replaced.id))
    await requireRoom(transaction, context.clientNetwork, caller?.memberId ?? null, now)
    const row = await insertHold(transaction, context, value, holdToken, replaced)
    const release = replaced ? stockOfHold(replaced) : []
    const units = await changeStock(transaction, { release, take: value.offer.claims }).catch(toSoldOut)
    await requireLicence(transaction, value.offer.claims).catch(toSoldOut)
    await assignUnits(transaction, units, { holdId: row.id })
    await queueExpiry(transaction, row)
    return { ...toHold(row, holdToken), isNew: replaced === null }
  })
  const { isNew, ...taken } = hold
  if (isNew) await countMinutes(db, holder, HOLD_MINUTES)
  return taken
}

/** `POST /rezervasyon-tut-uzat-post`. Throws `holdExpired`, and `holdProlonged` if the hold was already prolonged. */
export async function prolongHold({ db, now }: CallContext, reference: HoldReference): Promise<Hold> {
  const { row: prolonged, hold } = await transact(db, async (transaction) => {
    const row = await lockHold(transaction, reference)
    if (!row || !isLive(row, now)) throw new ApiError('holdExpired')
    if (row.prolonged) throw new ApiError('holdProlonged')
    const expiresAt = new Date(row.expiresAt.getTime() + PROLONG_MINUTES * MINUTE)
    await transaction.update(holds).set({ expiresAt, prolonged: true }).where(eq(holds.id, row.id))
    await queueExpiry(transaction, { id: row.id, expiresAt })
    return { row, hold: toHold({ id: row.id, expiresAt, prolonged: true }, reference.holdToken) }
  })
  await countMinutes(db, prolonged, PROLONG_MINUTES)
  return hold
}

/** `POST /rezervasyon-tut-birak-post`. */
export async function releaseHold({ db, now }: CallContext, reference: HoldReference): Promise<{ released: boolean }> {
  const released = await transact(db, async (transaction) => {
    const row = await lockHold(transaction, reference)
    if (row?.state !== 'active') return null
    await endHold(transaction, row, 'released')
    return row
  })
  if (released) await giveMinutesBack(db, released, now)
  return { released: released !== null }
}

/** Job: ends an expired hold. A prolonged hold has a second job at its later expiry. */
export function expireHold(db: TenantDatabase, holdId: number, now: number): Promise<boolean> {
  return transact(db, async (transaction) => {
    const [row] = await transaction.select().from(holds).where(eq(holds.id, holdId)).for('update')
    if (row?.state === 'active' && row.expiresAt.getTime() <= now) await endHold(transaction, row, 'lapsed')
    return true
  })
}
