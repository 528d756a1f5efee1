import { cleanUpJobs } from './clean-up/jobs'
import { mailJobs } from './mail/jobs'
import { memberJobs } from './member/jobs'
import { newsletterJobs } from './newsletter/jobs'
import { paymentJobs } from './payments/jobs'
import { createJobRegistry } from './platform/jobs/registry'
import { rateJobs } from './rates/jobs'
import { documentJobs } from './rendered-documents/jobs'
import { reservationJobs } from './reservations/jobs'

/** All jobs of the operator API, from the modules that handle them. */
export const JOBS = createJobRegistry([
  paymentJobs,
  reservationJobs,
  mailJobs,
  memberJobs,
  newsletterJobs,
  rateJobs,
  cleanUpJobs,
  documentJobs,
])
