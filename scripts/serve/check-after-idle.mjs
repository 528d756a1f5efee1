import { hostNameOf } from './host-name.mjs'

const DIRECTORY = Symbol.for('kervan.tenant-directory')
const FOLLOWER = Symbol.for('kervan.endings-follower')

/** Neither cached pages nor anything made of them. */
const NO_PAGE = /^\/(?:api|_next|uploads|images|icons|fonts)(?:\/|$)/

/**
 * Notes a visit of a page. After ten minutes without one, changes of the tenant's content are looked for first: resolves when the
 * page may be answered, 1.5 s later at most. Null where nothing has to be waited for.
 */
export function checkAfterIdle(request) {
  const follower = globalThis[FOLLOWER]
  const directory = globalThis[DIRECTORY]
  if (!follower || !directory || request.method !== 'GET' || NO_PAGE.test(request.url)) return null
  const tenant = directory.getByHost(hostNameOf(request))
  return tenant ? follower.visit(tenant.company) : follower.visitUnknown()
}
