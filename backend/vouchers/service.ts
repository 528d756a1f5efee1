/** Public interface of the vouchers module; other modules import no other file of it. */
export { isMet, readMeetingPoints } from './voucher-data'
