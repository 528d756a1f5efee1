import type { NextRequest } from 'next/server'
import type { Tenant } from '@/domain/settings/schema'
import type { Locale } from '@/domain/shared/locales'
import { decideRootLocale } from '@/lib/i18n/decide-root-locale'
import { LOCALE_COOKIE } from '@/lib/i18n/locale-cookie'
import { splitLocalePath } from '@/lib/i18n/locale-path'
import { routeLocale } from '@/lib/i18n/route-locale'
import { isTenantFile } from '@/lib/tenancy/internal-path'

/** What a request asks for, as far as its host, its address and the visitor's language tell. */
export type ResolvedRequest =
  | { kind: 'noTenants' }
  | { kind: 'unknownHost' }
  /** A file that stands outside the languages. */
  | { kind: 'file'; tenant: Tenant }
  /** The address '/', with the language in which this visitor gets it. */
  | { kind: 'root'; tenant: Tenant; locale: Locale }
  /** Another way to write an address; `location` is the proper one, with its origin. */
  | { kind: 'moved'; location: string }
  /** An address that cannot be decoded. */
  | { kind: 'unreadable'; tenant: Tenant; locale: Locale }
  /** `path` has no language: '/p/kekova'. */
  | { kind: 'page'; tenant: Tenant; locale: Locale; path: string }

interface Tenants {
  isEmpty: boolean
  getByHost(host: string | null): Tenant | null
}

/** Only at '/' is a language detected (spec 9): the language of any other address stands in it. */
const findRootLocale = ({ headers, cookies }: NextRequest, { language }: Tenant): Locale =>
  decideRootLocale({
    cookie: cookies.get(LOCALE_COOKIE.name)?.value,
    acceptLanguage: headers.get('accept-language'),
    fetchSite: headers.get('sec-fetch-site'),
    userAgent: headers.get('user-agent'),
    language,
  })

/** The language of an address that cannot be read as a whole, where the tenant has it. */
function findShownLocale({ language }: Tenant, pathname: string): Locale {
  const { locale } = splitLocalePath(pathname)
  return language.enabled.includes(locale) ? locale : language.default
}

/** The tenant, the language and the page of a request; reads nothing but the request and the list of tenants. */
export function resolveRequest(request: NextRequest, tenants: Tenants): ResolvedRequest {
  if (tenants.isEmpty) return { kind: 'noTenants' }
  const tenant = tenants.getByHost(request.headers.get('host'))
  if (!tenant) return { kind: 'unknownHost' }
  const { pathname } = request.nextUrl
  if (isTenantFile(pathname)) return { kind: 'file', tenant }
  if (pathname === '/') return { kind: 'root', tenant, locale: findRootLocale(request, tenant) }
  const route = routeLocale(request)
  if (!route) return { kind: 'unreadable', tenant, locale: findShownLocale(tenant, pathname) }
  if ('location' in route) return { kind: 'moved', location: route.location }
  return { kind: 'page', tenant, ...route }
}
