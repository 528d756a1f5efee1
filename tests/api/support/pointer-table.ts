import type { Json } from '@/domain/wire/translate'
import { ACCOUNT_POINTERS } from './pointer-table-account'
import { FEEDBACK_POINTERS } from './pointer-table-feedback'
import type { Side } from './two-tenants'

type Request = Record<string, Json>

export interface Line {
  /** A request that the call would take from the one whose things these are. */
  request: (side: Side) => Request
  /**
   * What another member of the same tenant gets for them: 'refused'; 'shared' where they belong to everybody or whoever
   * knows them may use them; 'together' where each alone opens nothing.
   */
  others: 'refused' | 'shared' | 'together'
  /** The contract's answer that says nothing, where it is no refusal. */
  isNeutral?: (data: Json) => boolean
  /** Refusals beside the usual that say no more than they do. */
  codes?: readonly string[]
  /** Fields whose foreign value counts as none, while the rest of the request does its work. */
  ignored?: readonly string[]
}

const field = (data: Json, name: string): Json | undefined =>
  data !== null && typeof data === 'object' && !Array.isArray(data) ? data[name] : undefined

const isFalse = (name: string) => (data: Json) => field(data, name) === false
const isEmpty = (name: string) => (data: Json) => JSON.stringify(field(data, name)) === '[]'

const pax = { adult: 2, child: 0, infant: 0 }
const itemOf = ({ productId }: Side, date: string): Request => ({
  productId,
  kind: 'tour',
  date,
  endDate: null,
  session: '09:00',
  pax,
  extras: [],
})

const card = {
  cardHolder: 'ADA TEST',
  cardNumber: '5528790000000008',
  cardExpiry: '12 / 30',
  cardSecurityCode: '937',
  threeDSecure: true,
}

const byReference = ({ reference }: Side): Request => ({ reference })
const payment = (reference: string): Request => ({ reference, card, returnUrl: 'http://alpha.localhost/back' })
const guest: Request = {
  firstName: 'Ada',
  lastName: 'Test',
  birthDate: null,
  identityNumber: null,
  address: null,
  phone: '+44 7700 900123',
  email: 'ada@mail.example',
}

/** How to make the ids of every call that takes one; a call that is not here fails the test. */
export const POINTERS: Readonly<Record<string, Line>> = {
  listPages: {
    request: ({ categoryId }) => ({ locale: 'en', pageType: 'category', parentId: categoryId }),
    others: 'shared',
    isNeutral: isEmpty('pages'),
  },
  listProducts: {
    request: ({ categoryId }) => ({ locale: 'en', categoryId }),
    others: 'shared',
    isNeutral: isEmpty('products'),
  },
  searchProducts: {
    request: ({ categoryId }) => ({ locale: 'en', categoryId, term: 'kekova' }),
    others: 'shared',
    ignored: ['categoryId'],
  },
  listSimilarProducts: { request: ({ productId }) => ({ locale: 'en', productId }), others: 'shared' },
  getAvailability: {
    request: ({ productId }) => ({ productId, from: '2026-12-01' }),
    others: 'shared',
  },
  trackView: { request: ({ productId }) => ({ productId }), others: 'shared', isNeutral: isFalse('counted') },
  quote: {
    request: (side) => ({
      locale: 'en',
      items: [itemOf(side, '2026-12-15')],
      chosenCurrency: 'EUR',
      hold: side.hold,
    }),
    others: 'shared',
    isNeutral: (data) => JSON.stringify(field(data, 'items')).includes('"problem":"unknownProduct"'),
    ignored: ['hold'],
  },
  takeHold: {
    request: (side) => ({ item: itemOf(side, '2026-12-16'), hold: side.hold }),
    others: 'shared',
    codes: ['soldOut'],
    ignored: ['hold'],
  },
  prolongHold: { request: ({ hold }) => hold, others: 'together', codes: ['holdExpired'] },
  releaseHold: { request: ({ hold }) => hold, others: 'together', isNeutral: isFalse('released') },
  createReservation: {
    request: ({ quoteToken, hold }) => ({ flow: 'direct', quoteToken, guest, hold, distanceSalesAgreement: true }),
    others: 'shared',
    codes: ['quoteInvalid', 'holdExpired'],
  },
  startPayment: { request: ({ openReference }) => payment(openReference), others: 'refused' },
  returnFromBank: {
    request: ({ conversationId }) => ({ conversationId, status: 'success', mdStatus: '1' }),
    others: 'shared',
  },
  getResult: { request: byReference, others: 'shared' },
  abandonReservation: { request: ({ openReference }) => ({ reference: openReference }), others: 'refused' },
  enquireBooking: {
    request: ({ bookingNumber, surname }) => ({ bookingNumber, emailOrSurname: surname }),
    others: 'together',
  },
  sendBookingLink: {
    request: ({ bookingNumber, surname }) => ({ bookingNumber, emailOrSurname: surname }),
    others: 'together',
  },
  openBooking: { request: ({ bookingLink }) => ({ linkToken: bookingLink }), others: 'shared', codes: ['linkInvalid'] },
  endBookingAccess: { request: byReference, others: 'refused' },
  getMemberData: { request: ({ memberId }) => ({ memberId }), others: 'refused' },
  addFavourite: { request: ({ productId }) => ({ productId }), others: 'shared' },
  removeFavourite: {
    request: ({ productId }) => ({ productId }),
    others: 'shared',
    isNeutral: (data) => field(data, 'removed') !== undefined,
  },
  getRefundQuote: { request: byReference, others: 'shared' },
  cancelReservation: { request: ({ reference }) => ({ reference, expectedRefund: '756.00' }), others: 'refused' },
  payBalance: { request: ({ reference }) => payment(reference), others: 'refused' },
  notifyPayment: {
    request: ({ bookingNumber }) => ({
      bookingNumber,
      amount: '10.00',
      currency: 'TRY',
      paidOn: '2026-11-20',
      sender: 'Ada Test',
    }),
    others: 'refused',
  },
  getReservationOptions: { request: byReference, others: 'shared' },
  quoteDateChange: {
    request: ({ reference, ticketNumber }) => ({ reference, ticketNumber, date: '2026-12-20', session: '09:00' }),
    others: 'refused',
  },
  changeDate: {
    request: ({ reference, ticketNumber }) => ({
      reference,
      ticketNumber,
      date: '2026-12-20',
      session: '09:00',
      expectedDifference: '0.00',
    }),
    others: 'refused',
  },
  getDetails: { request: byReference, others: 'refused' },
  changeDetails: {
    request: ({ reference, ticketNumber }) => ({
      reference,
      version: 'v',
      guest,
      hotel: null,
      note: '',
      items: [{ ticketNumber, flightNumber: 'TK 1' }],
    }),
    others: 'refused',
  },
  getTickets: { request: byReference, others: 'refused' },
  getVoucherFile: { request: byReference, others: 'refused' },
  getCalendarFile: { request: byReference, others: 'refused' },
  ...FEEDBACK_POINTERS,
  ...ACCOUNT_POINTERS,
}
