import { asc, eq } from 'drizzle-orm'
import type { MemberExport } from '@/domain/member/account-schema'
import { schema } from '../db/client'
import type { MemberContext } from '../http/context'
import { getAccount } from './account'
import { createLimit } from './limits'
import { getMemberData } from './member-data'

const { mails, paymentNotifications, reservations } = schema
const exportLimit = createLimit('export', 10, 60 * 60)

/** `GET /uye-veri-indir-get`: everything that is kept about the member, as they may carry it elsewhere. */
export async function exportMember(context: MemberContext): Promise<MemberExport> {
  const { db, caller, now } = context
  await exportLimit.consume(context, String(caller.memberId))
  const { member, reservations: summaries, favourites, coupons, collections } = await getMemberData(context, undefined)
  const rows = await db
    .select({ id: reservations.id, guest: reservations.guest, note: reservations.note })
    .from(reservations)
    .where(eq(reservations.memberId, caller.memberId))
  const letters = await db.select().from(mails).where(eq(mails.recipient, member.email)).orderBy(asc(mails.id))
  const claims = await db
    .select()
    .from(paymentNotifications)
    .where(eq(paymentNotifications.memberId, caller.memberId))
    .orderBy(asc(paymentNotifications.id))
  return {
    exportedAt: new Date(now).toISOString(),
    member,
    account: await getAccount(context, true),
    favourites,
    coupons,
    collections,
    bookings: summaries.map((reservation) => {
      const row = rows.find((entry) => entry.id === reservation.id)
      return { reservation, guest: { ...row?.guest }, note: row?.note ?? '' }
    }),
    notifications: claims.map(({ amount, currency, paidOn, sender, note, createdAt }) => ({
      amount,
      currency,
      paidOn,
      sender,
      note,
      createdAt: createdAt.toISOString(),
    })),
    // Their texts hold passwords and links: worth something to a thief, and known to their owner.
    mails: letters.map(({ subject, createdAt }) => ({ mailSubject: subject, createdAt: createdAt.toISOString() })),
  }
}
