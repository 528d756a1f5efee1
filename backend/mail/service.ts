/** What the other modules use of mail; they import no other file of it. */
export { findAgencyRecipient } from './audience'
export { languageName, requestRows } from './request-rows'
