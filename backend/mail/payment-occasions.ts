import { formatMoment } from '@/domain/dates/day-words'
import { isZero } from '@/domain/money/amount'
import { agencyMarginOf } from '@/domain/pricing/gross-price'
import type { PricedReservation } from '@/domain/pricing/types'
import { missingOf } from '@/domain/reservations/balance'
import { collectorOf } from '@/domain/reservations/collector'
import type { ReservationResult } from '@/domain/reservations/schema'
import { AGENCY_BOOKING_TEXTS, type ReservationMailTexts } from '@/messages/catalogues'
import type { schema, TenantDatabase } from '../platform/database/client'
import { requireOtherSettings, requireTimeZone } from '../settings/service'
import type { MailFrame, MailParts } from './frame'
import { buildTransferRows } from './reservation-rows'

export type Row = typeof schema.reservations.$inferSelect
export type Occasion = Pick<MailParts, 'words' | 'path' | 'values' | 'extraParagraphs' | 'rows'> & {
  /** The operator's message. */
  told?: string
}

export interface Subject {
  db: TenantDatabase
  frame: MailFrame
  row: Row
  result: ReservationResult
  texts: ReservationMailTexts
  money: (amount: string, currency?: string) => string
  /** Opens the reservation without an account, for 24 hours. */
  link: string
  /** The page that shows the reservation to the recipient: in the account, or by the link. */
  path: string
  /** Whether the guest's address is the booker's own confirmed address. */
  isProven: boolean
}

/** A note that the operator must still confirm the reservation. */
export const byHand = ({ row, texts }: Subject): string[] => (row.awaitsConfirmation ? [texts.received.byHand] : [])

/** Returns how the due amount is paid. For a bank transfer it includes the bank accounts. */
export async function wayToPay({ db, row, result, texts, money }: Subject): Promise<Omit<Occasion, 'words' | 'path'>> {
  const words = texts.received
  if (isZero(result.fixed.totals.grandTotal)) return {}
  if (row.paymentMethod === 'onArrival') {
    const amount = money(result.fixed.totals.grandTotal)
    if (collectorOf({ isBookedByAgency: row.agencyUserId !== null }) === 'operator')
      return { values: { amount }, extraParagraphs: [words.onArrival] }
    const { gross } = agencyMarginOf(result.fixed as PricedReservation, result.items)
    const { onAccount } = AGENCY_BOOKING_TEXTS[result.locale]
    return { values: { amount, gross: money(gross) }, extraParagraphs: [onAccount] }
  }
  if (row.paymentMethod !== 'bankTransfer' || row.payUntil === null) return {}
  const other = await requireOtherSettings(db)
  const until = formatMoment(row.payUntil.getTime(), other.timeZone, result.locale)
  const amount = money(missingOf(row))
  const rows = buildTransferRows(other, result.locale, { amount, currency: row.fixedCurrency, until })
  return { values: { amount, until }, extraParagraphs: [words.transfer], rows }
}

const momentFor = async ({ db, result }: Subject, at: Date) =>
  formatMoment(at.getTime(), await requireTimeZone(db), result.locale)

/** A payment that does not cover the full amount: includes the deadline of the remainder and the bank accounts. */
export async function paymentReceived(subject: Subject, amount: string): Promise<Occasion> {
  const { row, texts, money, path } = subject
  const { rest } = texts.paymentReceived
  const occasion = { words: texts.paymentReceived, path, values: { amount }, extraParagraphs: byHand(subject) }
  const missing = missingOf(row)
  if (row.payUntil === null || row.paymentMethod === 'onArrival' || isZero(missing)) return occasion
  const values = { amount, rest: money(missing), until: await momentFor(subject, row.payUntil) }
  const { rows } = await wayToPay(subject)
  return { ...occasion, values, extraParagraphs: [rest, ...occasion.extraParagraphs], ...(rows ? { rows } : {}) }
}

export function expired({ row, texts, money }: Subject, refund: string): Occasion {
  const { unconfirmed, partly, body } = texts.lapsed
  const isPartly = !isZero(refund)
  const said = row.paymentMethod === 'onArrival' ? unconfirmed : isPartly ? partly : body
  const extraParagraphs = isPartly ? [texts.cancelled.refund] : []
  return { words: { ...texts.lapsed, body: said }, path: '/', values: { refund: money(refund) }, extraParagraphs }
}
