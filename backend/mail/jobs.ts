import { mailJob } from '../outbox/service'
import { handleJob, type ModuleJobs } from '../platform/jobs/registry'
import type { Services } from '../services/services'
import { deliverMail } from './deliver'

/** No sweep finds a mail that was given up, so it goes on every hour for three days. */
const FURTHER_ATTEMPTS = 72

export const mailJobs: ModuleJobs<Services> = {
  handlers: [handleJob(mailJob, deliverMail, { goesLast: true, furtherAttempts: FURTHER_ATTEMPTS })],
}
