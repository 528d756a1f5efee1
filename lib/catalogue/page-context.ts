import 'server-only'
import { getTranslations } from 'next-intl/server'
import { cache } from 'react'
import type { Settings } from '@/domain/settings/schema'
import type { Locale } from '@/domain/shared/locales'
import { buildMoneyContext, type MoneyContext } from '@/lib/currency/money-context'
import { getSettings } from '@/lib/settings/queries'
import { requireOrigin } from '@/lib/tenancy/origin'
import type { Words } from './catalogue-words'

/** Context of every catalogue page. */
export interface PageContext extends Words {
  company: string
  locale: Locale
  /** The tenant's default language, used for missing translations. */
  fallback: Locale
  settings: Settings
  money: MoneyContext
  /** Origin of the tenant's canonical host. */
  origin: string
}

/** Created once per render, for all components. Throws `ApiFailure` when the settings cannot be read. */
export const getPageContext = cache(async (company: string, locale: Locale): Promise<PageContext> => {
  const [settings, t, common, origin] = await Promise.all([
    getSettings(company),
    getTranslations({ locale, namespace: 'catalogue' }),
    getTranslations({ locale, namespace: 'common' }),
    requireOrigin(company),
  ])
  const money = buildMoneyContext(settings, locale)
  return { company, locale, fallback: settings.language.default, settings, money, origin, t, common }
})
