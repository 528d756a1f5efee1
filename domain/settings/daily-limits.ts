import * as z from 'zod'

const count = (fallback: number) => z.int().min(0).max(1_000_000).default(fallback)

/**
 * Section `dailyLimits` of a tenant's settings; each limit covers 24 hours. It is not part of the wire format, because
 * strangers need not know the limits.
 */
export const dailyLimitsSchema = z.object({
  /** Submissions of each form that requires no login. */
  anonymousForms: count(1000),
  /** Of those, submissions from one network. */
  anonymousFormsOfOne: count(100),
  /**
   * Emails to unverified addresses. Emails with a link or a password that the recipient waits for are counted
   * separately.
   */
  unprovenMails: count(2000),
  /** Of each of the two counts, the share of one account, and of one network. */
  unprovenMailsOfOne: count(200),
  /** Of those, emails to one mailbox that an account can trigger repeatedly, such as those about a booking. */
  mailboxMails: count(10),
  /** Booking attempts of one account. */
  accountBookings: count(50),
  /** Booking attempts from one network, by accounts with an unverified address. */
  networkBookings: count(200),
  /** Card payment attempts from one network that did not end in a payment. */
  networkCardTries: count(300),
  /**
   * Minutes for which places were held before a booking, for one verified member, and for all others behind one
   * network.
   */
  holdMinutes: count(900),
})

export type DailyLimits = z.infer<typeof dailyLimitsSchema>
