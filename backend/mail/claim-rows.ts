import { eq } from 'drizzle-orm'
import { schema, type TenantDatabase } from '../db/client'
import { formatDay } from '../platform/dates/written-dates'
import type { MailContent } from './layout'
import type { ReservationMailTexts } from './texts/reservation/types'

const { documents, paymentNotifications } = schema

/** A guest's word of a transfer as both sides read it: sum, day, sender, file. */
export async function readClaimRows(
  db: TenantDatabase,
  claimId: number,
  { labels }: ReservationMailTexts,
  money: (amount: string, currency: string) => string,
): Promise<MailContent['rows']> {
  const [claim] = await db.select().from(paymentNotifications).where(eq(paymentNotifications.id, claimId))
  if (!claim) return []
  const [file] = await db
    .select({ name: documents.fileName })
    .from(documents)
    .where(eq(documents.notificationId, claimId))
  return [
    { label: labels.claimed, value: money(claim.amount, claim.currency) },
    { label: labels.paidOn, value: formatDay(claim.paidOn) },
    { label: labels.sender, value: claim.sender },
    ...(file ? [{ label: labels.receipt, value: file.name }] : []),
  ]
}
