import { defineRouting } from 'next-intl/routing'
import { LOCALES } from '@/domain/shared/locales'
import { PREFIXLESS_LOCALE } from './locale-path'

/**
 * Our own modules handle detection, cookie and hreflang (`decide-root-locale`, `seo/alternates`): next-intl would set
 * the cookie on cached pages and does not know the languages of a tenant.
 */
export const routing = defineRouting({
  locales: LOCALES,
  defaultLocale: PREFIXLESS_LOCALE,
  localePrefix: 'as-needed',
  localeDetection: false,
  localeCookie: false,
  alternateLinks: false,
})
