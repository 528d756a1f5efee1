import type { NextRequest } from 'next/server'
import { isApiUnavailable } from '@/lib/api/api-state'
import { endStaleLogin } from '@/lib/auth/stale-login'
import { isCacheableRoute } from '@/lib/cache/cacheable-routes'
import { hasSharedPage, hasStoredPage } from '@/lib/cache/stored-page'
import { requireEnvironment } from '@/lib/env'
import { requestContext } from '@/lib/request-context/request-context'
import { asksForNothing } from '@/lib/reservations/lost-reference'
import { decideRoute, isRenderedPerRequest, type RouteLookups } from '@/lib/routing/decide-route'
import { resolveRequest } from '@/lib/routing/resolve-request'
import { respond } from '@/lib/routing/respond'
import { getDirectory } from '@/lib/tenancy/current-directory'

const LOOKUPS: RouteLookups = {
  asksForNothing,
  endStaleLogin,
  isApiUnavailable,
  isCacheableRoute,
  hasStoredPage,
  hasSharedPage,
  isStyleguideShown: () => process.env.NODE_ENV !== 'production' || requireEnvironment().STYLEGUIDE,
}

/** Resolves the request, decides and responds. It routes and never authorises: pages, handlers and the API do that. */
export async function middleware(request: NextRequest): Promise<Response> {
  const directory = getDirectory()
  await directory.ready()
  const decision = await decideRoute(request, resolveRequest(request, directory), LOOKUPS)
  const context = requestContext.getStore()
  if (context && isRenderedPerRequest(decision)) context.isRenderedPerRequest = true
  return respond(request, decision)
}

export const config = {
  runtime: 'nodejs',
  // Other paths with a dot are included: otherwise they would bypass tenant resolution.
  matcher: ['/((?!api(?:/|$)|_next/static|_next/image|uploads/|(?:images|icons|fonts)/.*\\.\\w+$|favicon\\.ico$).*)'],
}
