import { eq } from 'drizzle-orm'
import { normaliseEmail } from '@/domain/member/rules'
import type { Session } from '@/domain/member/schema'
import type { ParsedRequestOf } from '@/domain/wire/call'
import type { CALLS } from '@/domain/wire/calls'
import {
  endSessions,
  findMemberByEmail,
  findPlace,
  type MemberRow,
  type Place,
  provePassword,
  rememberDevice,
  startSession,
  toAdopted,
} from '../accounts/service'
import { queueMail } from '../outbox/service'
import { type Queryable, schema, type Transaction } from '../platform/database/client'
import type { CallContext } from '../platform/http/context'
import { confirmArrivals } from '../reservations/service'
import { endUnprovenWays } from './first-proof'
import { toMember } from './member-view'

const { members, memberSessions } = schema

/** Starts a session and remembers the browser. A known member who signs in from a new place gets a mail. */
export async function signIn(
  context: CallContext,
  db: Queryable,
  member: MemberRow,
  place: Place,
  { isRemembered = false } = {},
): Promise<Session> {
  const { now, userAgent } = context
  const [earlier] = await db
    .select({ id: memberSessions.id })
    .from(memberSessions)
    .where(eq(memberSessions.memberId, member.id))
    .limit(1)
  const session = await startSession(db, member.id, { userAgent, network: place.network, isRemembered }, now)
  const deviceToken = await rememberDevice(db, member.id, place, now)
  if (earlier && place.key === null)
    await queueMail(db, { kind: 'newPlace', sessionId: session.id }, `new-place:${session.id}`, now)
  const { token, expiresAt, rememberToken } = session
  return { token, expiresAt, deviceToken, rememberToken, member: toMember(member) }
}

/** On its first use, a mailed password becomes the password. It confirms the mailbox and ends all open sessions. */
async function adoptMailed(context: CallContext, db: Transaction, member: MemberRow): Promise<MemberRow> {
  const [row] = await db
    .update(members)
    .set({ ...toAdopted(member), emailVerifiedAt: member.emailVerifiedAt ?? new Date(context.now) })
    .where(eq(members.id, member.id))
    .returning()
  await endSessions(db, member.id, null, context.now)
  await endUnprovenWays(db, member, context, { chosen: true })
  await confirmArrivals(db, member.id, context.now)
  return row ?? member
}

export async function login(context: CallContext, input: ParsedRequestOf<typeof CALLS.login>): Promise<Session> {
  const email = normaliseEmail(input.email)
  const found = await findMemberByEmail(context.db, email)
  const place = await findPlace(context, context.db, found?.id ?? 0, input.deviceToken)
  const {
    row: known,
    matched,
    rehashed,
  } = await provePassword(context, {
    account: email,
    row: found,
    // An account that waits for confirmation accepts only a mailed password, and otherwise looks unknown.
    needsProof: found?.status !== 'active',
    place,
    password: input.password,
  })
  return context.db.transaction(async (transaction) => {
    if (rehashed) await transaction.update(members).set({ passwordHash: rehashed }).where(eq(members.id, known.id))
    const options = { isRemembered: input.remember }
    if (matched === 'own') return signIn(context, transaction, known, place, options)
    const active = { ...known, status: 'active' }
    await transaction.update(members).set({ status: 'active' }).where(eq(members.id, known.id))
    return signIn(context, transaction, await adoptMailed(context, transaction, active), place, options)
  })
}
