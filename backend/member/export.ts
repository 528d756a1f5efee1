import { and, asc, eq, gte } from 'drizzle-orm'
import type { MemberExport } from '@/domain/member/account-schema'
import { type MemberRow, requireMember } from '../accounts/service'
import { createDocumentSealer, readDocuments } from '../documents/service'
import { schema, type TenantDatabase } from '../platform/database/client'
import type { MemberContext } from '../platform/http/context'
import { createLimit } from '../platform/limits/limits'
import { readQueued } from '../platform/rendering/documents'
import type { Services } from '../services/services'
import { getAccount } from './account'
import { exportFeedback } from './export-feedback'
import { feedbackOf } from './feedback-of'
import { getMemberData } from './member-data'

const { mails, paymentNotifications, reservations } = schema
const exportLimit = createLimit('export', 10, 60 * 60)
const networkLimit = createLimit('export-network', 30, 60 * 60)

/** Mails to the member. For an unconfirmed address, only mails sent since the account was created. */
function listLetters(db: TenantDatabase, row: MemberRow) {
  const sinceThen = row.emailVerifiedAt === null ? gte(mails.createdAt, row.createdAt) : undefined
  return db
    .select({ subject: mails.subject, createdAt: mails.createdAt })
    .from(mails)
    .where(and(eq(mails.recipient, row.email), sinceThen))
    .orderBy(asc(mails.id))
}

/** `GET /uye-veri-indir-get`: all stored data about the member in a portable format. */
export async function exportMember(services: Services, context: MemberContext): Promise<MemberExport> {
  await networkLimit.consume(context, context.clientNetwork)
  await exportLimit.consume(context, String(context.caller.memberId))
  return readQueued(`${context.company} member ${context.caller.memberId}`, () => readExport(services, context))
}

async function readExport(services: Services, context: MemberContext): Promise<MemberExport> {
  const { db, caller, now } = context
  const { member, reservations: summaries, favourites, coupons, collections } = await getMemberData(context, undefined)
  const rows = await db
    .select({ id: reservations.id, guest: reservations.guest, hotel: reservations.hotel, note: reservations.note })
    .from(reservations)
    .where(eq(reservations.memberId, caller.memberId))
  const row = await requireMember(db, caller.memberId)
  const letters = await listLetters(db, row)
  const claims = await db
    .select()
    .from(paymentNotifications)
    .where(eq(paymentNotifications.memberId, caller.memberId))
    .orderBy(asc(paymentNotifications.id))
  const sealer = createDocumentSealer(services.env, context.company)
  const receipts = await readDocuments(
    db,
    sealer,
    'notificationId',
    claims.map((claim) => claim.id),
  )
  return {
    exportedAt: new Date(now).toISOString(),
    member,
    account: await getAccount(context, true),
    favourites,
    coupons,
    collections,
    bookings: summaries.map((reservation) => {
      const kept = rows.find((entry) => entry.id === reservation.id)
      return {
        reservation,
        guest: { ...kept?.guest, city: kept?.guest.city ?? null, country: kept?.guest.country ?? null },
        hotel: kept?.hotel ?? null,
        note: kept?.note ?? '',
      }
    }),
    notifications: claims.map(({ id, amount, currency, paidOn, sender, note, createdAt }) => ({
      amount,
      currency,
      paidOn,
      sender,
      note,
      receipts: receipts.get(id) ?? [],
      createdAt: createdAt.toISOString(),
    })),
    ...(await exportFeedback(db, sealer, feedbackOf(services, context.company, row))),
    // Without texts: they contain passwords and links, which a thief could use and the member already has.
    mails: letters.map(({ subject, createdAt }) => ({ mailSubject: subject, createdAt: createdAt.toISOString() })),
  }
}
