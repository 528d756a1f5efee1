import { and, eq, gt, sql } from 'drizzle-orm'
import { type Queryable, schema } from '../platform/database/client'
import type { CallContext } from '../platform/http/context'
import { anonymiseAddress } from '../platform/http/network'
import { createLimit, type Limit } from '../platform/limits/limits'
import { randomToken, sha256 } from '../platform/shared/secrets'

const { memberDevices, memberSessions } = schema

const QUARTER = 15 * 60
const HOUR = 60 * 60
const MAXIMUM_DEVICES = 20
const REMEMBERED_MILLISECONDS = 90 * 86_400_000

/** A place from which the member has signed in before has its own attempts. Strangers cannot use them up. */
const placeLimit = createLimit('login-place', 10, QUARTER)
/** All other attempts: per pair of network and account, per account from anywhere, per network for all accounts. */
const pairLimit = createLimit('login-pair', 10, QUARTER)
const accountLimit = createLimit('login-account', 50, HOUR)
const addressLimit = createLimit('login-address', 200, HOUR)

/** Origin of a sign-in: a browser known by its token, or a network and user agent seen with this member. */
export interface Place {
  /** The key of the attempt counter; null for a stranger. */
  key: string | null
  deviceHash: string | null
  network: string
}

async function findDevice(db: Queryable, memberId: number, token: string | null | undefined) {
  const tokenHash = sha256(token ?? '')
  const [row] = await db
    .select({ tokenHash: memberDevices.tokenHash })
    .from(memberDevices)
    .where(and(eq(memberDevices.tokenHash, tokenHash), eq(memberDevices.memberId, memberId)))
  return row?.tokenHash ?? null
}

/**
 * Runs the same queries for an unknown member (id 0) as for a known one. Inside a transaction, pass the transaction as
 * `db`: a second connection per request could exhaust the pool and deadlock.
 */
export async function findPlace(
  context: CallContext,
  db: Queryable,
  memberId: number,
  deviceToken: string | null | undefined,
): Promise<Place> {
  const { now, userAgent } = context
  const network = anonymiseAddress(context.clientAddress)
  const deviceHash = await findDevice(db, memberId, deviceToken)
  const [seen] = await db
    .select({ id: memberSessions.id })
    .from(memberSessions)
    .where(
      and(
        eq(memberSessions.memberId, memberId),
        eq(memberSessions.network, network),
        eq(memberSessions.userAgent, userAgent),
        gt(memberSessions.createdAt, new Date(now - REMEMBERED_MILLISECONDS)),
      ),
    )
    .limit(1)
  const seenKey = seen ? `${memberId}|${network}|${userAgent}` : null
  return { key: deviceHash ? `${memberId}|${deviceHash}` : seenKey, deviceHash, network }
}

/**
 * Counts an attempt before the password is verified. Throws `tooManyRequests`. `forgive` takes the attempt back after a
 * correct password. Strangers who use up an account's attempts block only other strangers. In that case (`isOverrun`) a
 * mailed password is still accepted, because it cannot be guessed. So nobody can lock a member out (decisions 8).
 */
export async function admit(
  context: CallContext,
  email: string,
  place: Place,
): Promise<{ forgive: () => Promise<void>; isOverrun: boolean }> {
  const { clientNetwork } = context
  const pair = `${clientNetwork}|${email}`
  const counted: [Limit, string][] = place.key
    ? [[placeLimit, place.key]]
    : [
        [addressLimit, clientNetwork],
        [pairLimit, pair],
      ]
  for (const [limit, key] of counted) await limit.consume(context, key)
  return {
    isOverrun: place.key === null && !(await accountLimit.tryConsume(context, email)),
    forgive: async () => {
      if (place.key) return placeLimit.reward(context, place.key)
      await pairLimit.reward(context, pair)
      await accountLimit.refund(context, email)
      await addressLimit.refund(context, clientNetwork)
    },
  }
}

/**
 * Keeps the most recently used browsers. A browser that never sends its token would otherwise add a row at each
 * sign-in.
 */
async function forgetOldDevices(db: Queryable, memberId: number): Promise<void> {
  await db.execute(sql`
    delete from member_devices where member_id = ${memberId} and token_hash not in (
      select token_hash from member_devices where member_id = ${memberId}
      order by last_used_at desc, created_at desc limit ${MAXIMUM_DEVICES}
    )`)
}

/** Remembers the browser. Returns the token of a new browser, else null. */
export async function rememberDevice(
  db: Queryable,
  memberId: number,
  place: Place,
  now: number,
): Promise<string | null> {
  const lastUsedAt = new Date(now)
  if (place.deviceHash) {
    await db.update(memberDevices).set({ lastUsedAt }).where(eq(memberDevices.tokenHash, place.deviceHash))
    return null
  }
  const token = randomToken()
  await db.insert(memberDevices).values({ tokenHash: sha256(token), memberId, createdAt: lastUsedAt, lastUsedAt })
  await forgetOldDevices(db, memberId)
  return token
}
