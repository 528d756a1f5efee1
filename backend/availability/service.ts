/** What the other modules use of availability; they import no other file of it. */
export { claimsOf, heldStockOf } from './claims'
export { assignUnits, changeStock, type HeldStock, SoldOut, type StockClaim } from './inventory'
export { requireLicence } from './licence'
export { type ReadClock, readStayInput, readTransferInput } from './read-stay'
export { readAvailabilityInput, readCountersOf } from './repository'
