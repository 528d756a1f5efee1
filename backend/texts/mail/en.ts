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
    refunding: 'Refund on its way',
    due: 'Still to pay',
    ticket: 'Ticket',
  },
  people: {
    adult: { one: '{count} adult', other: '{count} adults' },
    child: { one: '{count} child', other: '{count} children' },
    infant: { one: '{count} infant', other: '{count} infants' },
  },
  welcome: {
    subject: 'Welcome to {company}',
    body: 'Your account is ready. Your bookings, favourites and payments are kept in one place.',
    button: 'Open my account',
  },
  temporaryPassword: {
    subject: 'Your new password',
    body: 'Here is your new password: {password}',
    hint: 'It works for 24 hours; please choose one of your own after logging in. Your old password keeps working until you use this one. If you did not ask for it, you need not do anything.',
    button: 'Log in',
  },
  plainGreeting: 'Hello,',
  stopHint: 'If you do not want such e-mails, open this address: {link}',
  requestReceived: {
    subject: 'We have your message: {number}',
    body: 'Thank you for writing to us. A person reads it and answers within one working day. This is what we have noted down.',
    button: 'Back to the shop',
  },
  requestForOperator: {
    subject: 'New request {number}: {name}',
    body: 'Please answer by e-mail: {email}. The person expects it in this language: {language}.',
    button: 'Open the shop',
  },
  requestConfirmed: {
    subject: 'Your request {number} is confirmed',
    body: 'Good news: we can arrange what you asked for. What happens next is below; if not, we will write to you about it shortly. If you have a question, write to us at {contact}.',
    button: 'Back to the shop',
  },
  requestDeclined: {
    subject: 'About your request {number}',
    body: 'Thank you for asking us. We cannot arrange it this time. If another day or something else would suit you too, please write to us at {contact}.',
    button: 'Look for something else',
  },
  newsletterConfirm: {
    subject: 'Please confirm your subscription to our newsletter',
    body: 'You, or somebody with your address, asked for our newsletter. One click confirms it; without it you will hear nothing more from us. The link works for seven days.',
    button: 'Confirm',
  },
  placesFree: {
    subject: 'Available again: {product}',
    body: 'You asked us to tell you: {product} can be booked again on {date}. Places are not held for you, so please decide soon.',
    button: 'See the dates',
  },
}
