import { defineJob } from '../platform/jobs/queue'
import { handleJob, type ModuleJobs } from '../platform/jobs/registry'
import type { Services } from '../services/services'
import { loadRates } from './load'

const loadRatesJob = defineJob('loadRates')

/** Fetches the central bank's exchange rates, only if their URL is configured. */
export const rateJobs: ModuleJobs<Services> = {
  handlers: [handleJob(loadRatesJob, loadRates)],
  recurring: [{ kind: loadRatesJob, pause: 30 * 60_000, isOn: (env) => env.RATES_BASE_URL !== undefined }],
}
