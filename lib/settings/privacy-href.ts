import type { Settings } from '@/domain/settings/schema'
import type { Locale } from '@/domain/shared/locales'
import { localePath } from '@/lib/i18n/locale-path'
import { getMenuPath, paths } from '@/lib/paths'

/** English slug of the operator's privacy page; the address works in any language. */
export const PRIVACY_SLUG = 'privacy'

/** Address of that page in the given language, from the operator's menus; else an address that redirects to it. */
export function getPrivacyHref({ menu, language }: Pick<Settings, 'menu' | 'language'>, locale: Locale): string {
  const item = menu.find(
    ({ type, content }) => type === 'c' && Object.values(content).some(({ slug }) => slug === PRIVACY_SLUG),
  )
  const path = item ? getMenuPath(item, locale, language.default) : null
  return localePath(locale, path ?? paths.content(PRIVACY_SLUG))
}
