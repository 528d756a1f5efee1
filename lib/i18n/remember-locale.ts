import type { Locale } from '@/domain/shared/locales'
import { buildLocaleCookie } from './locale-cookie'

/** In the browser: the language that a person picked is where '/' leads from now on (spec 9). */
export function rememberLocale(locale: Locale): void {
  // The Cookie Store API is missing in browsers that we still serve.
  Object.assign(document, { cookie: buildLocaleCookie(locale) })
}
