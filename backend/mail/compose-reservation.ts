import { eq } from 'drizzle-orm'
import { compareStarts } from '@/domain/basket/service-times'
import { ZERO } from '@/domain/money/amount'
import { keptOf } from '@/domain/reservations/balance'
import { isConfirmed } from '@/domain/reservations/confirmed'
import { summariseMoney } from '@/domain/reservations/money-summary'
import type { ReservationResult } from '@/domain/reservations/schema'
import { AGENCY_BOOKING_TEXTS, RESERVATION_MAIL_TEXTS, VOUCHER_TEXTS } from '@/messages/catalogues'
import { whenOf } from '../formatting/booked-item'
import { formatBoth, formatMoney } from '../formatting/money'
import { buildBookingLinkPath } from '../guest-access/service'
import { readHoldings } from '../ledger/service'
import type { MailRequest } from '../outbox/service'
import { schema, type TenantDatabase } from '../platform/database/client'
import { toBookerResult, toResult } from '../reservations/service'
import { requireTimeZone } from '../settings/service'
import { isMet, readMeetingPoints } from '../vouchers/service'
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
import { buildMail, type ComposedMail, type MailFrame, toParagraphs } from './frame'
import { hasAccount } from './has-account'
import { byHand, expired, type Occasion, paymentReceived, type Row, type Subject, wayToPay } from './payment-occasions'
import { isProvenSender } from './proven-sender'
import { buildReservationRows } from './reservation-rows'

const { ledger, refunds, reservations } = schema

type Request = Extract<MailRequest, { reservationId: number }>

/** The tenant whose links the mails contain, and the secret that signs them. */
export interface LinkSigner {
  company: string
  secret: string
}

const ACCOUNT = '/user/reservations'

/** Amount of a ledger entry or refund, in the currency of the transaction. */
async function amountOf(subject: Subject, request: { ledgerId: number } | { refundId: number }): Promise<string> {
  const { db } = subject
  const [found] =
    'ledgerId' in request
      ? await db.select().from(ledger).where(eq(ledger.id, request.ledgerId))
      : await db.select().from(refunds).where(eq(refunds.id, request.refundId))
  return found ? subject.money(found.amount, found.currency) : ''
}

async function received(subject: Subject): Promise<Occasion> {
  const way = await wayToPay(subject)
  const extraParagraphs = [...(way.extraParagraphs ?? []), ...byHand(subject)]
  return { words: subject.texts.received, path: subject.path, ...way, extraParagraphs }
}

/** The operator has accepted the reservation. A bank transfer may still be pending. */
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
      return expired(subject, request.refund ?? ZERO)
    case 'refunded': {
      const path = subject.path === ACCOUNT ? '/user/payments' : subject.path
      return { words: texts.refunded, path, values: { amount: await amountOf(subject, request) } }
    }
    case 'bookingLink':
      return { words: texts.bookingLink, path: subject.link, extraParagraphs: [texts.bookingLink.hint] }
  }
}

/** The page where the agency signs in. It leads to the agency's reservations when it is signed in. */
const AGENCY = '/agency/login'

/**
 * Returns the reservation as the mail shows it. A mail that confirms a payment counts payments up to that one, because
 * a refund made before the mail is composed has its own mail. The guest gets the public view, the agency its own prices
 * in its language.
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

/** Returns the content of the mail for its reader, or null if an agency's client gets no mail. */
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
 * Composes a mail about a reservation from the current data, in the language of its reader. The guest's language is
 * that of the reservation. Returns null if the reservation no longer exists or the reader gets no mail.
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
  // The reservation was paid again or cancelled before the mail about the reversal was composed.
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
  const isProven = await isProvenSender(db, row.memberId, row.guest.email)
  const subject = { db, frame, row, result, texts, money, link, path, isProven }
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
    isProven,
    isRequested: row.awaitsConfirmation,
    ...(agency ? { totalRows: buildAgencyTotalRows(result, row.guest, money) } : {}),
  }
  const shared = {
    booking: row.bookingNumber,
    due: formatBoth(settings, summariseMoney(result).open, result),
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
