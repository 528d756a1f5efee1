/** What the other modules use of rendered-documents; they import no other file of it. */
export { statementOwner, voucherOwner } from './owners'
export { queueRemoval } from './remove-documents'
