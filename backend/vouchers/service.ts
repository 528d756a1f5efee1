/** What the other modules use of vouchers; they import no other file of it. */
export { isMet, readMeetingPoints } from './voucher-data'
