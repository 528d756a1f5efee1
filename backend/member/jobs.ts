import { handleJob, type ModuleJobs } from '../platform/jobs/registry'
import type { Services } from '../services/services'
import { completeRegistration, registerJob } from './registration'

export const memberJobs: ModuleJobs<Services> = {
  handlers: [
    handleJob(registerJob, (services, company, data) =>
      completeRegistration(services.registry.requireDatabase(company), data, services.now()),
    ),
  ],
}
