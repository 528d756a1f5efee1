import { and, eq, gte, inArray, ne, or, type SQL, sql } from 'drizzle-orm'
import { toLocal } from '@/domain/dates/zone'
import { KEPT_RECORDS, type MemberDeleted } from '@/domain/member/account-schema'
import { isLocale } from '@/domain/shared/locales'
import { type MemberRow, requireMember, requireOwnPassword } from '../accounts/service'
import { queueMail } from '../outbox/service'
import { schema, type Transaction } from '../platform/database/client'
import type { MemberContext } from '../platform/http/context'
import { ApiError } from '../platform/http/errors'
import { NO_PASSWORD } from '../platform/passwords/passwords'
import { queueRemoval, statementOwner, voucherOwner } from '../rendered-documents/service'
import type { Services } from '../services/services'
import { requireTimeZone } from '../settings/service'
import { deleteFeedback } from './delete-feedback'
import { feedbackOf } from './feedback-of'

const { coupons, favourites, mails, memberDevices, memberIdentities, memberLinks, members, memberSessions } = schema
const { holds, paymentNotifications, reservationItems, reservations } = schema

/** Whether the member has an active reservation for today or later. Its contract requires the data (GDPR 17, 3 b). */
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

const choiceWithoutFlights = (choice: SQL) => sql`
  ${choice} || '{"flightNumber": null}' || case when jsonb_typeof(${choice} -> 'returnRide') = 'object'
    then jsonb_build_object('returnRide', ${choice} -> 'returnRide' || '{"flightNumber": null}') else '{}' end`

/** The selection without the pick-up place and the flight numbers. */
const selectionWithoutTraces = (selection: SQL) => sql`
  ${selection} || '{"pickupPlace": null}' || case when ${selection} -> 'choice' ? 'flightNumber'
    then jsonb_build_object('choice', ${choiceWithoutFlights(sql`(${selection} -> 'choice')`)}) else '{}' end`

/** An address of the person, and the time from which mails to it concern this person. */
interface Written {
  email: string
  since: Date
}

/**
 * Invoices must name their recipient (name, address, tax or passport number) for ten years, so this data stays if a
 * payment was made. Contact data, birthday, hotel, pick-up place and notes are deleted. A reservation without a payment
 * loses all personal data. Returns the addresses of the reservations, each with the time of its first reservation.
 */
async function anonymiseReservations(transaction: Transaction, memberId: number): Promise<Written[]> {
  const contact = sql`'{"birthDate": null, "phone": "", "email": ""}'::jsonb`
  const person = sql`'{"firstName": "", "lastName": "", "identityNumber": null, "address": null, "city": null, "country": null}'::jsonb`
  const { rows: addresses } = await transaction.execute<{ email: string; since: string }>(sql`
    select lower(guest ->> 'email') as email, min(created_at)::text as since from reservations
    where member_id = ${memberId} group by 1`)
  await transaction
    .update(reservations)
    .set({
      guest: sql`${reservations.guest} || ${contact} || (case when ${reservations.paidAmount} = 0 then ${person} else '{}'::jsonb end)`,
      hotel: null,
      note: '',
    })
    .where(eq(reservations.memberId, memberId))
  await transaction.execute(sql`
    delete from booking_keys k using reservations r where r.id = k.reservation_id and r.member_id = ${memberId}`)
  await transaction.execute(sql`
    update reservation_items i set item = ${selectionWithoutTraces(sql`i.item`)} from reservations r
    where r.id = i.reservation_id and r.member_id = ${memberId}`)
  await transaction
    .update(holds)
    .set({ memberId: null, address: '', selection: selectionWithoutTraces(sql`${holds.selection}`) })
    .where(eq(holds.memberId, memberId))
  await transaction
    .update(paymentNotifications)
    .set({ sender: '', note: '', reason: null })
    .where(eq(paymentNotifications.memberId, memberId))
  // Receipts of paid reservations are accounting records. Receipts of unpaid reservations are deleted.
  await transaction.execute(sql`
    delete from documents d using payment_notifications n, reservations r
    where d.notification_id = n.id and n.reservation_id = r.id
      and n.member_id = ${memberId} and r.paid_amount = 0`)
  return addresses.map(({ email, since }) => ({ email, since: new Date(since) }))
}

/** Returns the owners of rendered documents that name the person. */
async function listDocumentOwners(transaction: Transaction, memberId: number): Promise<string[]> {
  const rows = await transaction
    .select({ id: reservations.id, agencyId: reservations.agencyId })
    .from(reservations)
    .where(eq(reservations.memberId, memberId))
  const agencyIds = new Set(rows.flatMap(({ agencyId }) => agencyId ?? []))
  return [...rows.map(({ id }) => voucherOwner(id)), ...[...agencyIds].map(statementOwner)]
}

const EVER = new Date(0)

/**
 * Deletes the person's mails from the outbox, at the address of the account or of a reservation. An unconfirmed address
 * may belong to somebody else, so mails from before the account or reservation are kept.
 */
async function deleteMails(transaction: Transaction, member: MemberRow, booked: Written[]): Promise<void> {
  const account = { email: member.email, since: member.emailVerifiedAt ? EVER : member.createdAt }
  const own = [account, ...booked.filter(({ email }) => email !== '' && email !== member.email)]
  const others = await transaction
    .select({ email: members.email })
    .from(members)
    .where(
      and(
        inArray(
          members.email,
          own.map(({ email }) => email),
        ),
        ne(members.id, member.id),
      ),
    )
  const theirs = new Set(others.map((row) => row.email))
  for (const { email, since } of own.filter((written) => !theirs.has(written.email)))
    await transaction.delete(mails).where(and(eq(sql`lower(${mails.recipient})`, email), gte(mails.createdAt, since)))
}

async function listKeptRecords(transaction: Transaction, memberId: number): Promise<MemberDeleted['keptRecords']> {
  const { rows } = await transaction.execute<Record<'invoices' | 'receipts' | 'consents', boolean>>(sql`
    select exists (select 1 from reservations where member_id = ${memberId} and paid_amount <> 0) as invoices,
      exists (select 1 from documents d join payment_notifications n on n.id = d.notification_id
        where n.member_id = ${memberId}) as receipts,
      exists (select 1 from member_consents where member_id = ${memberId}) as consents`)
  return KEPT_RECORDS.filter((record) => rows[0]?.[record])
}

async function anonymiseMember(transaction: Transaction, member: MemberRow): Promise<void> {
  const { id } = member
  for (const table of [favourites, memberSessions, memberDevices, memberIdentities, memberLinks])
    await transaction.delete(table).where(eq(table.memberId, id))
  await transaction
    .update(coupons)
    .set({ couponStatus: 'passive' })
    .where(and(eq(coupons.memberId, id), inArray(coupons.couponStatus, ['active', 'pending'])))
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

/**
 * `POST /uye-sil-post`: deletes the member with all requests and reviews. The response names the records that the
 * operator must keep by law. Consents are kept as proof, under an anonymous member id.
 */
export async function deleteMember(
  services: Services,
  context: MemberContext,
  password: string,
): Promise<MemberDeleted> {
  const { db, caller, now } = context
  const member = await requireMember(db, caller.memberId)
  await requireOwnPassword(context, String(member.id), member, password)
  const today = toLocal(now, await requireTimeZone(db)).date
  const { keptRecords, productIds } = await db.transaction(async (transaction) => {
    await transaction.select().from(members).where(eq(members.id, member.id)).for('update')
    if (await hasOpenReservations(transaction, member.id, today)) throw new ApiError('reservationsOpen')
    const own = feedbackOf(services, context.company, member)
    const productIds = await deleteFeedback(transaction, own)
    await queueRemoval(transaction, await listDocumentOwners(transaction, member.id), now)
    const addresses = await anonymiseReservations(transaction, member.id)
    await deleteMails(transaction, member, addresses)
    await anonymiseMember(transaction, member)
    const locale = isLocale(member.locale) ? member.locale : 'en'
    const mail = { kind: 'memberDeleted', recipient: member.email, name: member.firstName, locale } as const
    await queueMail(transaction, mail, `member-deleted:${member.id}`, now)
    return { productIds, keptRecords: await listKeptRecords(transaction, member.id) }
  })
  if (productIds.length > 0) {
    await services.invalidate(context.company, [...productIds.map((id) => `product:${id}`), 'catalogue'])
  }
  return { memberDeleted: true, keptRecords }
}
