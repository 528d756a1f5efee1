/** What the other modules use of outbox; they import no other file of it. */
export { type AccountMailRequest, isAccountMail } from './account-requests'
export type { FeedbackMailRequest, MailRequest, QueuedMail } from './mail-requests'
export { mailboxLimit } from './mailbox-limit'
export { mailJob, queueMail } from './queue-mail'
export { mayMail, requireMailRoom } from './unproven-limit'
