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
/** How long a mailed link confirms, and how long an address that never confirmed is kept. */
const CONFIRM_DAYS = 7
const FORGET_DAYS = 30

const subscribeLimit = createLimit('newsletter', 20, 60 * 60)
/** Nobody's letter box is filled by strangers: so many mails to one address a day. */
const addressLimit = createMailboxLimit('newsletter-address', 3, 24 * 60 * 60)

/** The signed-in member whose own address this is: only then is the entry theirs (see `feedbackOf`). */
async function findOwner({ caller, db }: CallContext, email: string): Promise<number | null> {
  if (!caller) return null
  const [row] = await db
    .select({ id: members.id })
    .from(members)
    .where(and(eq(members.id, caller.memberId), eq(members.email, email)))
  return row?.id ?? null
}

/** `POST /bulten-abone-post`: looks alike for new, waiting and known addresses; only the mail tells. */
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
  // Strangers who used it up must not keep the person out: the links of the mails that were sent still work.
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
    // Who is subscribed already needs no mail about it.
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

/** Throws `linkInvalid` for a link that is not ours, has expired or was followed by a newer one. */
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

/** Leaving works by the link of any mail, however old; one who has left already, or is forgotten, has left. */
export async function leave({ env }: Services, context: CallContext, token: string) {
  const { company, db, now } = context
  const { id } = requireLink(token, { company, purpose: 'leaveNewsletter' }, quoteSecrets(env))
  await db
    .update(subscribers)
    .set({ leftAt: new Date(now) })
    .where(and(eq(subscribers.id, id), isNull(subscribers.leftAt)))
  return { stored: false }
}

/** Addresses that were never confirmed are forgotten after thirty days. */
export async function forgetUnconfirmed(db: Queryable, now: number): Promise<number> {
  const forgotten = await db
    .delete(subscribers)
    .where(and(isNull(subscribers.confirmedAt), lt(subscribers.requestedAt, new Date(now - FORGET_DAYS * DAY))))
    .returning({ id: subscribers.id })
  return forgotten.length
}
