import { and, eq, isNotNull, isNull } from 'drizzle-orm'
import { schema, type TenantDatabase } from '../platform/database/client'
import type { CallContext } from '../platform/http/context'
import { ApiError } from '../platform/http/errors'
import { createLimit } from '../platform/limits/limits'
import type { Logger } from '../platform/logger/logger'
import { readDailyLimits } from '../settings/service'
import type { MailRequest } from './mail-requests'

const { members, subscribers } = schema

const DAY_SECONDS = 24 * 60 * 60
const KEY = 'tenant'

/** Counts only; the setting of the tenant says how many are too many. */
const mailLimit = createLimit('unproven-mail-day', 1_000_000, DAY_SECONDS)

/** Mails that a stranger can cause by typing an address. What an operator decides and what money does is always told. */
const CAUSED_BY_STRANGERS: ReadonlySet<MailRequest['kind']> = new Set<MailRequest['kind']>([
  'welcome',
  'temporaryPassword',
  'reservationReceived',
  'detailsChanged',
  'claimReceived',
  'requestReceived',
  'newsletterConfirm',
  'placesFree',
  'setPassword',
  'confirmAddress',
  'confirmAnew',
  'alreadyMember',
  'agencyReceived',
])

const isCausedByStranger = (request: MailRequest): boolean =>
  CAUSED_BY_STRANGERS.has(request.kind) && !('reversalId' in request)

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

/** Whether a mail may go out; false beyond the tenant's limit of a day. The first time of a day stands in the log. */
export async function mayMail({ db, company, log }: Sender, request: MailRequest, recipient: string): Promise<boolean> {
  if (!isCausedByStranger(request) || (await isProvenAddress(db, recipient))) return true
  const { unprovenMails: most } = await readDailyLimits(db)
  const used = await mailLimit.count({ db }, KEY)
  if (used === most + 1) log.warn({ company, most }, 'daily limit of mails to unproven addresses reached')
  return used <= most
}

/** For forms that are worth nothing without their mail. Throws `dailyLimit` where none would go out any more. */
export async function requireMailRoom({ db }: CallContext): Promise<void> {
  const { unprovenMails: most } = await readDailyLimits(db)
  if ((await mailLimit.read({ db }, KEY)) >= most) throw new ApiError('dailyLimit')
}
