import { eq } from 'drizzle-orm'
import { formatMoment } from '@/domain/dates/day-words'
import { describeDevice } from '@/domain/member/device'
import { isLocale, type Locale } from '@/domain/shared/locales'
import { ACCOUNT_TEXTS, type AccountMailTexts } from '@/messages/catalogues'
import type { AccountMailRequest } from '../outbox/service'
import { schema, type TenantDatabase } from '../platform/database/client'
import { formatInstant } from '../platform/dates/written-dates'
import { NO_PASSWORD } from '../platform/passwords/passwords'
import { requireTimeZone } from '../settings/service'
import { buildMail, type ComposedMail, type MailFrame, type MailParts } from './frame'

const { agencies, agencyUsers, members, memberSessions } = schema

type Request<K extends AccountMailRequest['kind']> = Extract<AccountMailRequest, { kind: K }>
type AccountOccasion = Exclude<keyof AccountMailTexts, 'labels'>
type Details = Omit<MailParts, 'words' | 'locale' | 'extraParagraphs'>

const toLocale = (value: string): Locale => (isLocale(value) ? value : 'en')

function write(frame: MailFrame, occasion: AccountOccasion, locale: Locale, details: Details): ComposedMail {
  const words = ACCOUNT_TEXTS[locale][occasion]
  return buildMail(frame, { ...details, words, locale, extraParagraphs: 'hint' in words ? [words.hint] : [] })
}

async function composeNewPlace(db: TenantDatabase, frame: MailFrame, { sessionId }: Request<'newPlace'>) {
  const [row] = await db
    .select({ member: members, session: memberSessions })
    .from(memberSessions)
    .innerJoin(members, eq(members.id, memberSessions.memberId))
    .where(eq(memberSessions.id, sessionId))
  if (!row) return null
  const { member, session } = row
  const locale = toLocale(member.locale)
  const { labels } = ACCOUNT_TEXTS[locale]
  const rows = [
    { label: labels.when, value: formatInstant(session.createdAt.toISOString(), await requireTimeZone(db)) },
    { label: labels.device, value: describeDevice(session.userAgent ?? '') },
    { label: labels.network, value: session.network },
  ]
  return write(frame, 'newPlace', locale, {
    recipient: member.email,
    name: member.firstName,
    path: '/user/profile',
    rows,
  })
}

async function composeForMember(
  db: TenantDatabase,
  frame: MailFrame,
  request: Request<'setPassword' | 'confirmAddress' | 'confirmAnew' | 'passwordEnded' | 'alreadyMember'>,
) {
  const [member] = await db.select().from(members).where(eq(members.id, request.memberId))
  if (!member) return null
  // The page sets a password: a password chosen before the address was confirmed is not valid.
  const path = 'token' in request ? `/user/confirm?token=${encodeURIComponent(request.token)}&set=password` : '/'
  const details = { recipient: member.email, name: member.firstName, path }
  return write(frame, request.kind, toLocale(member.locale), details)
}

/** An account created with a booking has no password. The same link sets it. */
async function composeConfirmBooking(db: TenantDatabase, frame: MailFrame, request: Request<'confirmBooking'>) {
  const [member] = await db.select().from(members).where(eq(members.id, request.memberId))
  if (!member) return null
  const locale = toLocale(member.locale)
  const wish = member.passwordHash === NO_PASSWORD ? '&set=password' : ''
  const until = formatMoment(request.until, await requireTimeZone(db), locale)
  return write(frame, 'confirmBooking', locale, {
    recipient: member.email,
    name: member.firstName,
    path: `/user/confirm?token=${encodeURIComponent(request.token)}${wish}`,
    values: { booking: request.bookingNumber, until },
  })
}

async function composeForApplicant(
  db: TenantDatabase,
  frame: MailFrame,
  request: Request<'agencyReceived' | 'agencyRejected'>,
) {
  const [agency] = await db.select().from(agencies).where(eq(agencies.id, request.agencyId))
  if (!agency) return null
  const locale = toLocale(agency.locale)
  return write(frame, request.kind, locale, {
    recipient: agency.contactEmail,
    name: agency.contactFirstName,
    path: request.kind === 'agencyReceived' ? '/agency' : '/contact',
    rows: [{ label: ACCOUNT_TEXTS[locale].labels.number, value: String(agency.id) }],
  })
}

async function composeForAgency(
  db: TenantDatabase,
  frame: MailFrame,
  request: Request<'agencyApproved' | 'agencyPassword'>,
) {
  const [row] = await db
    .select({ user: agencyUsers, agency: agencies })
    .from(agencyUsers)
    .innerJoin(agencies, eq(agencies.id, agencyUsers.agencyId))
    .where(eq(agencyUsers.id, request.agencyUserId))
  if (!row) return null
  const { user, agency } = row
  const locale = 'locale' in request ? request.locale : toLocale(user.locale)
  const { labels } = ACCOUNT_TEXTS[locale]
  return write(frame, request.kind, locale, {
    recipient: user.email,
    name: user.firstName,
    path: '/agency/login',
    values: { password: request.password },
    rows: [
      // Until the user has chosen a password, the address is not confirmed, so the mail must not name the agency.
      ...(user.mustChangePassword ? [] : [{ label: labels.agency, value: agency.tradeName }]),
      { label: labels.number, value: String(agency.id) },
    ],
  })
}

/** Returns null if the recipient no longer exists. */
export async function composeAccountMail(
  db: TenantDatabase,
  frame: MailFrame,
  request: AccountMailRequest,
): Promise<ComposedMail | null> {
  switch (request.kind) {
    case 'newPlace':
      return composeNewPlace(db, frame, request)
    case 'memberDeleted': {
      const { recipient, name, locale } = request
      return write(frame, 'memberDeleted', locale, { recipient, name, path: '/' })
    }
    case 'agencyReceived':
    case 'agencyRejected':
      return composeForApplicant(db, frame, request)
    case 'agencyApproved':
    case 'agencyPassword':
      return composeForAgency(db, frame, request)
    case 'confirmBooking':
      return composeConfirmBooking(db, frame, request)
    default:
      return composeForMember(db, frame, request)
  }
}
