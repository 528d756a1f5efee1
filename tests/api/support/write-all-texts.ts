import { buildStatementCsv } from '@/backend/agency/statement-csv'
import { drawStatement } from '@/backend/agency/statement-pdf'
import { peopleOf } from '@/backend/formatting/booked-item'
import type { Audience } from '@/backend/mail/audience'
import { composeMail } from '@/backend/mail/compose'
import { composeFeedbackMail, isFeedbackMail } from '@/backend/mail/compose-feedback'
import { renderHtml, renderText } from '@/backend/mail/layout'
import { requestRows } from '@/backend/mail/request-rows'
import type { MailRequest } from '@/backend/outbox/service'
import { toErrorEnvelope } from '@/backend/platform/http/envelope'
import { ApiError, ERROR_STATUS, type ErrorCode } from '@/backend/platform/http/errors'
import type { Statement } from '@/domain/agency/schema'
import { HEALTH_FIELDS } from '@/domain/catalogue/kinds/details-schema'
import { KINDS } from '@/domain/catalogue/kinds/kinds'
import { RETURN_CAUSES } from '@/domain/payments/refund-causes'
import { requestPayloadSchema } from '@/domain/requests/schema'
import { VENUES } from '@/domain/requests/words'
import { DETAIL_GROUPS } from '@/domain/reservations/details'
import { LOCALES, type Locale } from '@/domain/shared/locales'
import { toBankPage } from '@/sandbox/pages/bank-page'
import { toFormPage } from '@/sandbox/pages/form-page'
import { toGonePage, toLostPage, toReturnPage } from '@/sandbox/pages/return-page'
import { toThreeDSForm } from '@/sandbox/pages/three-ds-form'
import { readPdfText } from './pdf-text'
import type { Shop, Trip } from './trips'

export type Texts = Map<string, string>

const NOW = Date.parse('2026-11-21T09:00:00Z')
const MODULES =
  'ceremony registrar flowers photography film music dinner cake makeUp transfer accommodation beauty boat fireworks papers other'

const person = { firstName: 'Ada', lastName: 'Lane', email: 'ada@mail.example', phone: '+44 1', privacyPolicy: true }

/** Refusals, rows of requests, people, statements and the gateway's pages: what needs no database. */
export async function writePureTexts(texts: Texts): Promise<void> {
  for (const locale of LOCALES) {
    for (const code of Object.keys(ERROR_STATUS) as ErrorCode[])
      texts.set(`error/${locale}/${code}`, JSON.stringify(toErrorEnvelope(new ApiError(code), 'id', locale)))
    for (const count of [0, 1, 2, 3, 5, 11, 21, 22, 100, 101, 102, 150, 200])
      texts.set(`people/${locale}/${count}`, peopleOf({ adult: count, child: count, infant: count }, locale))
    writeRequestRows(texts, locale)
    await writeStatements(texts, locale)
    await writeGatewayPages(texts, locale)
  }
}

function writeRequestRows(texts: Texts, locale: Locale): void {
  const common = { ...person, locale, productId: 1, message: 'Hello', flexibleDays: 3, placeWish: 'Kaş' }
  const budget = { amount: '1200.00', currency: 'EUR' }
  const period = { dateFrom: '2027-01-02', dateTo: '2027-01-09' }
  const payloads: object[] = [
    { requestKind: 'contact', ...common, subject: 'Subject' },
    ...KINDS.map((kind) => ({
      requestKind: 'offer',
      ...common,
      ...period,
      kind,
      budget,
      pax: { adult: 2, child: 1, infant: 1 },
    })),
    ...VENUES.map((venue) => ({
      requestKind: 'wedding',
      ...common,
      weddingDate: '2027-06-01',
      guests: 40,
      venue,
      budget,
      modules: MODULES.split(' '),
    })),
    ...HEALTH_FIELDS.map((field) => ({
      requestKind: 'health',
      ...common,
      ...period,
      field,
      treatment: 'Implant',
      spokenLanguage: 'de',
    })),
  ]
  const writeMoney = (amount: string, currency: string) => `${amount} ${currency}`
  payloads.forEach((payload, index) => {
    for (const isMail of [true, false])
      for (const hasHiddenText of [true, false]) {
        const facts = { number: 'R1', product: 'Kekova', documentCount: 2, isMail, hasHiddenText, writeMoney }
        const rows = requestRows(requestPayloadSchema.parse(payload), locale, facts)
        texts.set(`request-rows/${locale}/${index}/${isMail}/${hasHiddenText}`, JSON.stringify(rows))
      }
  })
}

async function writeStatements(texts: Texts, locale: Locale): Promise<void> {
  const sums = {
    grossAmount: '1000.00',
    tradeDiscount: '100.00',
    netAmount: '900.00',
    commission: '18.00',
    paidAmount: '0.00',
  }
  const line = (bookedByAgency: boolean) => ({
    ...sums,
    bookingNumber: 'INT1',
    createdAt: '2026-12-01T10:00:00.000Z',
    serviceDate: '2026-12-03',
    guestName: 'Ada Lane',
    bookedByAgency,
    subAgencyName: null,
    reservationStatus: 'active',
    commissionPercent: '2.00',
  })
  for (const isFinal of [true, false])
    for (const lines of [[], [line(true), line(false)]]) {
      const statement = {
        agencyName: 'Harbour',
        month: '2026-12',
        currency: 'TRY',
        isFinal,
        statementLines: lines,
        statementTotals: sums,
      }
      const key = `${locale}/${isFinal}/${lines.length}`
      texts.set(`statement-csv/${key}`, buildStatementCsv(statement as unknown as Statement, locale, 'Europe/Istanbul'))
      const content = {
        locale,
        companyName: 'Test Tours',
        legalName: 'Test Tours Ltd.',
        brand: '#0b5a63',
        statement: statement as unknown as Statement,
      }
      texts.set(`statement-pdf/${key}`, readPdfText(await drawStatement(content, NOW)).join('\n'))
    }
}

async function writeGatewayPages(texts: Texts, language: Locale): Promise<void> {
  const add = async (name: string, page: unknown) => void texts.set(`gateway/${language}/${name}`, String(await page))
  const payment = { paidPrice: '1234.50', currency: 'TRY', card: { lastFour: '0008' } }
  for (const attempts of [0, 1, 2]) {
    const page = {
      payment: { ...payment, threeDS: { session: 's', attempts } },
      language,
      merchantName: 'Lykia',
      now: NOW,
    }
    await add(`bank-${attempts}`, toBankPage(page as unknown as Parameters<typeof toBankPage>[0]))
  }
  for (const enabledInstalments of [[1], [1, 2, 3, 6, 9, 12]])
    for (const error of [null, 'Error']) {
      const form = { ...payment, token: 't', enabledInstalments }
      const page = { form, language, merchantName: 'Lykia', error } as unknown as Parameters<typeof toFormPage>[0]
      await add(`form-${enabledInstalments.length}-${error}`, toFormPage(page))
    }
  const fields = { status: 'success' }
  await add(
    'return',
    toReturnPage({ language, brand: 'Bank', merchantName: 'Lykia <b>', callbackUrl: 'http://x', fields }),
  )
  await add('lost', toLostPage(language, 'Bank'))
  await add('gone', toGonePage(language))
  await add('three-ds', toThreeDSForm('http://bank', language))
}

/** What differs from one run to the next, by its name. */
export async function listSecrets(shop: Shop): Promise<[string, string][]> {
  const found: [string, string][] = []
  const read = async (query: string, name: string) => {
    for (const [index, row] of (await shop.rows(query)).entries()) found.push([String(row.value), `${name}-${index}`])
  }
  await read('select reference as value from reservations order by id', 'REFERENCE')
  await read('select booking_number as value from reservations order by id', 'BOOKING')
  await read(
    'select ticket_number as value from reservation_items where ticket_number is not null order by id',
    'TICKET',
  )
  await read('select number as value from requests order by id', 'REQUEST')
  await read('select email as value from members order by id', 'MEMBER')
  return found
}

const withoutSecrets = (text: string, secrets: [string, string][]) =>
  secrets
    .reduce((rest, [value, name]) => rest.replaceAll(value, name), text)
    .replace(/2001:db8:[0-9a-f]+::/g, 'NETWORK')
    .replace(/([?&](?:amp;)?\w+=)[\w.%~-]{16,}/g, '$1TOKEN')

/** One mail into `texts`, under `name`. A mail that is not written leaves 'none'. */
export async function writeMail(shop: Shop, texts: Texts, name: string, request: MailRequest, audience: Audience) {
  const origin = 'http://alpha.localhost'
  const mail = isFeedbackMail(request)
    ? await composeFeedbackMail(shop.db, 'alpha', origin, request)
    : await composeMail(shop.db, 'alpha', origin, request, 'secret-of-the-test', shop.api.clock.now, audience)
  const secrets = await listSecrets(shop)
  const written = mail
    ? [mail.recipient, mail.locale, mail.subject, renderText(mail), renderHtml(mail)].join('\n=====\n')
    : 'none'
  texts.set(`mail/${name}`, withoutSecrets(written, secrets))
}

export const idOf = async (shop: Shop, { reference }: Trip): Promise<number> =>
  Number((await shop.rows(`select id from reservations where reference = '${reference}'`))[0]?.id)

/** Each mail about a reservation. */
export async function listReservationMails(shop: Shop, id: number): Promise<[string, MailRequest][]> {
  const first = async (query: string) => Number((await shop.rows(query))[0]?.id ?? 0)
  const ledgerId = await first(`select id from ledger where reservation_id = ${id} order by id`)
  const refundId = await first(`select id from refunds where reservation_id = ${id} order by id`)
  const claimId = await first(`select id from payment_notifications where reservation_id = ${id} order by id`)
  const eventId = await first(
    `select id from reservation_events where reservation_id = ${id} and event = 'detailsChanged'`,
  )
  const own = { reservationId: id }
  const words = 'In the operator’s own {words}.\nTwice.'
  return [
    ['received', { kind: 'reservationReceived', ...own }],
    ['confirmed', { kind: 'reservationConfirmed', ...own, ledgerId }],
    ['accepted', { kind: 'reservationAccepted', ...own, words }],
    ['declined', { kind: 'reservationDeclined', ...own, refund: '0.00', words }],
    ['declined-refund', { kind: 'reservationDeclined', ...own, refund: '12.00', words: '' }],
    ['payment', { kind: 'paymentReceived', ...own, ledgerId }],
    ...RETURN_CAUSES.map((cause): [string, MailRequest] => [
      `returned-${cause}`,
      { kind: 'paymentReturned', ...own, ledgerId, cause },
    ]),
    ['balance', { kind: 'balanceDue', ...own, day: '2026-12-01' }],
    ['reminder', { kind: 'reminder', ...own, day: '2026-12-01' }],
    ['date-changed', { kind: 'dateChanged', ...own, former: '01.12.2026', eventId: 1 }],
    ['date-changed-words', { kind: 'dateChanged', ...own, former: '01.12.2026', eventId: 1, words }],
    ['date-requested', { kind: 'dateChangeRequested', ...own, wished: '03.12.2026 09:00' }],
    ['date-refused', { kind: 'dateChangeRefused', ...own, wished: '03.12.2026 09:00', words }],
    ['claim-received', { kind: 'claimReceived', ...own, claimId }],
    ['claim-operator', { kind: 'claimForOperator', ...own, claimId }],
    ['claim-not-found', { kind: 'claimNotFound', ...own, claimId }],
    ['details', { kind: 'detailsChanged', ...own, eventId }],
    ['details-operator', { kind: 'detailsForOperator', ...own, eventId }],
    ['cancelled', { kind: 'reservationCancelled', ...own, refund: '0.00', kept: '0.00' }],
    ['cancelled-refund', { kind: 'reservationCancelled', ...own, refund: '10.00', kept: '0.00' }],
    ['cancelled-kept', { kind: 'reservationCancelled', ...own, refund: '0.00', kept: '10.00' }],
    ['cancelled-both', { kind: 'reservationCancelled', ...own, refund: '10.00', kept: '10.00' }],
    ['lapsed', { kind: 'reservationLapsed', ...own }],
    ['lapsed-partly', { kind: 'reservationLapsed', ...own, refund: '5.00' }],
    ['refunded', { kind: 'refunded', ...own, refundId }],
    ['link', { kind: 'bookingLink', ...own, at: NOW }],
  ]
}

export const DETAILS_CHANGED = JSON.stringify({ fields: DETAIL_GROUPS })
