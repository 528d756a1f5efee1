/** The public API of the availability module. Other modules import only this file. */
export { claimsOf, heldStockOf } from './claims'
export { assignUnits, changeStock, type HeldStock, SoldOut, type StockClaim } from './inventory'
export { requireLicence } from './licence'
export { type ReadClock, readStayInput, readTransferInput } from './read-stay'
export { readAvailabilityInput, readCountersOf } from './repository'
