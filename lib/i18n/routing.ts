import { defineRouting } from 'next-intl/routing'
import { LOCALES } from '@/domain/shared/locales'
import { PREFIXLESS_LOCALE } from './locale-path'

/**
 * Detection, cookie and hreflang are ours (`decide-root-locale`, `seo/alternates`): next-intl would set the cookie on cached
 * pages and does not know which languages a tenant has.
 */
export const routing = defineRouting({
  locales: LOCALES,
  defaultLocale: PREFIXLESS_LOCALE,
  localePrefix: 'as-needed',
  localeDetection: false,
  localeCookie: false,
  alternateLinks: false,
})
