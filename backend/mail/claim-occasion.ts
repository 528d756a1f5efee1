import { eq } from 'drizzle-orm'
import { formatMoment } from '@/domain/dates/day-words'
import type { ReservationResult } from '@/domain/reservations/schema'
import { schema, type TenantDatabase } from '../db/client'
import type { MailRequest } from '../jobs/queue'
import { formatDay } from '../platform/dates/written-dates'
import { requireTimeZone } from '../settings/repository'
import type { MailContent } from './layout'
import type { ReservationMailTexts } from './texts/reservation/types'

const { documents, paymentNotifications } = schema

/** A guest's word of a transfer as both sides read it: sum, day, sender, file. */
async function readClaimRows(
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
    ...(claim.reason === null ? [] : [{ label: labels.reason, value: claim.reason }]),
    ...(file ? [{ label: labels.receipt, value: file.name }] : []),
  ]
}

interface ClaimSubject {
  db: TenantDatabase
  row: Pick<typeof schema.reservations.$inferSelect, 'payUntil'>
  result: ReservationResult
  texts: ReservationMailTexts
  money: (amount: string, currency?: string) => string
  path: string
}

/** The mails about a guest's word of a transfer. */
export async function claimOccasion(
  { db, row: { payUntil }, result, texts, money, path }: ClaimSubject,
  { kind, claimId }: Extract<MailRequest, { claimId: number }>,
) {
  const rows = await readClaimRows(db, claimId, texts, money)
  const isResumed = kind === 'claimNotFound' && payUntil !== null
  const extraParagraphs = isResumed ? [texts.claimNotFound.until] : []
  const until = isResumed ? formatMoment(payUntil.getTime(), await requireTimeZone(db), result.locale) : ''
  // The operator signs in elsewhere; a guest's link is the guest's alone.
  return {
    words: texts[kind],
    path: kind === 'claimForOperator' ? '/' : path,
    rows,
    extraParagraphs,
    values: { until },
  }
}
