import { defineJob } from '../platform/jobs/queue'
import { handleJob, type ModuleJobs } from '../platform/jobs/registry'
import type { Services } from '../services/services'
import { cleanUp } from './clean-up'

const cleanUpJob = defineJob('tidyFeedback')

export const cleanUpJobs: ModuleJobs<Services> = {
  handlers: [handleJob(cleanUpJob, cleanUp)],
  recurring: [{ kind: cleanUpJob, pause: 60 * 60_000 }],
}
