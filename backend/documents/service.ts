/** What the other modules use of documents; they import no other file of it. */
export { isMedical, sealStoredDocuments } from './seal-stored'
export { openContent, openName } from './sealed-row'
export { createDocumentSealer, type DocumentSealer } from './sealer'
export { readDocuments, requireDocument, storeDocument, storeMedicalDocument } from './stored-documents'
