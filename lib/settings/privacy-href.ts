import type { Settings } from '@/domain/settings/schema'
import type { Locale } from '@/domain/shared/locales'
import { localePath } from '@/lib/i18n/locale-path'
import { getMenuPath, paths } from '@/lib/paths'

/** Slug of the operator's page about privacy in English; any language's leads to it. */
export const PRIVACY_SLUG = 'privacy'

/** Address of that page in the language, as the operator's menus know it; else one that leads there by a detour. */
export function getPrivacyHref({ menu, language }: Pick<Settings, 'menu' | 'language'>, locale: Locale): string {
  const item = menu.find(
    ({ type, content }) => type === 'c' && Object.values(content).some(({ slug }) => slug === PRIVACY_SLUG),
  )
  const path = item ? getMenuPath(item, locale, language.default) : null
  return localePath(locale, path ?? paths.content(PRIVACY_SLUG))
}
