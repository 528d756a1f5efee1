import { type NextRequest, NextResponse } from 'next/server'
import type { Locale } from '@/domain/shared/locales'
import { LOCALE_COOKIE } from '@/lib/i18n/locale-cookie'
import { buildScriptPolicy } from '@/lib/layout/script-policy'
import { buildInternalHeaders } from '@/lib/security/inbound-headers'
import { SCRIPT_SOURCES_HEADER } from '@/lib/security/script-sources'
import { buildRefusal, buildUnavailablePage, UNAVAILABLE_RETRY_SECONDS } from '@/lib/tenancy/fallback-pages'
import { MISSING_PATH } from '@/lib/tenancy/internal-path'
import type { RouteDecision } from './decide-route'

/** Next overwrites the `Vary` header, so `Cache-Control` states that the response belongs to one visitor. */
const OF_VISITOR = 'private, no-cache'

interface Rewrite {
  company: string
  locale: Locale
  internalPath: string
  isCacheable: boolean
  isUnavailable?: boolean
}

/**
 * Rewrites to the internal address. Inline scripts of a cacheable page are allowed by hashes, which are stored with it;
 * those of any other page by a nonce of this request.
 */
function rewrite(
  request: NextRequest,
  { company, locale, internalPath, isCacheable, isUnavailable = false }: Rewrite,
): NextResponse {
  const url = new URL(`${internalPath}${request.nextUrl.search}`, request.url)
  const inside = buildInternalHeaders(request.headers, company, locale)
  const headers = new Headers()
  if (!isCacheable) {
    const { forRender, sources } = buildScriptPolicy()
    inside.set('content-security-policy', forRender)
    headers.set(SCRIPT_SOURCES_HEADER, sources)
  }
  if (isUnavailable) headers.set('retry-after', UNAVAILABLE_RETRY_SECONDS)
  // The status is set here because a streamed page can no longer set it.
  return NextResponse.rewrite(url, { request: { headers: inside }, headers, status: isUnavailable ? 503 : 200 })
}

const redirect = (request: NextRequest, location: string, status = 307): NextResponse =>
  NextResponse.redirect(new URL(location, request.url), status)

function chooseLocale(request: NextRequest, location: string, locale: Locale): NextResponse {
  const response = redirect(request, location)
  response.cookies.set({ ...LOCALE_COOKIE, value: locale })
  response.headers.set('cache-control', OF_VISITOR)
  return response
}

function endLogin(request: NextRequest, location: string, cookies: readonly string[]): NextResponse {
  const response = redirect(request, location)
  // A cookie with the prefix __Host- can only be cleared by a Secure cookie.
  for (const name of cookies)
    response.cookies.set({ name, value: '', path: '/', maxAge: 0, secure: name.startsWith('__Host-') })
  response.headers.set('cache-control', 'no-store')
  return response
}

function showPage(
  request: NextRequest,
  decision: Extract<RouteDecision, { kind: 'page' | 'unavailable' }>,
): NextResponse {
  const response = decision.kind === 'page' ? rewrite(request, decision) : buildUnavailablePage(decision.locale)
  if (decision.isOfVisitor) response.headers.set('cache-control', OF_VISITOR)
  return response
}

/** Builds the response of a decision. The same decision gives the same response, except for the nonce. */
export function respond(request: NextRequest, decision: RouteDecision): Response {
  switch (decision.kind) {
    case 'refuse':
      return buildRefusal(decision.reason, request.headers.get('accept-language'))
    case 'file': {
      const headers = buildInternalHeaders(request.headers, decision.company, decision.locale)
      return NextResponse.next({ request: { headers } })
    }
    case 'redirect':
      return redirect(request, decision.location, decision.isPermanent ? 308 : 307)
    case 'chooseLocale':
      return chooseLocale(request, decision.location, decision.locale)
    case 'endLogin':
      return endLogin(request, decision.location, decision.cookies)
    case 'missing':
      return rewrite(request, { ...decision, internalPath: MISSING_PATH, isCacheable: false })
    case 'page':
    case 'unavailable':
      return showPage(request, decision)
  }
}
