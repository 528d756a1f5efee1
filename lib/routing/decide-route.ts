import type { NextRequest } from 'next/server'
import type { Tenant } from '@/domain/settings/schema'
import type { Locale } from '@/domain/shared/locales'
import { negotiateLocale } from '@/domain/shared/negotiate-locale'
import { localePath, PREFIXLESS_LOCALE } from '@/lib/i18n/locale-path'
import { type Cookie, isDocumentRequest, isPersonalArea, isToldByApi } from '@/lib/session/auth-cookies'
import { buildInternalPath, isReservedPath, isTenantFile, UNAVAILABLE_PATH } from '@/lib/tenancy/internal-path'
import type { ResolvedRequest } from './resolve-request'

/** How a request is answered. Locations are paths of the same host, or whole addresses of it. */
export type RouteDecision =
  | { kind: 'refuse'; reason: 'noTenants' | 'unknownHost' }
  /** The handler of a file, which finds its tenant in the `company` header. */
  | { kind: 'file'; company: string; locale: Locale }
  /** `isPermanent`: the language of an address never changes, so neither does its proper form. */
  | { kind: 'redirect'; location: string; isPermanent: boolean }
  /** The redirect from '/', which alone sets the cookie of the language (spec 9). */
  | { kind: 'chooseLocale'; location: string; locale: Locale }
  /** Cookies of a sign-in that contradict each other are cleared, and the visit goes to the home page (spec 4). */
  | { kind: 'endLogin'; location: string; cookies: readonly string[] }
  | { kind: 'missing'; company: string; locale: Locale }
  | {
      kind: 'page'
      company: string
      locale: Locale
      internalPath: string
      /** Rendered once for all and stored, so that nothing of one request may go into it. */
      isCacheable: boolean
      /** The page says that it cannot be shown now. */
      isUnavailable: boolean
      /** The same address shows another language to others. */
      isOfVisitor: boolean
    }
  /** Not even the shop's frame can be rendered. */
  | { kind: 'unavailable'; locale: Locale; isOfVisitor: boolean }

/** What the decision depends on besides the request. Each is asked only where its answer counts. */
export interface RouteLookups {
  /** Whether the address asks for a reservation that nobody has. */
  asksForNothing(company: string, path: string, query: URLSearchParams): Promise<boolean>
  /** Names of the cookies to clear; the session that lies among them is ended. */
  endStaleLogin(cookies: readonly Cookie[], company: string): Promise<string[]>
  isApiUnavailable(): Promise<boolean>
  isCacheableRoute(internalPath: string): boolean
  hasStoredPage(internalPath: string): boolean
  /** A question over the network. */
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
 * Whether there is something to show: a page that is stored, or an operator API to render it from. A person's own pages are rendered
 * from what the browser has, and say themselves what is missing.
 */
const canBeShown = async (path: string, internalPath: string, lookups: RouteLookups): Promise<boolean> =>
  isPersonalArea(path) ||
  lookups.hasStoredPage(internalPath) ||
  !(await lookups.isApiUnavailable()) ||
  (await lookups.hasSharedPage(internalPath))

/** In the shop's frame, where that page is stored or can be rendered (server/unavailable-pages.ts sees to it), else in nobody's. */
async function decideUnavailable(frame: Frame, lookups: RouteLookups): Promise<RouteDecision> {
  const internalPath = buildInternalPath(frame.locale, frame.company, UNAVAILABLE_PATH, new URLSearchParams())
  return (await canBeShown(UNAVAILABLE_PATH, internalPath, lookups))
    ? show(frame, internalPath, lookups, true)
    : { kind: 'unavailable', locale: frame.locale, isOfVisitor: frame.isOfVisitor }
}

/** A page that will say nothing but that it cannot be shown. The router takes such a status for a page of another site. */
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

/** The language in which a page is missing: its own, else, where the tenant does not have that, the visitor's. */
const findMissingLocale = ({ headers }: NextRequest, { language }: Tenant, asked: Locale): Locale =>
  language.enabled.includes(asked)
    ? asked
    : (negotiateLocale(headers.get('accept-language'), language.enabled) ?? language.default)

/** Of pages that are one person's own; the same for all, a page never sets a cookie: there the session call clears them. */
const isPersonalRead = ({ method }: NextRequest, path: string): boolean =>
  isPersonalArea(path) && (method === 'GET' || method === 'HEAD')

async function isMissing(
  request: NextRequest,
  { tenant, locale, path }: Extract<ResolvedRequest, { kind: 'page' }>,
  lookups: RouteLookups,
): Promise<boolean> {
  if (!tenant.language.enabled.includes(locale)) return true
  // A page of its own that says that it is missing could no longer answer 404.
  if (isReservedPath(path) || (path === '/styleguide' && !lookups.isStyleguideShown())) return true
  return lookups.asksForNothing(tenant.company, path, request.nextUrl.searchParams)
}

/** A page below a language, of a tenant that is known. */
async function decideAddress(
  request: NextRequest,
  resolved: Extract<ResolvedRequest, { kind: 'page' }>,
  lookups: RouteLookups,
): Promise<RouteDecision> {
  const { tenant, locale, path } = resolved
  const { company } = tenant
  // Files have no languages; an address that puts one in front leads to the file.
  if (isTenantFile(path) && tenant.language.enabled.includes(locale))
    return { kind: 'redirect', location: path, isPermanent: false }
  if (await isMissing(request, resolved, lookups))
    return { kind: 'missing', company, locale: findMissingLocale(request, tenant, locale) }
  const cookies = isPersonalRead(request, path) ? await lookups.endStaleLogin(request.cookies.getAll(), company) : []
  return cookies.length > 0
    ? { kind: 'endLogin', location: localePath(locale, '/'), cookies }
    : decidePage(request, { company, locale, isOfVisitor: false }, path, lookups)
}

/** It routes and never authorises: pages, handlers and the API do that (architecture, Requests 1). */
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

/** Whether the answer is rendered for this request alone, and cached nowhere. */
export const isRenderedPerRequest = (decision: RouteDecision): boolean =>
  decision.kind === 'missing' || (decision.kind === 'page' && !decision.isCacheable)
