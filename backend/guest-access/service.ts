/** What the other modules use of guest-access; they import no other file of it. */
export { findGuestOf } from './keys'
export { buildBookingLinkPath } from './link'
