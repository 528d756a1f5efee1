import { useParams, usePathname } from 'next/navigation'
import { isLocale } from '@/domain/shared/locales'
import { localePath, PREFIXLESS_LOCALE } from '@/lib/i18n/locale-path'
import { toPublicPath } from '@/lib/layout/public-path'

/**
 * Returns the path as the address bar shows it, also on the server (empty if there is no page), and the home path in
 * the page's language.
 */
export function usePublicPath(): { path: string; home: string } {
  const pathname = usePathname() ?? ''
  const { locale, company } = useParams<{ locale?: string; company?: string }>() ?? {}
  const language = isLocale(locale) ? locale : PREFIXLESS_LOCALE
  return { path: toPublicPath(pathname, language, company ?? ''), home: localePath(language, '/') }
}
