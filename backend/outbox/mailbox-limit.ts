import { createMailboxLimit } from '../platform/limits/limits'

/**
 * Mails a day to an address that was only typed into a form, so that strangers cannot flood a mailbox from any number
 * of networks. Beyond it, the response is the same, an enquiry is still stored, and links that were already mailed stay
 * valid.
 */
export const mailboxLimit = createMailboxLimit('mailbox', 10, 24 * 60 * 60)
