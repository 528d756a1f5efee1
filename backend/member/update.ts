import { eq } from 'drizzle-orm'
import { isLocale } from '@/domain/shared/locales'
import type { ParsedRequestOf } from '@/domain/wire/call'
import type { CALLS } from '@/domain/wire/calls'
import { buildChosenPassword, endSessions, forgetCredential, type MemberRow, requireMember } from '../accounts/service'
import { schema } from '../platform/database/client'
import type { MemberContext } from '../platform/http/context'
import { ApiError } from '../platform/http/errors'
import { createLimit } from '../platform/limits/limits'
import { requirePasswordLength, verifyPassword } from '../platform/passwords/passwords'
import { requireOtherSettings } from '../settings/service'
import { recordConsents } from './consents'
import { toMember } from './member-view'

const { members } = schema
const passwordLimit = createLimit('own-password', 10, 15 * 60)

/** Throws `invalidCredentials`; a stolen session must not guess the password without end. */
export async function requireOwnPassword(context: MemberContext, member: MemberRow, password: string): Promise<void> {
  await passwordLimit.consume(context, String(member.id))
  if (!(await verifyPassword(member.passwordHash, password))) throw new ApiError('invalidCredentials')
  await passwordLimit.reward(context, String(member.id))
}

async function toNewPassword(context: MemberContext, member: MemberRow, password: string, current: string) {
  const settings = await requireOtherSettings(context.db)
  await requireOwnPassword(context, member, current)
  requirePasswordLength(password, settings.minimumPasswordLength)
  if (member.mustChangePassword && password === current)
    throw new ApiError('invalidRequest', { fields: { password: 'unchanged' } })
  return buildChosenPassword(password)
}

/** `POST /uye-guncelle-post`: what is given is changed. A new password wants the old one, ends other sessions and every remembered sign-in. */
export async function updateMember(context: MemberContext, input: ParsedRequestOf<typeof CALLS.updateMember>) {
  const { db, caller, now } = context
  const member = await requireMember(db, caller.memberId)
  const { currentPassword, password, consents = [], ...details } = input
  const given = Object.entries(details).filter(([, value]) => value !== undefined)
  if (member.mustChangePassword && password === undefined) throw new ApiError('passwordChangeRequired')
  const secret = password === undefined ? {} : await toNewPassword(context, member, password, currentPassword ?? '')
  const changes = { ...Object.fromEntries(given), ...secret }
  const locale = details.locale ?? (isLocale(member.locale) ? member.locale : 'en')
  const row = await db.transaction(async (transaction) => {
    await recordConsents(transaction, member.id, consents, locale, now)
    if (Object.keys(changes).length === 0) return member
    const [changed] = await transaction.update(members).set(changes).where(eq(members.id, member.id)).returning()
    if (password !== undefined) {
      await endSessions(transaction, member.id, caller.tokenHash, now)
      // It stands for the password that was: somebody may have copied it from this browser.
      await forgetCredential(transaction, caller.tokenHash)
    }
    return changed ?? member
  })
  return toMember(row)
}
