/** What the other modules use of tenancy; they import no other file of it. */
export { withRegistry } from './with-registry'
