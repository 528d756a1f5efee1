import { and, eq } from 'drizzle-orm'
import type { UnpaidLimits } from '@/domain/reservations/unpaid-limits'
import type { AgencyRow } from '../accounts/service'
import { buildMailedPassword } from '../accounts/service'
import { queueMail } from '../outbox/service'
import { type Queryable, schema, type Transaction } from '../platform/database/client'
import { ApiError } from '../platform/http/errors'
import { NO_PASSWORD } from '../platform/passwords/passwords'
import { requireOtherSettings } from '../settings/service'

const { agencies, agencyUsers, members } = schema

/** Percentages with two decimals; the last day is inclusive. */
export interface AgencyTerms {
  discountPercent: string
  commissionPercent: string
  validUntil: string | null
  unpaidLimits: UnpaidLimits | null
}

/** Identifies the person who decided, for the audit record, for example `staff:3`. */
type Actor = string

async function requirePending(transaction: Transaction, agencyId: number): Promise<AgencyRow> {
  const [row] = await transaction
    .select()
    .from(agencies)
    .where(and(eq(agencies.id, agencyId), eq(agencies.status, 'pending')))
    .for('update')
  if (!row) throw new ApiError('notFound')
  return row
}

/** Inserts the account that holds the agency's reservations. It has a number and a name; nobody can sign in with it. */
export async function insertHouseAccount(
  transaction: Transaction,
  agency: Pick<AgencyRow, 'id' | 'tradeName' | 'locale' | 'phone'>,
  now: number,
): Promise<number> {
  const { defaultMemberGroupId } = await requireOtherSettings(transaction)
  const [row] = await transaction
    .insert(members)
    .values({
      email: `agency-${agency.id}@agency.invalid`,
      passwordHash: NO_PASSWORD,
      firstName: agency.tradeName.slice(0, 80),
      lastName: '',
      phone: agency.phone,
      locale: agency.locale,
      groupId: defaultMemberGroupId,
      status: 'agency',
      createdAt: new Date(now),
    })
    .returning({ id: members.id })
  if (!row) throw new Error("the agency's account was not written")
  return row.id
}

/**
 * Accepts an application: stores the terms and creates an account and a first user with a mailed password. Throws
 * `notFound` if the application is not open, and `emailhata` if the address already signs in for another agency.
 */
export async function approveAgency(
  db: Queryable,
  agencyId: number,
  terms: AgencyTerms,
  actor: Actor,
  now: number,
): Promise<void> {
  const { password, columns } = await buildMailedPassword(now)
  await db.transaction(async (transaction) => {
    const agency = await requirePending(transaction, agencyId)
    const memberId = await insertHouseAccount(transaction, agency, now)
    await transaction
      .update(agencies)
      .set({ ...terms, status: 'active', memberId, uploadTokenHash: null, decidedAt: new Date(now), decidedBy: actor })
      .where(eq(agencies.id, agencyId))
    const [user] = await transaction
      .insert(agencyUsers)
      .values({
        agencyId,
        email: agency.contactEmail,
        firstName: agency.contactFirstName,
        lastName: agency.contactLastName,
        locale: agency.locale,
        passwordHash: NO_PASSWORD,
        createdAt: new Date(now),
        ...columns,
      })
      .onConflictDoNothing({ target: agencyUsers.email })
      .returning({ id: agencyUsers.id })
    if (!user) throw new ApiError('emailhata')
    const mail = { kind: 'agencyApproved', agencyUserId: user.id, password } as const
    await queueMail(transaction, mail, `agency-approved:${agencyId}`, now)
  })
}

/** Declines an application and queues a mail. Throws `notFound` if the application is not open. */
export async function rejectAgency(db: Queryable, agencyId: number, actor: Actor, now: number): Promise<void> {
  await db.transaction(async (transaction) => {
    await requirePending(transaction, agencyId)
    await transaction
      .update(agencies)
      .set({ status: 'rejected', uploadTokenHash: null, decidedAt: new Date(now), decidedBy: actor })
      .where(eq(agencies.id, agencyId))
    await queueMail(transaction, { kind: 'agencyRejected', agencyId }, `agency-rejected:${agencyId}`, now)
  })
}
