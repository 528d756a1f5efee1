const { AsyncLocalStorage } = require('node:async_hooks')

const VISITS = Symbol.for('kervan.visits')

/**
 * The request that is being answered, of this process: set by the web server, which is loaded outside the bundles, and read inside
 * them.
 * @type {AsyncLocalStorage<import('./visits.cjs').Visit>}
 */
globalThis[VISITS] ??= new AsyncLocalStorage()

module.exports = { visits: globalThis[VISITS] }
