import type { ReservationMailTexts } from './types'

export const en: ReservationMailTexts = {
  labels: {
    bank: 'Bank',
    holder: 'Account holder',
    iban: 'IBAN',
    toTransfer: 'To transfer',
    payUntil: 'Please pay by',
    refund: 'You get back',
    kept: 'Kept',
    formerDate: 'Former date',
    freeUntil: 'Free cancellation until',
    cancellation: 'Cancellation',
    notFree: 'No free cancellation',
    freeUntilConfirmed: 'Free of charge until we have confirmed',
  },
  agreed: 'You agreed to this text on {moment}.',
  received: {
    subject: 'We have your booking {booking}',
    body: 'Your places are reserved. Here is what we have noted down.',
    button: 'See my booking',
    transfer:
      'Please transfer {amount} by {until} and state {booking} as the reference. Places that have not been paid for by then are released.',
    onArrival: 'You pay {amount} on arrival.',
    byHand:
      'We still have to confirm your booking and will write to you again. Nothing is final until then; if we have to decline, everything you have paid comes back.',
  },
  confirmed: {
    subject: 'Confirmed: your booking {booking}',
    body: 'Thank you, your payment of {amount} has arrived and your places are confirmed.',
    button: 'See my booking',
    voucher: 'Your voucher and a calendar file are ready in your account.',
    accepted: 'Good news: we have confirmed your booking.',
  },
  paymentReceived: {
    subject: 'Payment received for {booking}',
    body: 'Thank you, your payment of {amount} has arrived.',
    button: 'See my booking',
  },
  paymentReturned: {
    subject: 'Your payment for {booking} is on its way back',
    body: 'We could not accept your payment of {amount} and are sending all of it back the way it came. It may take a few days to appear.',
    button: 'See my booking',
    mismatch: 'The bank charged another amount than the one agreed, so the payment does not count.',
    soldOut: 'It arrived after the time to pay was over, and the places have been taken by somebody else.',
    late: 'It arrived after the booking had been cancelled.',
    secondPayment: 'The amount had been paid already.',
  },
  balanceDue: {
    subject: 'The balance of your booking {booking} is due',
    body: 'Your booking begins on {date}. {due} is still to be paid; you can do so in your account until it begins.',
    button: 'Pay the balance',
  },
  reminder: {
    subject: 'Soon: your booking {booking} begins on {date}',
    body: 'We look forward to seeing you on {date}.',
    button: 'See my booking',
    voucher: 'Please have your voucher at hand, on your phone or on paper.',
  },
  dateChanged: {
    subject: 'New date for your booking {booking}',
    body: 'Your booking has been moved. It now begins on {date}.',
    button: 'See my booking',
  },
  dateChangeRequested: {
    subject: 'Your new date for {booking}: we have your request',
    body: 'You would like to move your booking to {wished}. We hold the new places and write to you as soon as we have decided. Until then your booking stays as it is, and your voucher stays valid:',
    button: 'See my booking',
  },
  dateChangeRefused: {
    subject: 'Your booking {booking} stays on its date',
    body: 'We could not move your booking to {wished}. Nothing has changed: your booking and your voucher stay valid as they are.',
    button: 'See my booking',
  },
  cancelled: {
    subject: 'Booking {booking} is cancelled',
    body: 'Your booking has been cancelled.',
    button: 'Look for another date',
    refund: '{refund} goes back the way you paid. It may take a few days to appear.',
    kept: '{kept} is kept under the cancellation terms.',
    nothing: 'Nothing is paid back.',
    unpaid: 'You had paid nothing, so there is nothing to pay back.',
  },
  declined: {
    subject: 'We cannot confirm your booking {booking}',
    body: 'We have to decline your booking and have released the places.',
    button: 'Look for another date',
  },
  lapsed: {
    subject: 'Booking {booking} has lapsed',
    body: 'The payment did not arrive in time, so the places have been released. You have not been charged.',
    unconfirmed: 'The booking was not confirmed by the link in our mail in time, so the places have been released.',
    button: 'Look for another date',
  },
  refunded: {
    subject: 'Refund for your booking {booking}',
    body: 'We have sent {amount} back the way you paid. Depending on your bank it may take a few days to appear.',
    button: 'See my payments',
  },
}
