import { eq } from 'drizzle-orm'
import type { Session } from '@/domain/member/schema'
import type { ParsedRequestOf } from '@/domain/wire/call'
import type { CALLS } from '@/domain/wire/calls'
import type { MemberRow } from '../accounts/service'
import { buildChosenPassword, endSessions, findPlace, type PasswordRow, spendLink } from '../accounts/service'
import { queueMail } from '../outbox/service'
import { schema, type Transaction } from '../platform/database/client'
import type { CallContext } from '../platform/http/context'
import { ApiError } from '../platform/http/errors'
import { createLimit } from '../platform/limits/limits'
import { requirePasswordLength } from '../platform/passwords/passwords'
import { confirmArrivals } from '../reservations/service'
import { requireOtherSettings } from '../settings/service'
import { endUnprovenWays } from './first-proof'
import { signIn } from './sign-in'

const { members } = schema
const linkLimit = createLimit('member-link', 30, 60 * 60)

async function openAccount(
  context: CallContext,
  transaction: Transaction,
  memberId: number,
  password: Partial<PasswordRow>,
): Promise<Session> {
  const [before] = await transaction.select().from(members).where(eq(members.id, memberId)).for('update')
  if (!before || (before.status !== 'active' && before.status !== 'pending')) throw new ApiError('linkInvalid')
  await endUnprovenWays(transaction, before, context, { chosen: password.passwordHash !== undefined })
  const changes = { ...password, status: 'active', emailVerifiedAt: before.emailVerifiedAt ?? new Date(context.now) }
  const [row] = await transaction.update(members).set(changes).where(eq(members.id, memberId)).returning()
  const member: MemberRow = row ?? before
  await confirmArrivals(transaction, memberId, context.now)
  if (before.status === 'pending')
    await queueMail(transaction, { kind: 'welcome', memberId }, `welcome:${memberId}`, context.now)
  return signIn(context, transaction, member, await findPlace(context, transaction, memberId, null))
}

/** Confirms the address with the link of a neutral registration. Afterwards the member can sign in. */
export async function confirmMember(
  context: CallContext,
  input: ParsedRequestOf<typeof CALLS.confirmMember>,
): Promise<Session> {
  await linkLimit.consume(context, context.clientNetwork)
  return context.db.transaction(async (transaction) =>
    openAccount(context, transaction, await spendLink(transaction, input.confirmToken, context.now), {}),
  )
}

/** Sets the first password with the link of the mail. Ends all open sessions (decisions 8). */
export async function setPassword(
  context: CallContext,
  input: ParsedRequestOf<typeof CALLS.setPassword>,
): Promise<Session> {
  await linkLimit.consume(context, context.clientNetwork)
  const settings = await requireOtherSettings(context.db)
  requirePasswordLength(input.password, settings.minimumPasswordLength)
  const password = await buildChosenPassword(input.password)
  return context.db.transaction(async (transaction) => {
    const memberId = await spendLink(transaction, input.confirmToken, context.now)
    await endSessions(transaction, memberId, null, context.now)
    return openAccount(context, transaction, memberId, password)
  })
}
