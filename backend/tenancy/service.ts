/** The public API of the tenancy module. Other modules import only this file. */
export { withRegistry } from './with-registry'
