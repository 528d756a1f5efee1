/** Public interface of the ledger module; other modules import no other file of it. */
export { bookMoney, type LedgerRow, readHoldings, recount } from './ledger'
export { BUSY_STATES } from './payment-states'
export { IS_OPEN, IS_OWED, oweFromEntry, oweRefund, payRefundJob, withdrawRefunds } from './refunds'
export { supersede } from './supersede'
