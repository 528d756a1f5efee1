/** What the other modules use of newsletter; they import no other file of it. */
export { forgetUnconfirmed } from './newsletter'
