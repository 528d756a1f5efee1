import { and, eq } from 'drizzle-orm'
import type { Agency, AgencySession } from '@/domain/agency/schema'
import { normaliseEmail } from '@/domain/member/rules'
import type { ParsedRequestOf } from '@/domain/wire/call'
import type { CALLS } from '@/domain/wire/calls'
import {
  buildMailedPassword,
  endAgencySessions,
  findAgencyUser,
  limitAnonymousForm,
  type Place,
  provePassword,
  replacePassword,
  requireAgencyView,
  startAgencySession,
  toAdopted,
} from '../accounts/service'
import { queueMail } from '../outbox/service'
import { schema } from '../platform/database/client'
import type { AgencyContext, CallContext } from '../platform/http/context'
import { anonymiseAddress } from '../platform/http/network'
import { createLimit, createMailboxLimit } from '../platform/limits/limits'

const { agencySessions, agencyUsers } = schema
const HOUR_SECONDS = 60 * 60

const forgotLimit = createLimit('agency-forgot', 5, HOUR_SECONDS)
const mailboxLimit = createMailboxLimit('agency-forgot-mailbox', 10, HOUR_SECONDS)

/** The place of this sign-in. Runs the same queries for an unknown user (id 0) as for a known one. */
async function findAgencyPlace(context: CallContext, userId: number): Promise<Place> {
  const network = anonymiseAddress(context.clientAddress)
  const [seen] = await context.db
    .select({ userId: agencySessions.userId })
    .from(agencySessions)
    .where(
      and(
        eq(agencySessions.userId, userId),
        eq(agencySessions.network, network),
        eq(agencySessions.userAgent, context.userAgent),
      ),
    )
    .limit(1)
  return { key: seen ? `agency|${userId}|${network}|${context.userAgent}` : null, deviceHash: null, network }
}

/** `POST /acente-giris-yap-post`. Limits and password comparisons are the same as for members. */
export async function loginAgency(
  context: CallContext,
  input: ParsedRequestOf<typeof CALLS.loginAgency>,
): Promise<AgencySession> {
  const { db, now, userAgent } = context
  const email = normaliseEmail(input.email)
  const found = await findAgencyUser(db, email, now)
  const place = await findAgencyPlace(context, found?.user.id ?? 0)
  const {
    row: user,
    matched,
    rehashed,
  } = await provePassword(context, {
    account: `agency|${email}`,
    row: found?.user ?? null,
    place,
    password: input.password,
  })
  return db.transaction(async (transaction) => {
    if (rehashed)
      await transaction.update(agencyUsers).set({ passwordHash: rehashed }).where(eq(agencyUsers.id, user.id))
    if (matched === 'mailed') {
      await transaction.update(agencyUsers).set(toAdopted(user)).where(eq(agencyUsers.id, user.id))
      await endAgencySessions(transaction, user.id, null, now)
    }
    const session = await startAgencySession(transaction, user.id, { userAgent, network: place.network }, now)
    return { ...session, agency: await requireAgencyView(transaction, user.id) }
  })
}

/** Agencies are few and publicly known, so the response never reveals whether an address belongs to one of them. */
export async function forgotAgencyPassword(
  context: CallContext,
  input: ParsedRequestOf<typeof CALLS.forgotAgencyPassword>,
) {
  const { db, now } = context
  const email = normaliseEmail(input.email)
  await forgotLimit.consume(context, context.clientNetwork)
  await limitAnonymousForm(context, 'forgotAgencyPassword')
  const found = await findAgencyUser(db, email, now)
  const mayMail = await mailboxLimit.tryConsume(context, email)
  const { password, columns } = await buildMailedPassword(now)
  const agencyUserId = found && mayMail ? found.user.id : 0
  await db.transaction(async (transaction) => {
    await transaction.update(agencyUsers).set(columns).where(eq(agencyUsers.id, agencyUserId))
    const mail = { kind: 'agencyPassword', agencyUserId, password, locale: input.locale } as const
    await queueMail(transaction, mail, null, now)
  })
  return { status: 'ok' }
}

export async function changeAgencyPassword(
  context: AgencyContext,
  input: ParsedRequestOf<typeof CALLS.changeAgencyPassword>,
): Promise<Agency> {
  const { db, agency, now } = context
  const [user] = await db.select().from(agencyUsers).where(eq(agencyUsers.id, agency.userId))
  const { password, currentPassword: current } = input
  const columns = await replacePassword(context, `agency|${agency.userId}`, user, { password, current })
  return db.transaction(async (transaction) => {
    await transaction.update(agencyUsers).set(columns).where(eq(agencyUsers.id, agency.userId))
    await endAgencySessions(transaction, agency.userId, agency.tokenHash, now)
    return requireAgencyView(transaction, agency.userId)
  })
}
