/** The public API of the newsletter module. Other modules import only this file. */
export { forgetUnconfirmed } from './newsletter'
