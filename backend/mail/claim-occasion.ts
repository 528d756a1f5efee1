import { eq } from 'drizzle-orm'
import { formatMoment } from '@/domain/dates/day-words'
import type { ReservationResult } from '@/domain/reservations/schema'
import type { ReservationMailTexts } from '@/messages/catalogues'
import type { MailRequest } from '../outbox/service'
import { schema, type TenantDatabase } from '../platform/database/client'
import { formatDay } from '../platform/dates/written-dates'
import { requireTimeZone } from '../settings/service'
import type { MailContent } from './layout'

const { documents, paymentNotifications } = schema

type Claim = typeof paymentNotifications.$inferSelect
type ClaimRequest = Extract<MailRequest, { claimId: number }>

/**
 * Rows of a payment claim: amount, day, file and reason. The sender's name is free text, so it is shown only to the
 * operator and to a proven address.
 */
async function readClaimRows(
  { db, texts: { labels }, money, isProven }: ClaimSubject,
  claim: Claim,
  kind: ClaimRequest['kind'],
): Promise<MailContent['rows']> {
  const showsSender = kind === 'claimForOperator' || isProven
  const [file] = await db
    .select({ name: documents.fileName })
    .from(documents)
    .where(eq(documents.notificationId, claim.id))
  return [
    { label: labels.claimed, value: money(claim.amount, claim.currency) },
    { label: labels.paidOn, value: formatDay(claim.paidOn) },
    ...(showsSender ? [{ label: labels.sender, value: claim.sender }] : []),
    ...(claim.reason === null ? [] : [{ label: labels.reason, value: claim.reason }]),
    ...(file ? [{ label: labels.receipt, value: file.name }] : []),
  ]
}

interface ClaimSubject {
  db: TenantDatabase
  row: Pick<typeof schema.reservations.$inferSelect, 'status' | 'payUntil'>
  result: ReservationResult
  texts: ReservationMailTexts
  money: (amount: string, currency?: string) => string
  path: string
  /** Whether the guest's address is the booker's own confirmed address. */
  isProven: boolean
}

/**
 * Returns `kept` if the payment deadline is paused while the claim waits, `runs` if it is not, and null if the
 * reservation is not active.
 */
function standingOf({ status, payUntil }: ClaimSubject['row'], claim: Claim | undefined): 'kept' | 'runs' | null {
  if (status !== 'active') return null
  return payUntil === null || (claim && claim.remainingSeconds !== null) ? 'kept' : 'runs'
}

/** Mails about a guest's claim to have made a transfer. */
export async function claimOccasion(subject: ClaimSubject, { kind, claimId }: ClaimRequest) {
  const { db, row, result, texts, path } = subject
  const [claim] = await db.select().from(paymentNotifications).where(eq(paymentNotifications.id, claimId))
  const rows = claim ? await readClaimRows(subject, claim, kind) : []
  const { payUntil } = row
  const standing = standingOf(row, claim)
  const said =
    kind !== 'claimNotFound' ? standing && texts[kind][standing] : payUntil === null ? null : texts.claimNotFound.until
  const until = payUntil ? formatMoment(payUntil.getTime(), await requireTimeZone(db), result.locale) : ''
  // The operator signs in elsewhere. Only the guest may get the guest's link.
  return {
    words: texts[kind],
    path: kind === 'claimForOperator' ? '/' : path,
    rows,
    extraParagraphs: said === null ? [] : [said],
    values: { until },
  }
}
