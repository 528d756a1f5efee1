import { type NextRequest, NextResponse } from 'next/server'
import type { Tenant } from '@/domain/settings/schema'
import type { Locale } from '@/domain/shared/locales'
import { negotiateLocale } from '@/domain/shared/negotiate-locale'
import { isApiAway } from '@/lib/api/api-state'
import { endStaleLogin } from '@/lib/auth/stale-login'
import { isCacheableRoute } from '@/lib/cache/cacheable-routes'
import { hasSharedPage, hasStoredPage } from '@/lib/cache/stored-page'
import { requireEnvironment } from '@/lib/env'
import { decideRootLocale } from '@/lib/i18n/decide-root-locale'
import { LOCALE_COOKIE } from '@/lib/i18n/locale-cookie'
import { localePath, PREFIXLESS_LOCALE, splitLocalePath } from '@/lib/i18n/locale-path'
import { routeLocale } from '@/lib/i18n/route-locale'
import { buildScriptPolicy } from '@/lib/layout/script-policy'
import { requestContext } from '@/lib/request-context/request-context'
import { asksForNothing } from '@/lib/reservations/lost-reference'
import { buildInternalHeaders } from '@/lib/security/inbound-headers'
import { SCRIPT_SOURCES_HEADER } from '@/lib/security/script-sources'
import { isDocumentRequest, isPersonalArea, isToldByApi } from '@/lib/session/auth-cookies'
import { getDirectory } from '@/lib/tenancy/current-directory'
import { buildRefusal, buildUnavailablePage, UNAVAILABLE_RETRY_SECONDS } from '@/lib/tenancy/fallback-pages'
import { AWAY_PATH, buildInternalPath, isReservedPath, isTenantFile, MISSING_PATH } from '@/lib/tenancy/internal-path'

/** A router and a hint, never the place that authorises: pages, handlers and the API do that (architecture, Requests 1). */
export async function middleware(request: NextRequest): Promise<Response> {
  const directory = getDirectory()
  await directory.ready()
  const acceptLanguage = request.headers.get('accept-language')
  if (directory.isEmpty) return buildRefusal('noTenants', acceptLanguage)
  const tenant = directory.getByHost(request.headers.get('host'))
  if (!tenant) return buildRefusal('unknownHost', acceptLanguage)

  const { pathname } = request.nextUrl
  if (isTenantFile(pathname)) {
    const headers = buildInternalHeaders(request.headers, tenant.company, tenant.language.default)
    return NextResponse.next({ request: { headers } })
  }
  if (pathname === '/') return answerRoot(request, tenant)

  const route = routeLocale(request)
  if (!route) return rewrite(request, tenant, findShownLocale(tenant, pathname), MISSING_PATH)
  if ('redirect' in route) return route.redirect
  const { locale, path } = route
  if (!tenant.language.enabled.includes(locale)) {
    const known = negotiateLocale(acceptLanguage, tenant.language.enabled) ?? tenant.language.default
    return rewrite(request, tenant, known, MISSING_PATH)
  }
  // They have no languages: whoever puts one in front of them is led to the one there is.
  if (isTenantFile(path)) return NextResponse.redirect(new URL(path, request.url))
  if (isReservedPath(path) || isForBuilders(path)) return rewrite(request, tenant, locale, MISSING_PATH)
  if (await asksForNothing(tenant.company, path, request.nextUrl.searchParams))
    return rewrite(request, tenant, locale, MISSING_PATH)
  return (await endAtHome(request, tenant, locale, path)) ?? rewritePage(request, tenant, locale, path)
}

/** The language in which a page that cannot be is said to be missing: that of its address, where the tenant has it. */
function findShownLocale({ language }: Tenant, pathname: string): Locale {
  const { locale } = splitLocalePath(pathname)
  return language.enabled.includes(locale) ? locale : language.default
}

/** The style guide, but where it is asked for: a page that says so itself can no longer answer 404. */
const isForBuilders = (path: string): boolean =>
  path === '/styleguide' && process.env.NODE_ENV === 'production' && !requireEnvironment().STYLEGUIDE

/** Only here is a language detected, and only its redirect sets the cookie (spec 9). */
async function answerRoot(request: NextRequest, tenant: Tenant): Promise<Response> {
  const locale = decideRootLocale({
    cookie: request.cookies.get(LOCALE_COOKIE.name)?.value,
    acceptLanguage: request.headers.get('accept-language'),
    fetchSite: request.headers.get('sec-fetch-site'),
    userAgent: request.headers.get('user-agent'),
    language: tenant.language,
  })
  const response =
    locale === PREFIXLESS_LOCALE
      ? await rewritePage(request, tenant, locale, '/')
      : NextResponse.redirect(new URL(`${localePath(locale, '/')}${request.nextUrl.search}`, request.url))
  if (locale !== PREFIXLESS_LOCALE) response.cookies.set({ ...LOCALE_COOKIE, value: locale })
  // Next writes a `Vary` of its own over ours, so caches on the way are told outright: the answer is this person's.
  response.headers.set('cache-control', 'private, no-cache')
  return response
}

/**
 * Cookies of a sign-in that contradict each other are cleared on the way into a personal area, and the visit goes to the home page
 * (spec 4), in soft navigation too. Pages that are kept for all never set a cookie; there the session call clears them.
 */
async function endAtHome(request: NextRequest, tenant: Tenant, locale: Locale, path: string): Promise<Response | null> {
  if (!isPersonalArea(path) || !['GET', 'HEAD'].includes(request.method)) return null
  const stale = await endStaleLogin(request.cookies.getAll(), tenant.company)
  if (stale.length === 0) return null
  const response = NextResponse.redirect(new URL(localePath(locale, '/'), request.url))
  // A cookie whose name begins with __Host- is only cleared by one that is secure too.
  for (const name of stale)
    response.cookies.set({ name, value: '', path: '/', maxAge: 0, secure: name.startsWith('__Host-') })
  response.headers.set('cache-control', 'no-store')
  return response
}

async function rewritePage(request: NextRequest, tenant: Tenant, locale: Locale, path: string): Promise<NextResponse> {
  const internalPath = buildInternalPath(locale, tenant.company, path, request.nextUrl.searchParams)
  if (path === AWAY_PATH) return answerAway(request, tenant, locale)
  if (await isEmptyPage(request, path)) return sayAway(rewrite(request, tenant, locale, internalPath))
  return (await canBeMade(path, internalPath))
    ? rewrite(request, tenant, locale, internalPath)
    : answerAway(request, tenant, locale)
}

/** In the shop's frame, where that page is kept or can be made (server/unavailable-pages.ts sees to it), else in nobody's. */
async function answerAway(request: NextRequest, tenant: Tenant, locale: Locale): Promise<NextResponse> {
  const internalPath = buildInternalPath(locale, tenant.company, AWAY_PATH, new URLSearchParams())
  return (await canBeMade(AWAY_PATH, internalPath))
    ? sayAway(rewrite(request, tenant, locale, internalPath))
    : buildUnavailablePage(locale)
}

/**
 * Whether there is something to show: a page that is stored, or an operator API to make it from. A person's own pages are made from
 * what the browser has, and say themselves what is missing.
 */
async function canBeMade(path: string, internalPath: string): Promise<boolean> {
  return (
    isPersonalArea(path) || hasStoredPage(internalPath) || !(await isApiAway()) || (await hasSharedPage(internalPath))
  )
}

/** A page that will say nothing but that it cannot be shown. The router takes such a status for a page of another site. */
async function isEmptyPage({ method, headers, cookies }: NextRequest, path: string): Promise<boolean> {
  return isDocumentRequest(method, headers) && isToldByApi(path, cookies.getAll()) && (await isApiAway())
}

/** To machines too: a page that is streamed can no longer say so itself. */
function sayAway(page: NextResponse): NextResponse {
  const headers = new Headers(page.headers)
  headers.set('retry-after', UNAVAILABLE_RETRY_SECONDS)
  return new NextResponse(page.body, { status: 503, headers })
}

/** The scripts of a page that is kept run by hashes, which are stored with it; those of any other by a nonce of this visit. */
function rewrite(request: NextRequest, tenant: Tenant, locale: Locale, internalPath: string): NextResponse {
  const url = new URL(`${internalPath}${request.nextUrl.search}`, request.url)
  const headers = buildInternalHeaders(request.headers, tenant.company, locale)
  if (isCacheableRoute(internalPath)) return NextResponse.rewrite(url, { request: { headers } })
  const context = requestContext.getStore()
  if (context) context.isRenderedPerRequest = true
  const { forRender, sources } = buildScriptPolicy()
  headers.set('content-security-policy', forRender)
  return NextResponse.rewrite(url, { request: { headers }, headers: { [SCRIPT_SOURCES_HEADER]: sources } })
}

export const config = {
  runtime: 'nodejs',
  // Other paths with a dot are not left out: they would go round the tenant.
  matcher: ['/((?!api(?:/|$)|_next/static|_next/image|uploads/|(?:images|icons|fonts)/.*\\.\\w+$|favicon\\.ico$).*)'],
}
