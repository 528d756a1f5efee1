import { createMailboxLimit } from '../platform/limits/limits'

/**
 * Mails a day to an address that whoever filled a form in has only typed: nobody's letter box is filled by strangers, from however
 * many networks they come. Beyond it the answer is the same, an enquiry is kept all the same, and the links that were mailed work.
 */
export const mailboxLimit = createMailboxLimit('mailbox', 10, 24 * 60 * 60)
