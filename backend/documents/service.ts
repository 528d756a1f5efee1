/** The public API of the documents module. Other modules import only this file. */
export { isMedical, sealStoredDocuments } from './seal-stored'
export { openContent, openName } from './sealed-row'
export { createDocumentSealer, type DocumentSealer } from './sealer'
export { readDocuments, requireDocument, storeDocument, storeMedicalDocument } from './stored-documents'
