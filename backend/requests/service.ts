/** The public API of the requests module. Other modules import only this file. */
export { countDocuments, dropLooseDocuments, dropOldDocuments } from './documents'
export { hasMedicalText, openRequest, sealStoredRequests, withoutMedicalText } from './medical-text'
export { toRequestSummary } from './requests'
