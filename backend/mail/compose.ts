import { eq } from 'drizzle-orm'
import { isLocale } from '@/domain/shared/locales'
import { MAIL_TEXTS } from '@/messages/catalogues'
import type { FeedbackMailRequest, MailRequest } from '../outbox/service'
import { type AccountMailRequest, isAccountMail } from '../outbox/service'
import { schema, type TenantDatabase } from '../platform/database/client'
import { requireSettings } from '../settings/service'
import type { Audience } from './audience'
import { composeAccountMail } from './compose-account'
import { composeForReservation } from './compose-reservation'
import { buildMail, type ComposedMail, type MailFrame } from './frame'

const { members } = schema

async function composeForMember(
  db: TenantDatabase,
  frame: MailFrame,
  request: Extract<Exclude<MailRequest, AccountMailRequest>, { memberId: number }>,
) {
  const [member] = await db.select().from(members).where(eq(members.id, request.memberId))
  if (!member) return null
  const stored = isLocale(member.locale) ? member.locale : 'en'
  const base = { recipient: member.email, name: member.firstName }
  if (request.kind === 'welcome')
    return buildMail(frame, { ...base, words: MAIL_TEXTS[stored].welcome, locale: stored, path: '/user/profile' })
  const { locale, password } = request
  const extraParagraphs = [MAIL_TEXTS[locale].temporaryPassword.hint]
  return buildMail(frame, {
    ...base,
    words: MAIL_TEXTS[locale].temporaryPassword,
    locale,
    path: '/',
    values: { password },
    extraParagraphs,
  })
}

/**
 * Composes a mail from the current data. Returns null if its member or reservation no longer exists, or if the audience
 * gets no mail. `secret` signs its links.
 */
export async function composeMail(
  db: TenantDatabase,
  company: string,
  origin: string,
  request: Exclude<MailRequest, FeedbackMailRequest>,
  secret: string,
  now: number,
  audience: Audience = 'guest',
): Promise<ComposedMail | null> {
  const frame = { settings: await requireSettings(db, company), origin }
  if (isAccountMail(request)) return composeAccountMail(db, frame, request)
  if ('memberId' in request) return composeForMember(db, frame, request)
  return composeForReservation(db, frame, request, { company, secret }, now, audience)
}
