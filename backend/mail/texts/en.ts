import type { MailTexts } from './types'

export const en: MailTexts = {
  greeting: 'Hello {name},',
  closing: 'Your team at {company}',
  labels: {
    booking: 'Booking number',
    date: 'When',
    people: 'Who',
    total: 'Total',
    paid: 'Paid',
    due: 'Still to pay',
    ticket: 'Ticket',
  },
  adults: 'adults',
  children: 'children',
  infants: 'infants',
  welcome: {
    subject: 'Welcome to {company}',
    body: 'Your account is ready. Your reservations, favourites and payments are kept in one place.',
    button: 'Open my account',
  },
  temporaryPassword: {
    subject: 'Your new password',
    body: 'Here is your new password: {password}',
    hint: 'It works for 24 hours; please choose one of your own after signing in. Your old password keeps working until you use this one. If you did not ask for it, you need not do anything.',
    button: 'Sign in',
  },
  reservationReceived: {
    subject: 'We have your reservation {booking}',
    body: 'Your places are reserved. Here is what we have noted down.',
    button: 'See my reservation',
  },
  paymentReceived: {
    subject: 'Confirmed: your reservation {booking}',
    body: 'Thank you, your payment of {amount} has arrived and your places are confirmed.',
    button: 'See my reservation',
  },
  reservationCancelled: {
    subject: 'Reservation {booking} is cancelled',
    body: 'The payment did not arrive in time, so the places have been released. You have not been charged.',
    button: 'Look for another date',
  },
}
