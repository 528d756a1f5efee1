import { isLocale, LOCALES, type Locale } from '@/domain/shared/locales'
import { negotiateLocale } from '@/domain/shared/negotiate-locale'
import type { TenantDatabase } from '../database/client'
import type { TenantRegistry } from '../tenancy/registry'
import type { ErrorCode } from './errors'
import type { ApiContext } from './register'

/** The language of whoever says none: the tenant's default. */
export type LocaleSource = (tenant: { db: TenantDatabase }) => Promise<Locale>

/** Codes that a database gives which does not answer: it is not asked again to say so. */
const WITHOUT_DATABASE: readonly ErrorCode[] = ['unavailable', 'internal']

/**
 * The language in which a call is refused: its `lang`, else the first of `Accept-Language` that we speak, else the
 * tenant's default; English where there is no tenant.
 */
export function createRefusalLocale(registry: TenantRegistry, findLocale: LocaleSource) {
  const defaults = new Map<string, Locale>()
  return async (c: ApiContext, code: ErrorCode): Promise<Locale> => {
    const told = c.get('lang') ?? c.req.query('lang')
    if (isLocale(told)) return told
    const wanted = negotiateLocale(c.req.header('accept-language'), LOCALES)
    if (wanted) return wanted
    const company = c.req.header('company') ?? ''
    const db = WITHOUT_DATABASE.includes(code) ? null : registry.getDatabase(company)
    const found = db ? await findLocale({ db }).catch(() => undefined) : undefined
    if (found) defaults.set(company, found)
    return found ?? defaults.get(company) ?? 'en'
  }
}
