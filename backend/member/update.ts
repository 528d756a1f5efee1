import { eq } from 'drizzle-orm'
import { isLocale } from '@/domain/shared/locales'
import type { ParsedRequestOf } from '@/domain/wire/call'
import type { CALLS } from '@/domain/wire/calls'
import { endSessions, forgetCredential, replacePassword, requireMember } from '../accounts/service'
import { schema } from '../platform/database/client'
import type { MemberContext } from '../platform/http/context'
import { ApiError } from '../platform/http/errors'
import { recordConsents } from './consents'
import { toMember } from './member-view'

const { members } = schema

/**
 * `POST /uye-guncelle-post`: updates the given fields. A new password requires the old one. It ends other sessions and
 * invalidates every remember credential.
 */
export async function updateMember(context: MemberContext, input: ParsedRequestOf<typeof CALLS.updateMember>) {
  const { db, caller, now } = context
  const member = await requireMember(db, caller.memberId)
  const { currentPassword, password, consents = [], ...details } = input
  const given = Object.entries(details).filter(([, value]) => value !== undefined)
  if (member.mustChangePassword && password === undefined) throw new ApiError('passwordChangeRequired')
  const change = password === undefined ? null : { password, current: currentPassword ?? '' }
  const secret = change ? await replacePassword(context, String(member.id), member, change) : {}
  const changes = { ...Object.fromEntries(given), ...secret }
  const locale = details.locale ?? (isLocale(member.locale) ? member.locale : 'en')
  const row = await db.transaction(async (transaction) => {
    await recordConsents(transaction, member.id, consents, locale, now)
    if (Object.keys(changes).length === 0) return member
    const [changed] = await transaction.update(members).set(changes).where(eq(members.id, member.id)).returning()
    if (password !== undefined) {
      await endSessions(transaction, member.id, caller.tokenHash, now)
      // The credential was issued for the old password and may have been copied from this browser.
      await forgetCredential(transaction, caller.tokenHash)
    }
    return changed ?? member
  })
  return toMember(row)
}
