import { isLocale, LOCALES, type Locale } from '@/domain/shared/locales'
import { negotiateLocale } from '@/domain/shared/negotiate-locale'
import type { TenantDatabase } from '../database/client'
import type { TenantRegistry } from '../tenancy/registry'
import type { ErrorCode } from './errors'
import type { ApiContext } from './register'

/** Returns the tenant's default language, for callers that name none. */
export type LocaleSource = (tenant: { db: TenantDatabase }) => Promise<Locale>

/** Error codes of a database that does not answer. The database is then not queried for the language. */
const WITHOUT_DATABASE: readonly ErrorCode[] = ['unavailable', 'internal']

/**
 * Chooses the language of an error message: the call's `lang`, else the first supported language of `Accept-Language`,
 * else the tenant's default; English if there is no tenant.
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
