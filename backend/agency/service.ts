/** What the other modules use of agency; they import no other file of it. */
export { type Attribution, attribute } from './attribution'
export { approveAgency, rejectAgency } from './decide'
