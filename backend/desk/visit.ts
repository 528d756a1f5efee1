import { getCookie } from 'hono/cookie'
import { isLocale, LOCALES } from '@/domain/shared/locales'
import { negotiateLocale } from '@/domain/shared/negotiate-locale'
import { openCatalogueCache as openShelf } from '../catalogue/service'
import { schema } from '../platform/database/client'
import { networkOf } from '../platform/http/network'
import type { ApiContext } from '../platform/http/register'
import type { Services } from '../services/services'
import type { DeskContext, DeskVisit } from './context'
import { addressOf, formTokenOf } from './guard'
import { findStaff } from './sessions'
import { DESK_TEXTS } from './texts/all'

/** Sent to the paths of one tenant's desk only: a browser never shows one tenant's to another. */
export const SESSION_COOKIE = 'kervan_desk'
/** Ties the form of the sign-in to the browser that asked for it. */
export const DOOR_COOKIE = 'kervan_desk_door'

export const doorOf = ({ env }: Services) => ({ isBehindProxy: env.BEHIND_PROXY })

async function companyNameOf(db: DeskVisit['db'], company: string): Promise<string> {
  const rows = await db.select().from(schema.settings)
  const value = rows.find((row) => row.section === 'company')?.value as { companyName?: string } | undefined
  return value?.companyName ?? company
}

/** A visit to the desk that the path names; null where no tenant has that name. Its database is that tenant's alone. */
export async function createVisit(c: ApiContext, services: Services): Promise<DeskVisit | null> {
  const company = c.req.param('company') ?? ''
  const db = services.registry.getDatabase(company)
  if (!db) return null
  const [site, companyName] = await Promise.all([(await openShelf(db)).site(), companyNameOf(db, company)])
  const { language, other } = site
  const locale = negotiateLocale(c.req.header('accept-language'), LOCALES) ?? language.default
  const requestId = c.get('requestId')
  const clientAddress = addressOf(c, doorOf(services))
  return {
    company,
    companyName,
    db,
    services,
    caller: null,
    agency: null,
    guestOf: [],
    providerToken: null,
    requestId,
    idempotencyKey: null,
    clientAddress,
    clientNetwork: networkOf(clientAddress),
    userAgent: (c.req.header('user-agent') ?? '').slice(0, 400),
    log: services.log.child({ requestId, company, at: 'desk' }),
    now: services.now(),
    base: `/desk/${company}`,
    locale,
    texts: DESK_TEXTS[locale],
    languages: [
      language.default,
      ...LOCALES.filter((code) => code !== language.default && language.enabled.includes(code)),
    ],
    zone: other.timeZone,
    formToken: formTokenOf(getCookie(c, DOOR_COOKIE) ?? ''),
  }
}

/** The same for whoever is signed in, in their language; null for anybody else. */
export async function signedIn(c: ApiContext, visit: DeskVisit): Promise<DeskContext | null> {
  const token = getCookie(c, SESSION_COOKIE) ?? ''
  const found = token === '' ? null : await findStaff(visit.db, token, visit.now)
  if (!found) return null
  const locale = isLocale(found.staff.locale) ? found.staff.locale : visit.locale
  return { ...visit, ...found, locale, texts: DESK_TEXTS[locale], formToken: formTokenOf(token) }
}
