import { and, eq, isNull, lt, sql } from 'drizzle-orm'
import { normaliseEmail } from '@/domain/member/rules'
import type { ParsedRequestOf } from '@/domain/wire/call'
import type { feedbackCalls } from '@/domain/wire/calls-feedback'
import { limitAnonymousForm } from '../accounts/service'
import { queueMail, requireMailRoom } from '../outbox/service'
import { type Queryable, schema } from '../platform/database/client'
import { quoteSecrets } from '../platform/env/env'
import type { CallContext } from '../platform/http/context'
import { ApiError } from '../platform/http/errors'
import { hashNetwork } from '../platform/http/network'
import { requireLink, signLink } from '../platform/http/signed-links'
import { createLimit, createMailboxLimit } from '../platform/limits/limits'
import type { Services } from '../services/services'

const { members, subscribers } = schema

const DAY = 86_400_000
/** Validity of a mailed link, and retention of an unconfirmed address. */
const CONFIRM_DAYS = 7
const FORGET_DAYS = 30

const subscribeLimit = createLimit('newsletter', 20, 60 * 60)
/** Mails to one address a day, so that strangers cannot flood a mailbox. */
const addressLimit = createMailboxLimit('newsletter-address', 3, 24 * 60 * 60)

/**
 * Returns the signed-in member if the address is their own. Only then does the entry belong to them (see `feedbackOf`).
 */
async function findOwner({ caller, db }: CallContext, email: string): Promise<number | null> {
  if (!caller) return null
  const [row] = await db
    .select({ id: members.id })
    .from(members)
    .where(and(eq(members.id, caller.memberId), eq(members.email, email)))
  return row?.id ?? null
}

/** `POST /bulten-abone-post`: the response is the same for new, waiting and known addresses. Only the mail differs. */
export async function subscribe(
  { env }: Services,
  context: CallContext,
  input: ParsedRequestOf<typeof feedbackCalls.subscribeNewsletter>,
) {
  const { company, db, now } = context
  const email = normaliseEmail(input.email)
  await subscribeLimit.consume(context, context.clientNetwork)
  await limitAnonymousForm(context, 'newsletter')
  await requireMailRoom(context, 'other')
  // Strangers who used up the limit must not lock the person out: the links in the mails already sent are still valid.
  if (!(await addressLimit.tryConsume(context, email))) return { stored: true }
  const requestedAt = new Date(now)
  const memberId = await findOwner(context, email)
  await db.transaction(async (transaction) => {
    const [row] = await transaction
      .insert(subscribers)
      .values({ email, locale: input.locale, requestedAt, memberId })
      .onConflictDoUpdate({
        target: subscribers.email,
        set: { locale: input.locale, requestedAt, memberId: sql`coalesce(${subscribers.memberId}, ${memberId})` },
        setWhere: sql`${subscribers.confirmedAt} is null or ${subscribers.leftAt} is not null`,
      })
      .returning()
    // An active subscriber needs no mail.
    if (!row) return
    const link = { company, id: row.id, at: now }
    const confirmToken = signLink({ ...link, purpose: 'confirmNewsletter' }, env.QUOTE_SECRET)
    const leaveToken = signLink({ ...link, purpose: 'leaveNewsletter' }, env.QUOTE_SECRET)
    const network = hashNetwork(context.clientNetwork)
    const mail = { subscriberId: row.id, requestedAt: requestedAt.toISOString(), confirmToken, leaveToken, network }
    await queueMail(transaction, { kind: 'newsletterConfirm', ...mail }, null, now)
  })
  return { stored: true }
}

/** Throws `linkInvalid` if the link has an invalid signature, has expired or was replaced by a newer one. */
export async function confirmSubscription({ env }: Services, context: CallContext, token: string) {
  const { company, db, now } = context
  const { id, at } = requireLink(token, { company, purpose: 'confirmNewsletter' }, quoteSecrets(env))
  if (now - at > CONFIRM_DAYS * DAY) throw new ApiError('linkInvalid')
  const confirmed = await db
    .update(subscribers)
    .set({ confirmedAt: new Date(now), leftAt: null })
    .where(and(eq(subscribers.id, id), eq(subscribers.requestedAt, new Date(at))))
    .returning()
  if (confirmed.length === 0) throw new ApiError('linkInvalid')
  return { stored: true }
}

/** Unsubscribes with the link of any mail, however old. Succeeds also if the subscriber has left or was deleted. */
export async function leave({ env }: Services, context: CallContext, token: string) {
  const { company, db, now } = context
  const { id } = requireLink(token, { company, purpose: 'leaveNewsletter' }, quoteSecrets(env))
  await db
    .update(subscribers)
    .set({ leftAt: new Date(now) })
    .where(and(eq(subscribers.id, id), isNull(subscribers.leftAt)))
  return { stored: false }
}

/** Deletes addresses that were not confirmed within thirty days. */
export async function forgetUnconfirmed(db: Queryable, now: number): Promise<number> {
  const forgotten = await db
    .delete(subscribers)
    .where(and(isNull(subscribers.confirmedAt), lt(subscribers.requestedAt, new Date(now - FORGET_DAYS * DAY))))
    .returning({ id: subscribers.id })
  return forgotten.length
}
