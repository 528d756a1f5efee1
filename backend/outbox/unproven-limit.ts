import { and, desc, eq, isNotNull, isNull } from 'drizzle-orm'
import { isZero } from '@/domain/money/amount'
import { schema, type TenantDatabase } from '../platform/database/client'
import type { CallContext } from '../platform/http/context'
import { ApiError } from '../platform/http/errors'
import { createLimit, createMailboxLimit } from '../platform/limits/limits'
import type { Logger } from '../platform/logger/logger'
import { readDailyLimits } from '../settings/service'
import type { MailRequest } from './mail-requests'

const { members, reservationEvents, reservations, subscribers } = schema

const DAY_SECONDS = 24 * 60 * 60
const KEY = 'tenant'

/** Counts only; the setting of the tenant says how many are too many. */
const mailLimit = createLimit('unproven-mail-day', 1_000_000, DAY_SECONDS)
const mailboxCount = createMailboxLimit('unproven-mailbox-day', 1_000_000, DAY_SECONDS)

type Cause =
  /** One account causes it again and again. */
  | 'repeated'
  /** A form that has limits of its own. */
  | 'form'
  /** A link or a password that the person waits for; its form has limits of its own. */
  | 'link'

/** Mails that a stranger can cause by typing an address. What the staff decide and what money does is always told. */
const CAUSED_BY_STRANGERS: Partial<Record<MailRequest['kind'], Cause>> = {
  welcome: 'repeated',
  newPlace: 'repeated',
  reservationReceived: 'repeated',
  reservationCancelled: 'repeated',
  reservationLapsed: 'repeated',
  dateChanged: 'repeated',
  dateChangeRequested: 'repeated',
  detailsChanged: 'repeated',
  claimReceived: 'repeated',
  requestReceived: 'form',
  newsletterConfirm: 'form',
  placesFree: 'form',
  agencyReceived: 'form',
  alreadyMember: 'form',
  temporaryPassword: 'link',
  setPassword: 'link',
  confirmAddress: 'link',
  confirmAnew: 'link',
  confirmBooking: 'link',
}

/** Whether nobody known stands behind what happened to a reservation: not the staff, an agency or a payment. */
async function isStrangers(db: TenantDatabase, reservationId: number): Promise<boolean> {
  const [row] = await db
    .select({ agencyUserId: reservations.agencyUserId, paidAmount: reservations.paidAmount })
    .from(reservations)
    .where(eq(reservations.id, reservationId))
  if (!row || row.agencyUserId !== null || !isZero(row.paidAmount)) return false
  const [last] = await db
    .select({ actor: reservationEvents.actor })
    .from(reservationEvents)
    .where(eq(reservationEvents.reservationId, reservationId))
    .orderBy(desc(reservationEvents.id))
    .limit(1)
  return last?.actor.startsWith('staff:') !== true
}

/** What a stranger did to cause a mail; null where somebody known did. */
async function causeOf(db: TenantDatabase, request: MailRequest): Promise<Cause | null> {
  const cause = CAUSED_BY_STRANGERS[request.kind]
  if (!cause || 'reversalId' in request) return null
  return 'reservationId' in request && !(await isStrangers(db, request.reservationId)) ? null : cause
}

/** Whether somebody has opened a mail at this address: a member's or a subscriber's. */
async function isProvenAddress(db: TenantDatabase, email: string): Promise<boolean> {
  const [member] = await db
    .select({ id: members.id })
    .from(members)
    .where(and(eq(members.email, email), isNotNull(members.emailVerifiedAt)))
  if (member) return true
  const confirmed = and(eq(subscribers.email, email), isNotNull(subscribers.confirmedAt), isNull(subscribers.leftAt))
  return (await db.select({ id: subscribers.id }).from(subscribers).where(confirmed)).length > 0
}

interface Sender {
  db: TenantDatabase
  company: string
  log: Logger
}

/**
 * Whether a mail may go out; false beyond the limit of its mailbox, which holds for all that one account can cause again and again, and
 * beyond the tenant's limit of a day. The first time of a day stands in the log.
 */
export async function mayMail({ db, company, log }: Sender, request: MailRequest, recipient: string): Promise<boolean> {
  const cause = await causeOf(db, request)
  if (cause === null || (await isProvenAddress(db, recipient))) return true
  const { unprovenMails: most, mailboxMails } = await readDailyLimits(db)
  if (cause === 'repeated') {
    const received = await mailboxCount.count({ db }, recipient)
    if (received === mailboxMails + 1) log.warn({ company, mailboxMails }, 'daily limit of mails to a mailbox reached')
    if (received > mailboxMails) return false
  }
  const used = await mailLimit.count({ db }, KEY)
  if (used === most + 1) log.warn({ company, most }, 'daily limit of mails to unproven addresses reached')
  return used <= most
}

/** For forms that are worth nothing without their mail. Throws `dailyLimit` where none would go out any more. */
export async function requireMailRoom({ db }: CallContext): Promise<void> {
  const { unprovenMails: most } = await readDailyLimits(db)
  if ((await mailLimit.read({ db }, KEY)) >= most) throw new ApiError('dailyLimit')
}
