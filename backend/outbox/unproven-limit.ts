import { and, desc, eq, isNotNull, isNull } from 'drizzle-orm'
import { mailboxKeyOf } from '@/domain/member/contact-keys'
import { isZero } from '@/domain/money/amount'
import { schema, type TenantDatabase } from '../platform/database/client'
import type { CallContext } from '../platform/http/context'
import { ApiError } from '../platform/http/errors'
import { hashNetwork } from '../platform/http/network'
import { createLimit } from '../platform/limits/limits'
import type { Logger } from '../platform/logger/logger'
import { readDailyLimits } from '../settings/service'
import type { MailRequest, QueuedMail } from './mail-requests'

const { members, reservationEvents, reservations, subscribers } = schema

const DAY_SECONDS = 24 * 60 * 60

/** Only counts. The tenant's settings define the limit. */
const mailLimit = createLimit('unproven-mail-day', 1_000_000, DAY_SECONDS)

type Cause =
  /** One account can cause it repeatedly. */
  | 'repeated'
  /** A form that has its own limits. */
  | 'form'
  /** A link or a password that the person requested. Its form has its own limits. */
  | 'link'

/** Mails that a stranger can cause by typing an address. Mails about staff decisions and payments are never limited. */
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

/** Passwords and links are counted separately, so that other mails do not use up their limit. */
type Bucket = 'link' | 'other'
const bucketOf = (cause: Cause): Bucket => (cause === 'link' ? 'link' : 'other')

const networkKey = (bucket: Bucket, network: string): string => `${bucket} network ${network}`

/** Returns the counters beside the tenant's: the account and the network that caused the mail, as far as known. */
async function sendersOf(db: TenantDatabase, request: QueuedMail, bucket: Bucket): Promise<string[]> {
  const { network } = request
  const own = network === undefined ? [] : [networkKey(bucket, network)]
  // The member of a link or password mail is its reader, not necessarily the person who requested it.
  if ('memberId' in request && bucket === 'other') return [`member ${request.memberId}`, ...own]
  if (!('reservationId' in request)) return own
  const [row] = await db
    .select({ memberId: reservations.memberId, networkHash: reservations.networkHash })
    .from(reservations)
    .where(eq(reservations.id, request.reservationId))
  if (!row) return own
  return [`member ${row.memberId}`, ...(row.networkHash === null ? own : [networkKey(bucket, row.networkHash)])]
}

/** Whether a stranger caused the reservation's last event: not the staff, an agency or a payment. */
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

/** Returns how a stranger caused the mail, or null if the cause is known. */
async function causeOf(db: TenantDatabase, request: MailRequest): Promise<Cause | null> {
  const cause = CAUSED_BY_STRANGERS[request.kind]
  if (!cause || 'reversalId' in request) return null
  return 'reservationId' in request && !(await isStrangers(db, request.reservationId)) ? null : cause
}

/** Whether a member or subscriber has confirmed this address. */
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

/** Counts the keys in order. Returns false at the first key beyond its limit, and logs its first excess of a day. */
async function takeRoom(
  { db, company, log }: Sender,
  limits: readonly [key: string, most: number][],
): Promise<boolean> {
  for (const [key, most] of limits) {
    const used = await mailLimit.count({ db }, key)
    if (used === most + 1) log.warn({ company, most }, 'daily limit of mails to unproven addresses reached')
    if (used > most) return false
  }
  return true
}

/**
 * Whether a mail may be sent. False beyond the limit of its mailbox (only for mails that one account can cause
 * repeatedly), beyond the sender's share, or beyond the tenant's daily limit.
 */
export async function mayMail(sender: Sender, request: QueuedMail, recipient: string): Promise<boolean> {
  const { db } = sender
  const cause = await causeOf(db, request)
  if (cause === null || (await isProvenAddress(db, recipient))) return true
  const { unprovenMails, unprovenMailsOfOne, mailboxMails } = await readDailyLimits(db)
  const bucket = bucketOf(cause)
  const senders = await sendersOf(db, request, bucket)
  return takeRoom(sender, [
    ...(cause === 'repeated' ? [[`mailbox ${mailboxKeyOf(recipient)}`, mailboxMails] as [string, number]] : []),
    ...senders.map((key): [string, number] => [key, unprovenMailsOfOne]),
    [bucket, unprovenMails],
  ])
}

/** For forms that are useless without their mail. Throws `dailyLimit` if the sender's mail would not be sent. */
export async function requireMailRoom({ db, clientNetwork }: CallContext, bucket: Bucket): Promise<void> {
  const { unprovenMails, unprovenMailsOfOne } = await readDailyLimits(db)
  const own = await mailLimit.read({ db }, networkKey(bucket, hashNetwork(clientNetwork)))
  const isUsedUp = own >= unprovenMailsOfOne || (await mailLimit.read({ db }, bucket)) >= unprovenMails
  if (isUsedUp) throw new ApiError('dailyLimit')
}
