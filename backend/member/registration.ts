import { eq } from 'drizzle-orm'
import { normaliseEmail } from '@/domain/member/rules'
import type { Session } from '@/domain/member/schema'
import type { Locale } from '@/domain/shared/locales'
import type { ParsedRequestOf } from '@/domain/wire/call'
import type { CALLS } from '@/domain/wire/calls'
import { createLink, findMemberByEmail, findPlace, limitAnonymousForm, type MemberRow } from '../accounts/service'
import { mailboxLimit, queueMail, requireMailRoom } from '../outbox/service'
import { type Queryable, schema, type TenantDatabase } from '../platform/database/client'
import type { CallContext } from '../platform/http/context'
import { ApiError } from '../platform/http/errors'
import { hashNetwork } from '../platform/http/network'
import { defineJob, queueJob } from '../platform/jobs/queue'
import { createLimit } from '../platform/limits/limits'
import { hashPassword, NO_PASSWORD, requirePasswordLength } from '../platform/passwords/passwords'
import { requireOtherSettings } from '../settings/service'
import { type GivenConsent, membershipVersion, recordConsents } from './consents'
import { signIn } from './sign-in'

const { members } = schema

const registerLimit = createLimit('register', 20, 60 * 60)

export interface NewMember {
  email: string
  firstName: string
  lastName: string
  phone: string | null
  locale: Locale
  passwordHash: string
  consents: GivenConsent[]
}

/** A registration with neutral responses. */
type Registration = NewMember & { network?: string }

export const registerJob = defineJob<Registration>('register')

/**
 * Inserts a member with the membership agreement. Returns null if the address is taken, even by a concurrent request.
 */
export async function insertMember(
  db: Queryable,
  data: NewMember,
  state: { status: 'active' | 'pending'; emailVerified: boolean },
  now: number,
): Promise<MemberRow | null> {
  const { consents, ...columns } = data
  const { defaultMemberGroupId } = await requireOtherSettings(db)
  const at = new Date(now)
  const [row] = await db
    .insert(members)
    .values({
      ...columns,
      groupId: defaultMemberGroupId,
      status: state.status,
      emailVerifiedAt: state.emailVerified ? at : null,
      createdAt: at,
    })
    .onConflictDoNothing({ target: members.email })
    .returning()
  if (!row) return null
  const version = await membershipVersion(db, data.locale)
  const membership = { purpose: 'membership', granted: true, version } as const
  await recordConsents(db, row.id, [membership, ...consents], data.locale, now)
  return row
}

/** Starts the first session of a new member and queues the welcome mail. */
export async function welcome(context: CallContext, db: Queryable, member: MemberRow): Promise<Session> {
  const network = hashNetwork(context.clientNetwork)
  await queueMail(db, { kind: 'welcome', memberId: member.id, network }, `welcome:${member.id}`, context.now)
  return signIn(context, db, member, await findPlace(context, db, member.id, null))
}

/**
 * Registers and signs in (spec 4). With neutral responses, it throws `confirmationSent` and queues a job for the rest.
 * So neither the response nor its duration reveals whether the address is known.
 */
export async function register(context: CallContext, input: ParsedRequestOf<typeof CALLS.register>): Promise<Session> {
  await registerLimit.consume(context, context.clientNetwork)
  await limitAnonymousForm(context, 'register')
  const { db, now } = context
  const settings = await requireOtherSettings(db)
  requirePasswordLength(input.password, settings.minimumPasswordLength)
  const { firstName, lastName, locale, consents = [] } = input
  const passwordHash = await hashPassword(input.password)
  const data = { email: normaliseEmail(input.email), firstName, lastName, phone: null, locale, passwordHash, consents }
  if (settings.neutralAccountAnswers) {
    await requireMailRoom(context, 'link')
    if (await mailboxLimit.tryConsume(context, data.email))
      await queueJob(
        db,
        registerJob,
        { ...data, network: hashNetwork(context.clientNetwork) },
        { dedupeKey: null, runAt: now },
      )
    throw new ApiError('confirmationSent')
  }
  return db.transaction(async (transaction) => {
    const row = await insertMember(transaction, data, { status: 'active', emailVerified: false }, now)
    if (!row) throw new ApiError('emailhata')
    return welcome(context, transaction, row)
  })
}

/**
 * 'Book and become a member' (decisions 8): creates an account without a password and mails a link that sets one. For a
 * known address it throws `emailhata`, even with neutral responses: decisions 8 makes this exception only here.
 */
export async function registerByBooking(
  context: CallContext,
  input: ParsedRequestOf<typeof CALLS.registerByBooking>,
): Promise<Session> {
  await registerLimit.consume(context, context.clientNetwork)
  await limitAnonymousForm(context, 'registerByBooking')
  const { db, now } = context
  const { firstName, lastName, phone, locale } = input
  const data = { email: normaliseEmail(input.email), firstName, lastName, phone, locale, consents: [] }
  return db.transaction(async (transaction) => {
    const state = { status: 'active', emailVerified: false } as const
    const row = await insertMember(transaction, { ...data, passwordHash: NO_PASSWORD }, state, now)
    if (!row) throw new ApiError('emailhata')
    const token = await createLink(transaction, row.id, now)
    const mail = { kind: 'setPassword' as const, memberId: row.id, token, network: hashNetwork(context.clientNetwork) }
    await queueMail(transaction, mail, `set-password:${row.id}`, now)
    return signIn(context, transaction, row, await findPlace(context, transaction, row.id, null))
  })
}

/**
 * The job of a neutral registration. An active member gets a mail that an account exists. An unconfirmed account is
 * reset, and all passwords given for it are discarded. The owner of the mailbox chooses a new password, which nobody
 * who registered the address before or later knows.
 */
export async function completeRegistration(
  db: TenantDatabase,
  { network, ...data }: Registration,
  now: number,
): Promise<boolean> {
  const from = network === undefined ? {} : { network }
  await db.transaction(async (transaction) => {
    const known = await findMemberByEmail(transaction, data.email)
    if (known?.status === 'active') {
      await queueMail(transaction, { kind: 'alreadyMember', memberId: known.id, at: now, ...from }, null, now)
      return
    }
    const inserted = known
      ? known
      : await insertMember(transaction, data, { status: 'pending', emailVerified: false }, now)
    if (!inserted) return
    if (known) {
      const { firstName, lastName, locale } = data
      const changes = { passwordHash: NO_PASSWORD, firstName, lastName, locale }
      await transaction.update(members).set(changes).where(eq(members.id, known.id))
    }
    const token = await createLink(transaction, inserted.id, now)
    const kind = known ? 'confirmAnew' : 'confirmAddress'
    await queueMail(transaction, { kind, memberId: inserted.id, token, ...from }, null, now)
  })
  return true
}
