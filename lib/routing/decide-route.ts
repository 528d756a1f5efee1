import type { NextRequest } from 'next/server'
import type { Tenant } from '@/domain/settings/schema'
import type { Locale } from '@/domain/shared/locales'
import { negotiateLocale } from '@/domain/shared/negotiate-locale'
import { localePath, PREFIXLESS_LOCALE } from '@/lib/i18n/locale-path'
import { type Cookie, isDocumentRequest, isPersonalArea, isToldByApi } from '@/lib/session/auth-cookies'
import { buildInternalPath, isReservedPath, isTenantFile, UNAVAILABLE_PATH } from '@/lib/tenancy/internal-path'
import type { ResolvedRequest } from './resolve-request'

/** How a request is answered. Locations are paths of the same host, or absolute URLs of it. */
export type RouteDecision =
  | { kind: 'refuse'; reason: 'noTenants' | 'unknownHost' }
  /** A route handler for a file, which reads its tenant from the `company` header. */
  | { kind: 'file'; company: string; locale: Locale }
  /** `isPermanent`: the language of an address never changes, so its canonical form does not either. */
  | { kind: 'redirect'; location: string; isPermanent: boolean }
  /** The redirect from '/', the only response that sets the language cookie (spec 9). */
  | { kind: 'chooseLocale'; location: string; locale: Locale }
  /** Contradictory sign-in cookies are cleared, and the visitor is redirected to the home page (spec 4). */
  | { kind: 'endLogin'; location: string; cookies: readonly string[] }
  | { kind: 'missing'; company: string; locale: Locale }
  | {
      kind: 'page'
      company: string
      locale: Locale
      internalPath: string
      /** Rendered once for all visitors and stored, so it must not contain data of one request. */
      isCacheable: boolean
      /** The page says that it is unavailable. */
      isUnavailable: boolean
      /** The language depends on the visitor, although the address is the same. */
      isOfVisitor: boolean
    }
  /** Not even the shop's frame can be rendered. */
  | { kind: 'unavailable'; locale: Locale; isOfVisitor: boolean }

/** The lookups of a decision besides the request. Each is called only if its result matters. */
export interface RouteLookups {
  /** Whether the address names a reservation that does not exist. */
  asksForNothing(company: string, path: string, query: URLSearchParams): Promise<boolean>
  /** Returns the names of the cookies to clear, and ends the session that they contain. */
  endStaleLogin(cookies: readonly Cookie[], company: string): Promise<string[]>
  isApiUnavailable(): Promise<boolean>
  isCacheableRoute(internalPath: string): boolean
  hasStoredPage(internalPath: string): boolean
  /** Makes a network request. */
  hasSharedPage(internalPath: string): Promise<boolean>
  isStyleguideShown(): boolean
}

type PageDecision = Extract<RouteDecision, { kind: 'page' }>
type Frame = Pick<PageDecision, 'company' | 'locale' | 'isOfVisitor'>

const show = (frame: Frame, internalPath: string, lookups: RouteLookups, isUnavailable = false): PageDecision => ({
  kind: 'page',
  ...frame,
  internalPath,
  isCacheable: lookups.isCacheableRoute(internalPath),
  isUnavailable,
})

/**
 * Whether the page can be shown: it is stored, or the operator API is available to render it. A visitor's personal
 * pages are rendered from the browser's data and report missing data themselves.
 */
const canBeShown = async (path: string, internalPath: string, lookups: RouteLookups): Promise<boolean> =>
  isPersonalArea(path) ||
  lookups.hasStoredPage(internalPath) ||
  !(await lookups.isApiUnavailable()) ||
  (await lookups.hasSharedPage(internalPath))

/**
 * The unavailable page in the shop's frame if it is stored or can be rendered (server/unavailable-pages.ts prepares
 * it), else without a frame.
 */
async function decideUnavailable(frame: Frame, lookups: RouteLookups): Promise<RouteDecision> {
  const internalPath = buildInternalPath(frame.locale, frame.company, UNAVAILABLE_PATH, new URLSearchParams())
  return (await canBeShown(UNAVAILABLE_PATH, internalPath, lookups))
    ? show(frame, internalPath, lookups, true)
    : { kind: 'unavailable', locale: frame.locale, isOfVisitor: frame.isOfVisitor }
}

/**
 * Whether the page can only say that it is unavailable. Applies to document requests: Next's router treats such a
 * status as another site's page.
 */
const isEmptyPage = async (
  { method, headers, cookies }: NextRequest,
  path: string,
  lookups: RouteLookups,
): Promise<boolean> =>
  isDocumentRequest(method, headers) && isToldByApi(path, cookies.getAll()) && (await lookups.isApiUnavailable())

async function decidePage(
  request: NextRequest,
  frame: Frame,
  path: string,
  lookups: RouteLookups,
): Promise<RouteDecision> {
  if (path === UNAVAILABLE_PATH) return decideUnavailable(frame, lookups)
  const internalPath = buildInternalPath(frame.locale, frame.company, path, request.nextUrl.searchParams)
  if (await isEmptyPage(request, path, lookups)) return show(frame, internalPath, lookups, true)
  return (await canBeShown(path, internalPath, lookups))
    ? show(frame, internalPath, lookups)
    : decideUnavailable(frame, lookups)
}

/** The language of a 404 page: the address's language if the tenant has it, else the visitor's. */
const findMissingLocale = ({ headers }: NextRequest, { language }: Tenant, asked: Locale): Locale =>
  language.enabled.includes(asked)
    ? asked
    : (negotiateLocale(headers.get('accept-language'), language.enabled) ?? language.default)

/** Only personal pages clear cookies: a shared page never sets a cookie; there the session call clears them. */
const isPersonalRead = ({ method }: NextRequest, path: string): boolean =>
  isPersonalArea(path) && (method === 'GET' || method === 'HEAD')

async function isMissing(
  request: NextRequest,
  { tenant, locale, path }: Extract<ResolvedRequest, { kind: 'page' }>,
  lookups: RouteLookups,
): Promise<boolean> {
  if (!tenant.language.enabled.includes(locale)) return true
  // If the page itself reported that it is missing, it could no longer answer 404.
  if (isReservedPath(path) || (path === '/styleguide' && !lookups.isStyleguideShown())) return true
  return lookups.asksForNothing(tenant.company, path, request.nextUrl.searchParams)
}

/** Decides about a page address with a language, of a known tenant. */
async function decideAddress(
  request: NextRequest,
  resolved: Extract<ResolvedRequest, { kind: 'page' }>,
  lookups: RouteLookups,
): Promise<RouteDecision> {
  const { tenant, locale, path } = resolved
  const { company } = tenant
  // Tenant files have no language: an address with a language prefix redirects to the file.
  if (isTenantFile(path) && tenant.language.enabled.includes(locale))
    return { kind: 'redirect', location: path, isPermanent: false }
  if (await isMissing(request, resolved, lookups))
    return { kind: 'missing', company, locale: findMissingLocale(request, tenant, locale) }
  const cookies = isPersonalRead(request, path) ? await lookups.endStaleLogin(request.cookies.getAll(), company) : []
  return cookies.length > 0
    ? { kind: 'endLogin', location: localePath(locale, '/'), cookies }
    : decidePage(request, { company, locale, isOfVisitor: false }, path, lookups)
}

/**
 * Decides how a request is answered. It routes and never authorises: pages, handlers and the API do that (architecture,
 * Requests 1).
 */
export async function decideRoute(
  request: NextRequest,
  resolved: ResolvedRequest,
  lookups: RouteLookups,
): Promise<RouteDecision> {
  switch (resolved.kind) {
    case 'noTenants':
    case 'unknownHost':
      return { kind: 'refuse', reason: resolved.kind }
    case 'moved':
      return { kind: 'redirect', location: resolved.location, isPermanent: true }
    case 'file':
      return { kind: 'file', company: resolved.tenant.company, locale: resolved.tenant.language.default }
    case 'unreadable':
      return { kind: 'missing', company: resolved.tenant.company, locale: resolved.locale }
    case 'root': {
      const { tenant, locale } = resolved
      if (locale !== PREFIXLESS_LOCALE)
        return { kind: 'chooseLocale', locale, location: `${localePath(locale, '/')}${request.nextUrl.search}` }
      return decidePage(request, { company: tenant.company, locale, isOfVisitor: true }, '/', lookups)
    }
    case 'page':
      return decideAddress(request, resolved, lookups)
  }
}

/** Whether the response is rendered for this request alone and not cached. */
export const isRenderedPerRequest = (decision: RouteDecision): boolean =>
  decision.kind === 'missing' || (decision.kind === 'page' && !decision.isCacheable)
