import type { Locale } from '@/domain/shared/locales'
import { buildLocaleCookie } from './locale-cookie'

/** In the browser: stores the chosen language, to which '/' redirects from now on (spec 9). */
export function rememberLocale(locale: Locale): void {
  // Some supported browsers have no Cookie Store API.
  Object.assign(document, { cookie: buildLocaleCookie(locale) })
}
