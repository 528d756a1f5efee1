import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { composeMail } from '@/backend/mail/compose'
import { composeFeedbackMail, isFeedbackMail } from '@/backend/mail/compose-feedback'
import { renderText } from '@/backend/mail/layout'
import type { MailRequest } from '@/backend/outbox/service'
import { RETURN_CAUSES } from '@/domain/payments/refund-causes'
import { DETAIL_GROUPS } from '@/domain/reservations/details'
import { LOCALES, type Locale } from '@/domain/shared/locales'
import { signInAgency } from './support/agency'
import { openShop, type Shop, type Trip } from './support/trips'

let shop: Shop
let trips: Trip[]

beforeAll(async () => {
  shop = await openShop()
  const agency = await signInAgency(shop.api)
  const paid = await shop.book({ date: '2026-12-06' })
  const transfer = await shop.book({ date: '2026-12-08', paymentMethod: 'bankTransfer' })
  trips = [paid, transfer, await shop.bookAs(agency, { date: '2026-12-10' })]
  expect(await shop.pay(paid)).toBe('captured')
  const { bookingNumber, token } = transfer
  const claim = {
    bookingNumber,
    amount: '756.00',
    currency: 'TRY',
    paidOn: '2026-11-20',
    sender: 'H. W.',
    receipt: null,
  }
  expect((await shop.api.ask('notifyPayment', claim, { token })).code).toBeNull()
  const data = JSON.stringify({ fields: DETAIL_GROUPS })
  await shop.rows(`insert into reservation_events (reservation_id, actor, event, data)
    select id, 'test', 'detailsChanged', '${data}' from reservations`)
  const person = { firstName: 'Ada', lastName: 'Lane', email: 'ada@mail.example', privacyPolicy: true as const }
  const contact = { ...person, locale: 'en' as const, message: 'Hello' }
  expect((await shop.api.ask('sendContact', contact, { idempotencyKey: randomUUID() })).code).toBeNull()
  await shop.rows(`insert into subscribers (email, locale, requested_at) values ('ada@mail.example', 'en', now())`)
})
afterAll(() => shop.close())

type Requests = { [K in MailRequest['kind']]: (MailRequest & { kind: K })[] }

const firstOf = async (table: string, where = 'true') =>
  Number((await shop.rows(`select id from ${table} where ${where} order by id limit 1`))[0]?.id ?? 0)

/** Each kind of mail, in each of its forms: the compiler asks for a new kind. */
async function listRequests({ reference }: Trip, locale: Locale): Promise<Requests> {
  const reservationId = await firstOf('reservations', `reference = '${reference}'`)
  const own = `reservation_id = ${reservationId}`
  const ledgerId = await firstOf('ledger', own)
  const claimId = await firstOf('payment_notifications', own)
  const eventId = await firstOf('reservation_events', `${own} and event = 'detailsChanged'`)
  const refundId = await firstOf('refunds', own)
  const memberId = await firstOf('members')
  const agencyId = await firstOf('agencies')
  const agencyUserId = await firstOf('agency_users')
  const requestId = await firstOf('requests')
  const subscriberId = await firstOf('subscribers')
  const [token, password, words, day, wished] = ['t'.repeat(30), 'secret', 'Own words.', '2026-12-01', '03.12.2026']
  const sums = ['0.00', '10.00']
  return {
    welcome: [{ kind: 'welcome', memberId }],
    temporaryPassword: [{ kind: 'temporaryPassword', memberId, password, locale }],
    newPlace: [{ kind: 'newPlace', sessionId: await firstOf('member_sessions') }],
    setPassword: [{ kind: 'setPassword', memberId, token }],
    confirmAddress: [{ kind: 'confirmAddress', memberId, token }],
    confirmAnew: [{ kind: 'confirmAnew', memberId, token }],
    passwordEnded: [{ kind: 'passwordEnded', memberId, token }],
    confirmBooking: [{ kind: 'confirmBooking', memberId, token, bookingNumber: 'INT1', until: shop.api.clock.now }],
    alreadyMember: [{ kind: 'alreadyMember', memberId, at: 1 }],
    memberDeleted: [{ kind: 'memberDeleted', recipient: 'ada@mail.example', name: 'Ada', locale }],
    agencyReceived: [{ kind: 'agencyReceived', agencyId }],
    agencyRejected: [{ kind: 'agencyRejected', agencyId }],
    agencyApproved: [{ kind: 'agencyApproved', agencyUserId, password }],
    agencyPassword: [{ kind: 'agencyPassword', agencyUserId, password, locale }],
    requestReceived: [{ kind: 'requestReceived', requestId }],
    requestForOperator: [{ kind: 'requestForOperator', requestId }],
    requestConfirmed: [{ kind: 'requestConfirmed', requestId, words }],
    requestDeclined: [{ kind: 'requestDeclined', requestId, words }],
    newsletterConfirm: [
      { kind: 'newsletterConfirm', subscriberId, requestedAt: '', confirmToken: token, leaveToken: token },
    ],
    placesFree: [{ kind: 'placesFree', watchId: 1, email: 'ada@mail.example', locale, productId: shop.boat, day }],
    reservationReceived: [{ kind: 'reservationReceived', reservationId }],
    reservationConfirmed: [{ kind: 'reservationConfirmed', reservationId, ledgerId }],
    reservationAccepted: [{ kind: 'reservationAccepted', reservationId, words }],
    reservationDeclined: sums.map((refund) => ({ kind: 'reservationDeclined', reservationId, refund, words })),
    paymentReceived: [{ kind: 'paymentReceived', reservationId, ledgerId }],
    paymentReturned: RETURN_CAUSES.map((cause) => ({ kind: 'paymentReturned', reservationId, ledgerId, cause })),
    balanceDue: [{ kind: 'balanceDue', reservationId, day }],
    reminder: [{ kind: 'reminder', reservationId, day }],
    dateChanged: [{ kind: 'dateChanged', reservationId, former: wished, eventId }],
    dateChangeRequested: [{ kind: 'dateChangeRequested', reservationId, wished }],
    dateChangeRefused: [{ kind: 'dateChangeRefused', reservationId, wished, words }],
    claimReceived: [{ kind: 'claimReceived', reservationId, claimId }],
    claimForOperator: [{ kind: 'claimForOperator', reservationId, claimId }],
    claimNotFound: [{ kind: 'claimNotFound', reservationId, claimId }],
    detailsChanged: [{ kind: 'detailsChanged', reservationId, eventId }],
    detailsForOperator: [{ kind: 'detailsForOperator', reservationId, eventId }],
    reservationCancelled: sums.flatMap((refund) =>
      sums.map((kept) => ({ kind: 'reservationCancelled' as const, reservationId, refund, kept })),
    ),
    reservationLapsed: sums.map((refund) => ({ kind: 'reservationLapsed', reservationId, refund })),
    refunded: [{ kind: 'refunded', reservationId, refundId }],
    bookingLink: [{ kind: 'bookingLink', reservationId, at: 1 }],
  }
}

async function write(request: MailRequest, audience: 'guest' | 'agency') {
  const origin = 'http://alpha.localhost'
  const mail = isFeedbackMail(request)
    ? await composeFeedbackMail(shop.db, 'alpha', origin, request)
    : await composeMail(shop.db, 'alpha', origin, request, 'secret', shop.api.clock.now, audience)
  return mail && `${mail.locale} ${mail.subject}\n${renderText(mail)}`
}

const SPEAKERS = ['members', 'agencies', 'agency_users', 'reservations', 'subscribers']

test.each(LOCALES)('every mail is written in %s, to each of its readers', { timeout: 60_000 }, async (locale) => {
  for (const table of SPEAKERS) await shop.rows(`update ${table} set locale = '${locale}'`)
  await shop.rows(`update requests set payload = payload || '{"locale": "${locale}"}'`)
  await shop.rows(`update settings set value = value || '{"default": "${locale}"}' where section = 'language'`)
  for (const trip of trips) {
    const requests = Object.values(await listRequests(trip, locale)).flat()
    const isOfAgency = trip === trips.at(-1)
    for (const request of requests)
      for (const audience of isOfAgency && 'reservationId' in request
        ? (['guest', 'agency'] as const)
        : (['guest'] as const)) {
        const mail = await write(request, audience)
        // The client of an agency is told nothing of what lies between the agency and the operator.
        if (mail === null && isOfAgency && audience === 'guest') continue
        expect(mail, request.kind).toMatch(new RegExp(`^${locale} `))
        expect(mail, request.kind).not.toMatch(/[{}]|undefined|null/)
      }
  }
})
