import { defineJob } from '../platform/jobs/queue'
import { handleJob, type ModuleJobs } from '../platform/jobs/registry'
import type { Services } from '../services/services'
import { tellWatchers } from './tell-watchers'

const tellWatchersJob = defineJob('tellWatchers')

export const newsletterJobs: ModuleJobs<Services> = {
  handlers: [handleJob(tellWatchersJob, tellWatchers)],
  recurring: [{ kind: tellWatchersJob, pause: 5 * 60_000 }],
}
