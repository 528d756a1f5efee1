/** Public interface of the rendered-documents module; other modules import no other file of it. */
export { statementOwner, voucherOwner } from './owners'
export { queueRemoval } from './remove-documents'
