/** The public API of the mail module. Other modules import only this file. */
export { findAgencyRecipient } from './audience'
export { languageName, requestRows } from './request-rows'
