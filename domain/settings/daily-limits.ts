import * as z from 'zod'

const count = (fallback: number) => z.int().min(0).max(1_000_000).default(fallback)

/** Section `dailyLimits` of a tenant's settings, for 24 hours each; not on the wire: strangers need not know. */
export const dailyLimitsSchema = z.object({
  /** Times that each form which needs no login is taken. */
  anonymousForms: count(1000),
  /** Of those, from one network. */
  anonymousFormsOfOne: count(100),
  /** Mails to addresses that nobody has proven to be theirs; those with a link or a password that somebody waits for are counted apart. */
  unprovenMails: count(2000),
  /** Of each of the two, the share of one account, and of one network. */
  unprovenMailsOfOne: count(200),
  /** Of those, mails to one mailbox that an account can cause again and again, such as those about a booking. */
  mailboxMails: count(10),
  /** Tries to book, of one account. */
  accountBookings: count(50),
  /** Tries to book from one network, of accounts whose address is not proven. */
  networkBookings: count(200),
  /** Tries of cards from one network that were not paid. */
  networkCardTries: count(300),
  /** Minutes that places were held before a booking, of one proven member, and of everybody else behind one network. */
  holdMinutes: count(900),
})

export type DailyLimits = z.infer<typeof dailyLimitsSchema>
