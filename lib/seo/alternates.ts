import { LOCALES, type Locale, type Localized } from '@/domain/shared/locales'
import { localePath } from '@/lib/i18n/locale-path'

export interface AlternatesInput {
  /** Internal path of the page in each language that has it ('/p/ballonfahrt'); a language may be missing. */
  paths: Localized<string>
  locale: Locale
  /** The tenant's enabled languages, and its default, which becomes `x-default` (decisions 2). */
  language: { default: Locale; enabled: readonly Locale[] }
  /** Origin of the tenant's canonical host, without a trailing slash. */
  origin: string
}

export interface Alternates {
  canonical: string
  languages: Record<string, string>
}

/**
 * `alternates` of a page's metadata: the absolute canonical URL, and hreflang for each enabled language that has the
 * page.
 */
export function buildAlternates({ paths, locale, language, origin }: AlternatesInput): Alternates {
  const toAddress = (code: Locale, path: string): string => `${origin}${localePath(code, path)}`
  const offered = LOCALES.flatMap((code) => {
    const path = paths[code]
    return path !== undefined && language.enabled.includes(code) ? [[code, toAddress(code, path)] as const] : []
  })
  const languages: Record<string, string> = Object.fromEntries(offered)
  const standard = languages[language.default] ?? offered[0]?.[1]
  if (standard !== undefined) languages['x-default'] = standard
  // A page without its own translation shows another language's text, whose URL is the canonical one.
  const own = paths[locale] === undefined ? standard : toAddress(locale, paths[locale])
  return { canonical: own ?? toAddress(locale, '/'), languages }
}

/** The same path in every language, for pages without a slug. */
export function samePath(path: string): Localized<string> {
  return Object.fromEntries(LOCALES.map((code) => [code, path]))
}

/** One path per slug: `toPaths(product.slugs, paths.product)`. */
export function toPaths(slugs: Localized<string>, build: (slug: string) => string): Localized<string> {
  return Object.fromEntries(LOCALES.flatMap((code) => (slugs[code] === undefined ? [] : [[code, build(slugs[code])]])))
}
