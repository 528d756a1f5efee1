import { defineJob } from '../platform/jobs/queue'
import { handleJob, type ModuleJobs } from '../platform/jobs/registry'
import type { Services } from '../services/services'
import { removeDocuments, removeDocumentsJob, removeExpiredDocuments } from './remove-documents'

const removeExpiredDocumentsJob = defineJob('removeExpiredDocuments')

export const documentJobs: ModuleJobs<Services> = {
  handlers: [
    handleJob(removeDocumentsJob, removeDocuments),
    handleJob(removeExpiredDocumentsJob, removeExpiredDocuments),
  ],
  recurring: [{ kind: removeExpiredDocumentsJob, pause: 24 * 60 * 60_000 }],
}
