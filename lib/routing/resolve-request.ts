import type { NextRequest } from 'next/server'
import type { Tenant } from '@/domain/settings/schema'
import type { Locale } from '@/domain/shared/locales'
import { decideRootLocale } from '@/lib/i18n/decide-root-locale'
import { LOCALE_COOKIE } from '@/lib/i18n/locale-cookie'
import { splitLocalePath } from '@/lib/i18n/locale-path'
import { routeLocale } from '@/lib/i18n/route-locale'
import { isTenantFile } from '@/lib/tenancy/internal-path'

/** The target of a request, as far as host, address and the visitor's language determine it. */
export type ResolvedRequest =
  | { kind: 'noTenants' }
  | { kind: 'unknownHost' }
  /** A tenant's file, which has no language. */
  | { kind: 'file'; tenant: Tenant }
  /** The address '/', with the language that this visitor gets. */
  | { kind: 'root'; tenant: Tenant; locale: Locale }
  /** A non-canonical spelling of an address; `location` is the canonical one, with its origin. */
  | { kind: 'moved'; location: string }
  /** An address that cannot be decoded. */
  | { kind: 'unreadable'; tenant: Tenant; locale: Locale }
  /** `path` has no language: '/p/kekova'. */
  | { kind: 'page'; tenant: Tenant; locale: Locale; path: string }

interface Tenants {
  isEmpty: boolean
  getByHost(host: string | null): Tenant | null
}

/** The language is detected only at '/' (spec 9): any other address contains its language. */
const findRootLocale = ({ headers, cookies }: NextRequest, { language }: Tenant): Locale =>
  decideRootLocale({
    cookie: cookies.get(LOCALE_COOKIE.name)?.value,
    acceptLanguage: headers.get('accept-language'),
    fetchSite: headers.get('sec-fetch-site'),
    userAgent: headers.get('user-agent'),
    language,
  })

/** The language of an address that cannot be decoded, if the tenant has it; else the tenant's default. */
function findShownLocale({ language }: Tenant, pathname: string): Locale {
  const { locale } = splitLocalePath(pathname)
  return language.enabled.includes(locale) ? locale : language.default
}

/** Resolves tenant, language and page of a request; reads only the request and the list of tenants. */
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
