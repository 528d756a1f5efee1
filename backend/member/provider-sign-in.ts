import { and, eq } from 'drizzle-orm'
import type { Provider } from '@/domain/member/account-schema'
import { normaliseEmail } from '@/domain/member/rules'
import type { Session } from '@/domain/member/schema'
import type { Locale } from '@/domain/shared/locales'
import { endSessions, findMemberByEmail, findPlace, type MemberRow, requireMember } from '../accounts/service'
import type { IdentityProviders, ProvenIdentity } from '../identity-providers/service'
import { type Queryable, schema } from '../platform/database/client'
import type { CallContext, MemberContext } from '../platform/http/context'
import { ApiError } from '../platform/http/errors'
import { createLimit } from '../platform/limits/limits'
import { NO_PASSWORD } from '../platform/passwords/passwords'
import { confirmArrivals } from '../reservations/service'
import { requireLanguage } from '../settings/service'
import { getAccount } from './account'
import { insertMember, welcome } from './registration'
import { signIn } from './sign-in'

const { memberIdentities, members } = schema
const providerLimit = createLimit('provider', 60, 15 * 60)

interface Input {
  locale?: Locale | undefined
  deviceToken?: string | undefined
}

async function findByIdentity(db: Queryable, { provider, subject }: ProvenIdentity): Promise<MemberRow | null> {
  const [row] = await db
    .select({ member: members })
    .from(memberIdentities)
    .innerJoin(members, eq(members.id, memberIdentities.memberId))
    .where(and(eq(memberIdentities.provider, provider), eq(memberIdentities.subject, subject)))
  return row?.member ?? null
}

/**
 * Returns false if the provider's account is already linked, or if the member already has an account of this provider.
 */
async function link(db: Queryable, memberId: number, identity: ProvenIdentity, now: number): Promise<boolean> {
  const { provider, subject, email } = identity
  const added = await db
    .insert(memberIdentities)
    .values({ memberId, provider, subject, email, createdAt: new Date(now) })
    .onConflictDoNothing()
    .returning({ id: memberIdentities.id })
  return added.length > 0
}

/**
 * Throws `accountExists` unless the provider has verified the address and the member has confirmed it. A person who
 * registered with another person's address must not share an account with its owner. In all other cases the person must
 * enter the password first.
 */
function requireLinkable(member: MemberRow, identity: ProvenIdentity): void {
  if (!identity.emailVerified || member.emailVerifiedAt === null || member.status !== 'active')
    throw new ApiError('accountExists')
}

async function joinBy(
  context: CallContext,
  db: Queryable,
  identity: ProvenIdentity,
  email: string,
  locale: Locale,
): Promise<Session> {
  const { firstName, lastName, emailVerified } = identity
  const data = { email, firstName, lastName, phone: null, locale, passwordHash: NO_PASSWORD, consents: [] }
  const row = await insertMember(db, data, { status: 'active', emailVerified }, context.now)
  if (!row || !(await link(db, row.id, identity, context.now))) throw new ApiError('accountExists')
  return welcome(context, db, row)
}

/**
 * `GET /uye-google-get`, `/uye-facebook-get`: signs a linked member in. A verified address is linked to its member or
 * creates a member. The provider is called before the transaction, not in it.
 */
export async function signInByProvider(
  context: CallContext,
  providers: IdentityProviders,
  provider: Provider,
  input: Input,
): Promise<Session> {
  const { db, now, providerToken } = context
  await providerLimit.consume(context, context.clientNetwork)
  if (!providerToken) throw new ApiError('providerTokenInvalid')
  const identity = await providers[provider](providerToken, now)
  const locale = input.locale ?? (await requireLanguage(db)).default
  return db.transaction(async (transaction) => {
    const linked = await findByIdentity(transaction, identity)
    if (linked)
      return signIn(context, transaction, linked, await findPlace(context, transaction, linked.id, input.deviceToken))
    if (identity.email === null) throw new ApiError('emailMissing')
    const email = normaliseEmail(identity.email)
    const known = await findMemberByEmail(transaction, email)
    // Google states it for every address, so a missing value means false.
    if (provider === 'google' && !identity.emailVerified) throw new ApiError('emailUnverified')
    if (!known) return joinBy(context, transaction, identity, email, locale)
    requireLinkable(known, identity)
    if (!(await link(transaction, known.id, identity, now))) throw new ApiError('identityTaken')
    return signIn(context, transaction, known, await findPlace(context, transaction, known.id, input.deviceToken))
  })
}

/** `POST /uye-baglanti-ekle-post`. The member is already signed in, so the addresses may differ. */
export async function connectProvider(
  context: MemberContext,
  providers: IdentityProviders,
  input: { provider: Provider; providerToken: string },
) {
  const { db, caller, now } = context
  await providerLimit.consume(context, context.clientNetwork)
  const identity = await providers[input.provider](input.providerToken, now)
  const member = await requireMember(db, caller.memberId)
  const holder = await findByIdentity(db, identity)
  if (holder && holder.id !== member.id) throw new ApiError('identityTaken')
  if (!holder && !(await link(db, member.id, identity, now))) throw new ApiError('identityTaken')
  const isSameProven =
    identity.emailVerified && identity.email !== null && normaliseEmail(identity.email) === member.email
  if (isSameProven && member.emailVerifiedAt === null)
    await db.transaction(async (transaction) => {
      await transaction
        .update(members)
        .set({ emailVerifiedAt: new Date(now) })
        .where(eq(members.id, member.id))
      // This session proved the address. Other sessions may belong to a person who created the account without the
      // mailbox.
      await endSessions(transaction, member.id, caller.tokenHash, now)
      await confirmArrivals(transaction, member.id, now)
    })
  return getAccount(context)
}
