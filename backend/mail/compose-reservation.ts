import { eq } from 'drizzle-orm'
import { compareStarts } from '@/domain/basket/service-times'
import { formatMoment } from '@/domain/dates/day-words'
import { isZero, ZERO } from '@/domain/money/amount'
import { agencyMarginOf } from '@/domain/pricing/gross-price'
import type { PricedReservation } from '@/domain/pricing/types'
import { keptOf, missingOf } from '@/domain/reservations/balance'
import { collectorOf } from '@/domain/reservations/collector'
import { isConfirmed } from '@/domain/reservations/confirmed'
import type { ReservationResult } from '@/domain/reservations/schema'
import { schema, type TenantDatabase } from '../db/client'
import { buildBookingLinkPath } from '../guest-access/link'
import type { MailRequest } from '../jobs/queue'
import { readHoldings } from '../payments/ledger'
import { toBookerResult, toResult } from '../reservations/views'
import { requireOtherSettings, requireTimeZone } from '../settings/repository'
import { VOUCHER_TEXTS } from '../vouchers/texts'
import { isMet, readMeetingPoints } from '../vouchers/voucher-data'
import {
  type AgencyRecipient,
  type Audience,
  buildAgencyTotalRows,
  FOR_OPERATOR,
  findAgencyRecipient,
} from './audience'
import { claimOccasion } from './claim-occasion'
import { clientOccasionOf } from './client-occasion'
import { isContract, readContracts } from './contract-documents'
import { detailsOccasion } from './details-occasion'
import { buildMail, type ComposedMail, formatMoney, type MailFrame, type MailParts, toParagraphs } from './frame'
import { hasAccount } from './has-account'
import { isProvenSender } from './proven-sender'
import { buildReservationRows, buildTransferRows, whenOf, writeOpen } from './reservation-rows'
import { AGENCY_BOOKING_TEXTS } from './texts/agency-booking'
import { RESERVATION_MAIL_TEXTS } from './texts/reservation/all'
import type { ReservationMailTexts } from './texts/reservation/types'

const { ledger, refunds, reservations } = schema

type Request = Extract<MailRequest, { reservationId: number }>
type Row = typeof reservations.$inferSelect
type Occasion = Pick<MailParts, 'words' | 'path' | 'values' | 'extraParagraphs' | 'rows'> & {
  /** The operator's own words. */
  told?: string
}

interface Subject {
  db: TenantDatabase
  frame: MailFrame
  row: Row
  result: ReservationResult
  texts: ReservationMailTexts
  money: (amount: string, currency?: string) => string
  /** Opens the reservation without an account, for 24 hours. */
  link: string
  /** Where the recipient sees the reservation: in the account, or by the link. */
  path: string
}

/** Whose links the mails carry, and what signs them. */
export interface LinkSigner {
  company: string
  secret: string
}

const ACCOUNT = '/user/reservations'

/** Money of one ledger entry or refund, in the currency it moved in. */
async function amountOf(subject: Subject, request: { ledgerId: number } | { refundId: number }): Promise<string> {
  const { db } = subject
  const [found] =
    'ledgerId' in request
      ? await db.select().from(ledger).where(eq(ledger.id, request.ledgerId))
      : await db.select().from(refunds).where(eq(refunds.id, request.refundId))
  return found ? subject.money(found.amount, found.currency) : ''
}

/** Said wherever somebody could take a reservation for certain. */
const byHand = ({ row, texts }: Subject): string[] => (row.awaitsConfirmation ? [texts.received.byHand] : [])

/** How what is due is paid: with the accounts, where it is transferred. */
async function wayToPay({ db, row, result, texts, money }: Subject): Promise<Omit<Occasion, 'words' | 'path'>> {
  const words = texts.received
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
  const rows = buildTransferRows(other, result.locale, amount, until)
  return { values: { amount, until }, extraParagraphs: [words.transfer], rows }
}

async function received(subject: Subject): Promise<Occasion> {
  const way = await wayToPay(subject)
  const extraParagraphs = [...(way.extraParagraphs ?? []), ...byHand(subject)]
  return { words: subject.texts.received, path: subject.path, ...way, extraParagraphs }
}

/** The operator has confirmed it; a transfer may still be on its way. */
async function accepted(subject: Subject, told: string): Promise<Occasion> {
  const { row, texts } = subject
  const words = { ...texts.confirmed, body: texts.confirmed.accepted }
  const way = await wayToPay(subject)
  const voucher = isConfirmed(row) ? [texts.confirmed.voucher] : []
  return { words, path: subject.path, ...way, extraParagraphs: [...(way.extraParagraphs ?? []), ...voucher], told }
}

function declined({ texts, money }: Subject, { refund, words: told }: { refund: string; words: string }): Occasion {
  const extraParagraphs = refund === '0.00' ? [] : [texts.cancelled.refund]
  return { words: texts.declined, path: '/', values: { refund: money(refund) }, extraParagraphs, told }
}

function cancelled({ texts, money }: Subject, { refund, kept }: { refund: string; kept: string }): Occasion {
  const words = texts.cancelled
  const isBack = refund !== '0.00'
  const isKept = kept !== '0.00'
  const back = isBack ? words.refund : isKept ? words.nothing : words.unpaid
  const extraParagraphs = [back, ...(isKept ? [words.kept] : [])]
  return { words, path: '/', values: { refund: money(refund), kept: money(kept) }, extraParagraphs }
}

const momentFor = async ({ db, result }: Subject, at: Date) =>
  formatMoment(at.getTime(), await requireTimeZone(db), result.locale)

/** A payment that does not settle the reservation: until when the rest has to be in, and where it is transferred to. */
async function paymentReceived(subject: Subject, amount: string): Promise<Occasion> {
  const { row, texts, money, path } = subject
  const { rest } = texts.paymentReceived
  const occasion = { words: texts.paymentReceived, path, values: { amount }, extraParagraphs: byHand(subject) }
  const missing = missingOf(row)
  if (row.payUntil === null || row.paymentMethod === 'onArrival' || isZero(missing)) return occasion
  const values = { amount, rest: money(missing), until: await momentFor(subject, row.payUntil) }
  const { rows } = await wayToPay(subject)
  return { ...occasion, values, extraParagraphs: [rest, ...occasion.extraParagraphs], ...(rows ? { rows } : {}) }
}

function lapsed({ row, texts, money }: Subject, refund: string): Occasion {
  const { unconfirmed, partly, body } = texts.lapsed
  const isPartly = !isZero(refund)
  const said = row.paymentMethod === 'onArrival' ? unconfirmed : isPartly ? partly : body
  const extraParagraphs = isPartly ? [texts.cancelled.refund] : []
  return { words: { ...texts.lapsed, body: said }, path: '/', values: { refund: money(refund) }, extraParagraphs }
}

async function occasionOf(subject: Subject, request: Request): Promise<Occasion> {
  const { texts } = subject
  switch (request.kind) {
    case 'reservationReceived':
      return received(subject)
    case 'reservationConfirmed': {
      const values = { amount: await amountOf(subject, request) }
      const voucher = isConfirmed(subject.row) ? [texts.confirmed.voucher] : []
      return { words: texts.confirmed, path: subject.path, values, extraParagraphs: voucher }
    }
    case 'paymentReceived':
      return paymentReceived(subject, await amountOf(subject, request))
    case 'reservationAccepted':
      return accepted(subject, request.words)
    case 'reservationDeclined':
      return declined(subject, request)
    case 'paymentReturned': {
      const values = { amount: await amountOf(subject, request) }
      return {
        words: texts.paymentReturned,
        path: subject.path,
        values,
        extraParagraphs: [texts.paymentReturned[request.cause]],
      }
    }
    case 'balanceDue':
      return { words: texts.balanceDue, path: subject.path }
    case 'reminder': {
      const { items, locale } = subject.result
      const early = items.some(isMet) ? [VOUCHER_TEXTS[locale].arrive] : []
      return { words: texts.reminder, path: subject.path, extraParagraphs: [...early, texts.reminder.voucher] }
    }
    case 'dateChanged': {
      const rows = [{ label: texts.labels.formerDate, value: request.former }]
      return { words: texts.dateChanged, path: subject.path, rows, told: request.words ?? '' }
    }
    case 'dateChangeRequested':
      return { words: texts.dateChangeRequested, path: subject.path, values: { wished: request.wished } }
    case 'dateChangeRefused':
      return {
        words: texts.dateChangeRefused,
        path: subject.path,
        values: { wished: request.wished },
        told: request.words,
      }
    case 'claimReceived':
    case 'claimForOperator':
    case 'claimNotFound':
      return claimOccasion(subject, request)
    case 'detailsChanged':
    case 'detailsForOperator':
      return detailsOccasion(subject, request)
    case 'reservationCancelled':
      return cancelled(subject, request)
    case 'reservationLapsed':
      return lapsed(subject, request.refund ?? ZERO)
    case 'refunded': {
      const path = subject.path === ACCOUNT ? '/user/payments' : subject.path
      return { words: texts.refunded, path, values: { amount: await amountOf(subject, request) } }
    }
    case 'bookingLink':
      return { words: texts.bookingLink, path: subject.link, extraParagraphs: [texts.bookingLink.hint] }
  }
}

/** Where the agency signs in, and sees its reservations when it is. */
const AGENCY = '/agency/login'

/**
 * A mail that thanks for money counts up to that money: a refund that was made before the mail was written is told in
 * a mail of its own. The guest sees what anybody may see, the agency what it pays, in its own language.
 */
async function resultFor(
  db: TenantDatabase,
  row: Row,
  request: Request,
  agency: AgencyRecipient | null,
): Promise<ReservationResult> {
  const result = agency ? { ...(await toBookerResult(db, row)), locale: agency.locale } : await toResult(db, row)
  if (result.bookedBy || (request.kind !== 'reservationConfirmed' && request.kind !== 'paymentReceived')) return result
  const { paidAmount, refundingAmount } = await readHoldings(db, row.id, request.ledgerId)
  const { currency } = result.paid
  const paid = { amount: keptOf({ paidAmount, refundingAmount }), currency }
  return { ...result, paid, refunding: { amount: refundingAmount, currency } }
}

/** What the mail says to its reader; null where the client of an agency has nothing to be told. */
async function occasionFor(
  subject: Subject,
  request: Request,
  agency: AgencyRecipient | null,
): Promise<Occasion | null> {
  const { row, result, texts } = subject
  const own = AGENCY_BOOKING_TEXTS[result.locale]
  if (agency) {
    const occasion = await occasionOf(subject, request)
    return { ...occasion, path: AGENCY, extraParagraphs: [...(occasion.extraParagraphs ?? []), own.note] }
  }
  if (!result.bookedBy) return occasionOf(subject, request)
  const path = subject.link
  const occasion = clientOccasionOf({ row, texts, own, path }, request)
  if (occasion === 'silent') return null
  return occasion === 'same' ? { ...(await occasionOf(subject, request)), path } : occasion
}

/**
 * A mail about a reservation from what the database says now, in the language of its reader: the guest's is that of the
 * reservation. Null when the reservation is gone or has nothing to tell the reader.
 */
export async function composeForReservation(
  db: TenantDatabase,
  frame: MailFrame,
  request: Request,
  signer: LinkSigner,
  now: number,
  audience: Audience = 'guest',
): Promise<ComposedMail | null> {
  const [row] = await db.select().from(reservations).where(eq(reservations.id, request.reservationId))
  // Paid again, or cancelled, before the mail about the reversal was written.
  if (!row || ('reversalId' in request && row.payUntil === null)) return null
  const isForOperator = FOR_OPERATOR.includes(request.kind)
  const agency = audience === 'agency' ? await findAgencyRecipient(db, row) : null
  if (audience === 'agency' && !agency) return null
  const own = await resultFor(db, row, request, agency)
  const { settings } = frame
  const result = isForOperator ? { ...own, locale: settings.language.default } : own
  const { locale } = result
  const money = (amount: string, currency = row.fixedCurrency) => formatMoney(settings, amount, currency, locale)
  const texts = RESERVATION_MAIL_TEXTS[locale]
  const link = buildBookingLinkPath(row, { ...signer, now })
  const path = (await hasAccount(db, row)) ? ACCOUNT : link
  const subject = { db, frame, row, result, texts, money, link, path }
  const found = await occasionFor(subject, request, agency)
  if (!found) return null
  const { told, ...occasion } = found
  const [first] = [...result.items].sort(compareStarts)
  const zone = await requireTimeZone(db)
  const meetingPointOf = await readMeetingPoints(db, result.items, [locale, settings.language.default])
  const context = {
    settings,
    zone,
    now,
    meetingPointOf,
    isCertain: isConfirmed(row),
    isProven: await isProvenSender(db, row.memberId, row.guest.email),
    isRequested: row.awaitsConfirmation,
    ...(agency ? { totalRows: buildAgencyTotalRows(result, row.guest, money) } : {}),
  }
  const shared = {
    booking: row.bookingNumber,
    due: writeOpen(result, settings),
    date: first ? whenOf(first) : '',
    agency: result.bookedBy?.agencyName ?? '',
    client: `${row.guest.firstName} ${row.guest.lastName}`.trim(),
  }
  const mail = buildMail(frame, {
    recipient: isForOperator ? settings.contact.email : row.guest.email,
    name: isForOperator ? settings.company.companyName : row.guest.firstName,
    ...agency,
    ...occasion,
    locale,
    values: { ...shared, ...occasion.values },
    rows: [...buildReservationRows(result, context), ...(occasion.rows ?? [])],
    documents: isContract(row, request) ? await readContracts(db, row, result, zone) : [],
  })
  return { ...mail, paragraphs: [...mail.paragraphs, ...toParagraphs(told)] }
}
