/** The public API of the agency module. Other modules import only this file. */
export { type Attribution, attribute } from './attribution'
export { approveAgency, rejectAgency } from './decide'
