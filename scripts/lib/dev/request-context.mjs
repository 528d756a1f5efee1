// Loaded into `next dev` by NODE_OPTIONS (`dev-services.mjs`): gives each request what scripts/storefront.mjs gives it in production and
// the application reads, a context of its own and the caller's address.
import { subscribe } from 'node:diagnostics_channel'
import { createRequire } from 'node:module'
import { setCallerAddress } from '../../serve/forwarded.mjs'
import { openVisit } from '../../serve/visit.mjs'

const { visits } = createRequire(import.meta.url)('../../../lib/visits/visits.cjs')

const isBehindProxy = process.env.BEHIND_PROXY === 'true'

/** To be called before the server is, in the same turn: what follows from the request runs in its context. */
export function openContext({ request, response }) {
  visits.enterWith(openVisit(request, response, { isBehindProxy }))
  setCallerAddress(request, { isBehindProxy })
}

subscribe('http.server.request.start', openContext)
