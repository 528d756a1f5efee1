import { eq } from 'drizzle-orm'
import { normaliseEmail } from '@/domain/member/rules'
import type { Session } from '@/domain/member/schema'
import type { ParsedRequestOf } from '@/domain/wire/call'
import type { CALLS } from '@/domain/wire/calls'
import { type Queryable, schema } from '../db/client'
import type { CallContext, MemberContext } from '../http/context'
import { ApiError } from '../http/errors'
import { randomToken } from '../http/secrets'
import { queueMail } from '../jobs/queue'
import { requireOtherSettings } from '../settings/repository'
import { createLimit } from './limits'
import { toMember } from './member-view'
import { decoyHash, hashPassword, verifyPassword } from './passwords'
import { endOtherSessions, startSession } from './sessions'

const { members } = schema
const HOUR = 3_600_000
const TEMPORARY_PASSWORD_HOURS = 24

/** Per pair of address and account, so that a stranger can lock nobody else out (decisions 8). */
const loginLimit = createLimit('login', 10, 15 * 60)
const registerLimit = createLimit('register', 20, 60 * 60)
const forgotLimit = createLimit('forgot', 5, 60 * 60)

export type MemberRow = typeof members.$inferSelect

export async function findMemberByEmail(db: Queryable, email: string): Promise<MemberRow | null> {
  const [row] = await db
    .select()
    .from(members)
    .where(eq(members.email, normaliseEmail(email)))
  return row ?? null
}

export async function requireMember(db: Queryable, id: number): Promise<MemberRow> {
  const [row] = await db.select().from(members).where(eq(members.id, id))
  if (!row) throw new ApiError('unauthenticated')
  return row
}

/** A mailed password counts until it lapses; its first use makes it the password and asks for a new one. */
async function acceptPassword(context: CallContext, member: MemberRow, password: string): Promise<MemberRow | null> {
  if (await verifyPassword(member.passwordHash, password)) return member
  const { temporaryPasswordHash, temporaryPasswordExpires } = member
  if (!temporaryPasswordHash || !temporaryPasswordExpires || temporaryPasswordExpires.getTime() <= context.now)
    return null
  if (!(await verifyPassword(temporaryPasswordHash, password))) return null
  const [row] = await context.db
    .update(members)
    .set({
      passwordHash: temporaryPasswordHash,
      temporaryPasswordHash: null,
      temporaryPasswordExpires: null,
      mustChangePassword: true,
    })
    .where(eq(members.id, member.id))
    .returning()
  return row ?? null
}

export async function login(context: CallContext, input: ParsedRequestOf<typeof CALLS.login>): Promise<Session> {
  const email = normaliseEmail(input.email)
  const limitKey = `${context.clientAddress}|${email}`
  await loginLimit.consume(context, limitKey)
  const known = await findMemberByEmail(context.db, email)
  if (!known) await verifyPassword(await decoyHash(), input.password)
  const member = known ? await acceptPassword(context, known, input.password) : null
  if (!member) throw new ApiError('invalidCredentials')
  await loginLimit.reward(context, limitKey)
  const session = await startSession(context.db, member.id, context.userAgent, context.now)
  return { ...session, member: toMember(member) }
}

export async function register(context: CallContext, input: ParsedRequestOf<typeof CALLS.register>): Promise<Session> {
  await registerLimit.consume(context, context.clientAddress)
  const settings = await requireOtherSettings(context.db)
  if (input.password.length < settings.minimumPasswordLength) {
    throw new ApiError('invalidRequest', { fields: { sifre: 'too_small' } })
  }
  const passwordHash = await hashPassword(input.password)
  const [row] = await context.db
    .insert(members)
    .values({
      email: normaliseEmail(input.email),
      passwordHash,
      firstName: input.firstName,
      lastName: input.lastName,
      locale: input.locale,
      groupId: settings.defaultMemberGroupId,
      createdAt: new Date(context.now),
    })
    .onConflictDoNothing({ target: members.email })
    .returning()
  if (!row) throw new ApiError('emailhata')
  const session = await startSession(context.db, row.id, context.userAgent, context.now)
  await queueMail(context.db, { kind: 'welcome', memberId: row.id }, `welcome:${row.id}`, context.now)
  return { ...session, member: toMember(row) }
}

/** Spec 4 and decisions 8: a random password goes to the stored address; the old one works on until this is used. */
export async function forgotPassword(context: CallContext, input: ParsedRequestOf<typeof CALLS.forgotPassword>) {
  const email = normaliseEmail(input.email)
  await forgotLimit.consume(context, `${context.clientAddress}|${email}`)
  const settings = await requireOtherSettings(context.db)
  const member = await findMemberByEmail(context.db, email)
  if (!member && !settings.neutralAccountAnswers) throw new ApiError('mailyok')
  const password = randomToken(9)
  const temporaryPasswordHash = await hashPassword(password)
  if (member) {
    await context.db.transaction(async (transaction) => {
      await transaction
        .update(members)
        .set({
          temporaryPasswordHash,
          temporaryPasswordExpires: new Date(context.now + TEMPORARY_PASSWORD_HOURS * HOUR),
        })
        .where(eq(members.id, member.id))
      const mail = { kind: 'temporaryPassword', memberId: member.id, password, locale: input.locale } as const
      await queueMail(transaction, mail, null, context.now)
    })
  }
  return { status: 'ok' }
}

export async function updateMember(context: MemberContext, input: ParsedRequestOf<typeof CALLS.updateMember>) {
  const member = await requireMember(context.db, context.caller.memberId)
  const { currentPassword, password, ...details } = input
  const changes = Object.fromEntries(Object.entries(details).filter(([, value]) => value !== undefined))
  if (password !== undefined) {
    const settings = await requireOtherSettings(context.db)
    if (!(await verifyPassword(member.passwordHash, currentPassword ?? ''))) throw new ApiError('invalidCredentials')
    if (password.length < settings.minimumPasswordLength)
      throw new ApiError('invalidRequest', { fields: { sifre: 'too_small' } })
    Object.assign(changes, { passwordHash: await hashPassword(password), mustChangePassword: false })
  }
  if (Object.keys(changes).length === 0) return toMember(member)
  const [row] = await context.db.update(members).set(changes).where(eq(members.id, member.id)).returning()
  if (password !== undefined) await endOtherSessions(context.db, member.id, context.caller.tokenHash, context.now)
  return toMember(row ?? member)
}
