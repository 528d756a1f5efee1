import { mailJob } from '../outbox/service'
import { handleJob, type ModuleJobs } from '../platform/jobs/registry'
import type { Services } from '../services/services'
import { deliverMail } from './deliver'

/** No other job retries a failed mail, so this job retries every hour for three days. */
const FURTHER_ATTEMPTS = 72

export const mailJobs: ModuleJobs<Services> = {
  handlers: [handleJob(mailJob, deliverMail, { goesLast: true, furtherAttempts: FURTHER_ATTEMPTS })],
}
