/** The public API of the outbox module. Other modules import only this file. */
export { type AccountMailRequest, isAccountMail } from './account-requests'
export type { FeedbackMailRequest, MailRequest, QueuedMail } from './mail-requests'
export { mailboxLimit } from './mailbox-limit'
export { mailJob, queueMail } from './queue-mail'
export { mayMail, requireMailRoom } from './unproven-limit'
