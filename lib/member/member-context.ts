import 'server-only'
import { getTranslations } from 'next-intl/server'
import type { OtherSettings, Settings } from '@/domain/settings/schema'
import type { Locale } from '@/domain/shared/locales'
import { buildMoneyContext } from '@/lib/currency/money-context'
import { getOtherSettings, getSettings } from '@/lib/settings/queries'
import type { ViewContext } from './view-context'

/** The context of a member's pages: texts, formats and settings. */
export interface MemberContext extends ViewContext {
  company: string
  settings: Settings
  other: OtherSettings
}

/** Throws `ApiFailure` when the settings cannot be read. */
export async function getMemberContext(company: string, locale: Locale): Promise<MemberContext> {
  const [settings, other, t, item, people, vehicles] = await Promise.all([
    getSettings(company),
    getOtherSettings(company),
    getTranslations({ locale, namespace: 'member' }),
    getTranslations({ locale, namespace: 'basket.item' }),
    getTranslations({ locale, namespace: 'basket.people' }),
    getTranslations({ locale, namespace: 'basket.vehicles' }),
  ])
  const money = buildMoneyContext(settings, locale)
  const fallback = settings.language.default
  return { company, locale, fallback, settings, other, money, zone: other.timeZone, t, item, people, vehicles }
}
