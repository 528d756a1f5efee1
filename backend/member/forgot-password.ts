import { eq } from 'drizzle-orm'
import { normaliseEmail } from '@/domain/member/rules'
import type { ParsedRequestOf } from '@/domain/wire/call'
import type { CALLS } from '@/domain/wire/calls'
import { buildMailedPassword, findMemberByEmail, limitAnonymousForm } from '../accounts/service'
import { queueMail } from '../outbox/service'
import { schema } from '../platform/database/client'
import type { CallContext } from '../platform/http/context'
import { ApiError } from '../platform/http/errors'
import { hashNetwork } from '../platform/http/network'
import { createLimit, createMailboxLimit } from '../platform/limits/limits'
import { requireOtherSettings } from '../settings/service'

const { members } = schema
const HOUR_SECONDS = 60 * 60

const pairLimit = createLimit('forgot', 5, HOUR_SECONDS)
const addressLimit = createLimit('forgot-address', 30, HOUR_SECONDS)
/**
 * Mails to one mailbox by all senders. Beyond it, the last mailed password is still valid and the response is the same.
 */
const mailboxLimit = createMailboxLimit('forgot-mailbox', 10, HOUR_SECONDS)

/**
 * Spec 4 and decisions 8: mails a random password to the stored address. The old password is valid until the new one is
 * used. With neutral responses, an unknown address runs the same statements and the same hash.
 */
export async function forgotPassword(context: CallContext, input: ParsedRequestOf<typeof CALLS.forgotPassword>) {
  const { db, now } = context
  const email = normaliseEmail(input.email)
  await addressLimit.consume(context, context.clientNetwork)
  await pairLimit.consume(context, `${context.clientNetwork}|${email}`)
  await limitAnonymousForm(context, 'forgotPassword')
  const settings = await requireOtherSettings(db)
  const member = await findMemberByEmail(db, email)
  if (!member && !settings.neutralAccountAnswers) throw new ApiError('mailyok')
  const mayMail = await mailboxLimit.tryConsume(context, email)
  const { password, columns } = await buildMailedPassword(now)
  // No member has id 0: the update changes nothing, and the job drops the mail.
  const memberId = mayMail && member ? member.id : 0
  await db.transaction(async (transaction) => {
    await transaction.update(members).set(columns).where(eq(members.id, memberId))
    const network = hashNetwork(context.clientNetwork)
    const mail = { kind: 'temporaryPassword', memberId, password, locale: input.locale, network } as const
    await queueMail(transaction, mail, null, now)
  })
  return { status: 'ok' }
}
