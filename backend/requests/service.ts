/** What the other modules use of requests; they import no other file of it. */
export { countDocuments, dropLooseDocuments, dropOldDocuments } from './documents'
export { hasMedicalText, openRequest, sealStoredRequests, withoutMedicalText } from './medical-text'
export { toRequestSummary } from './requests'
