import { and, eq, gte, inArray, or, sql } from 'drizzle-orm'
import { toLocal } from '@/domain/dates/zone'
import { isLocale } from '@/domain/shared/locales'
import { schema, type Transaction } from '../db/client'
import type { MemberContext } from '../http/context'
import { ApiError } from '../http/errors'
import { queueMail } from '../jobs/queue'
import { requireTimeZone } from '../settings/repository'
import { type MemberRow, requireMember } from './accounts'
import { NO_PASSWORD } from './passwords'
import { requireOwnPassword } from './update'

const { coupons, favourites, mails, memberDevices, memberIdentities, memberLinks, members, memberSessions } = schema
const { paymentNotifications, reservationItems, reservations } = schema

/** Whether something is still to come or to be paid: then the contract needs the person (GDPR 17, 3 b). */
async function hasOpenReservations(transaction: Transaction, memberId: number, today: string): Promise<boolean> {
  const found = await transaction
    .select({ id: reservations.id })
    .from(reservations)
    .innerJoin(reservationItems, eq(reservationItems.reservationId, reservations.id))
    .where(
      and(
        eq(reservations.memberId, memberId),
        eq(reservations.status, 'active'),
        or(gte(reservationItems.day, today), gte(reservationItems.endDay, today)),
      ),
    )
    .limit(1)
  return found.length > 0
}

/**
 * Invoices must name who was invoiced (name, address, tax or passport number) for ten years; where money was taken,
 * that stays. How to reach the person, birthday, hotel and notes go; a reservation that came to nothing loses all.
 */
async function anonymiseReservations(transaction: Transaction, memberId: number): Promise<void> {
  const contact = sql`'{"birthDate": null, "phone": "", "email": ""}'::jsonb`
  const person = sql`'{"firstName": "", "lastName": "", "identityNumber": null, "address": null}'::jsonb`
  await transaction
    .update(reservations)
    .set({
      guest: sql`${reservations.guest} || ${contact} || (case when ${reservations.collectionStatus} = 0 then ${person} else '{}'::jsonb end)`,
      hotel: null,
      note: '',
    })
    .where(eq(reservations.memberId, memberId))
  await transaction
    .update(paymentNotifications)
    .set({ sender: '', note: '' })
    .where(eq(paymentNotifications.memberId, memberId))
}

async function anonymiseMember(transaction: Transaction, member: MemberRow): Promise<void> {
  const { id } = member
  for (const table of [favourites, memberSessions, memberDevices, memberIdentities, memberLinks])
    await transaction.delete(table).where(eq(table.memberId, id))
  await transaction
    .update(coupons)
    .set({ couponStatus: 'passive' })
    .where(and(eq(coupons.memberId, id), inArray(coupons.couponStatus, ['active', 'pending'])))
  await transaction.delete(mails).where(eq(mails.recipient, member.email))
  await transaction
    .update(members)
    .set({
      email: `deleted-${id}@deleted.invalid`,
      passwordHash: NO_PASSWORD,
      temporaryPasswordHash: null,
      temporaryPasswordExpires: null,
      mustChangePassword: false,
      firstName: '',
      lastName: '',
      phone: null,
      birthDate: null,
      address: null,
      identityNumber: null,
      city: null,
      district: null,
      country: null,
      emailVerifiedAt: null,
      status: 'deleted',
    })
    .where(eq(members.id, id))
}

/** `POST /uye-sil-post`. Consents stay as the proof that they were given, under a number that names nobody. */
export async function deleteMember(context: MemberContext, password: string): Promise<{ memberDeleted: boolean }> {
  const { db, caller, now } = context
  const member = await requireMember(db, caller.memberId)
  await requireOwnPassword(context, member, password)
  const today = toLocal(now, await requireTimeZone(db)).date
  await db.transaction(async (transaction) => {
    await transaction.select().from(members).where(eq(members.id, member.id)).for('update')
    if (await hasOpenReservations(transaction, member.id, today)) throw new ApiError('reservationsOpen')
    await anonymiseReservations(transaction, member.id)
    await anonymiseMember(transaction, member)
    const locale = isLocale(member.locale) ? member.locale : 'en'
    const mail = { kind: 'memberDeleted', recipient: member.email, name: member.firstName, locale } as const
    await queueMail(transaction, mail, `member-deleted:${member.id}`, now)
  })
  return { memberDeleted: true }
}
