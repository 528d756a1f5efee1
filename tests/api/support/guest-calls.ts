import { GOOD_CARD, guest, type Shop, type Trip } from './trips'

interface Subject extends Trip {
  ticketNumber: string
}

type Asked = (shop: Shop, trip: Subject, bookingKeys: string) => Promise<{ status: number; code: string | null }>

const card = {
  cardHolder: 'HANNAH WHITFIELD',
  cardNumber: GOOD_CARD,
  cardExpiry: '12 / 30',
  cardSecurityCode: '937',
  threeDSecure: true,
}
const returnUrl = 'http://alpha.localhost/back'

const refundOf = async ({ api }: Shop, { reference }: Trip) =>
  (await api.ask('getRefundQuote', { reference })).data.refund

/** What the key of a booking is asked for; a call of `access: 'owner'` that is not here fails the test that goes through them. */
export const GUEST_CALLS = {
  startPayment: ({ api }, { reference }, bookingKeys) =>
    api.ask('startPayment', { reference, card, returnUrl }, { bookingKeys }),
  payBalance: ({ api }, { reference }, bookingKeys) =>
    api.ask('payBalance', { reference, card, returnUrl }, { bookingKeys }),
  abandonReservation: ({ api }, { reference }, bookingKeys) =>
    api.ask('abandonReservation', { reference }, { bookingKeys }),
  cancelReservation: async (shop, trip, bookingKeys) => {
    const { reference } = trip
    return shop.api.ask('cancelReservation', { reference, expectedRefund: await refundOf(shop, trip) }, { bookingKeys })
  },
  notifyPayment: ({ api }, { bookingNumber }, bookingKeys) =>
    api.ask(
      'notifyPayment',
      { bookingNumber, amount: '10.00', currency: 'TRY', paidOn: '2026-11-20', sender: 'Hannah' },
      { bookingKeys },
    ),
  quoteDateChange: ({ api }, { reference, ticketNumber }, bookingKeys) =>
    api.ask('quoteDateChange', { reference, ticketNumber, date: '2027-01-20', session: '09:00' }, { bookingKeys }),
  changeDate: ({ api }, { reference, ticketNumber }, bookingKeys) =>
    api.ask(
      'changeDate',
      { reference, ticketNumber, date: '2027-01-20', session: '09:00', expectedDifference: '0.00' },
      { bookingKeys },
    ),
  getDetails: ({ api }, { reference }, bookingKeys) => api.ask('getDetails', { reference }, { bookingKeys }),
  changeDetails: ({ api }, { reference, ticketNumber }, bookingKeys) =>
    api.ask(
      'changeDetails',
      { reference, version: 'v', guest, hotel: null, note: '', items: [{ ticketNumber }] },
      { bookingKeys },
    ),
  getTickets: ({ api }, { reference }, bookingKeys) => api.ask('getTickets', { reference }, { bookingKeys }),
  getVoucherFile: ({ api }, { reference }, bookingKeys) => api.ask('getVoucherFile', { reference }, { bookingKeys }),
  getCalendarFile: ({ api }, { reference }, bookingKeys) => api.ask('getCalendarFile', { reference }, { bookingKeys }),
  endBookingAccess: ({ api }, { reference }, bookingKeys) =>
    api.ask('endBookingAccess', { reference }, { bookingKeys }),
} satisfies Record<string, Asked>

export type GuestCall = keyof typeof GUEST_CALLS
