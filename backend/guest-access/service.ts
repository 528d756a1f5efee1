/** The public API of the guest-access module. Other modules import only this file. */
export { findGuestOf } from './keys'
export { buildBookingLinkPath } from './link'
