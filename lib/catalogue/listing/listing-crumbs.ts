import type { Titled } from '@/domain/content/schema'
import { type Locale, pickLocalized } from '@/domain/shared/locales'
import { localePath } from '@/lib/i18n/locale-path'
import { paths } from '@/lib/paths'
import { toPlainText } from '../plain-text'

export interface Crumb {
  label: string
  href?: string
}

interface CrumbContext {
  locale: Locale
  fallback: Locale
  /** 'Home' in the page's language. */
  home: string
}

/** Home, the ancestors, and the current page without a link. */
export function buildCrumbs(above: readonly { content: Titled }[], here: string, context: CrumbContext): Crumb[] {
  const { locale, fallback, home } = context
  const places = above.flatMap(({ content }) => {
    const words = pickLocalized(content, locale, fallback)
    return words ? [{ label: toPlainText(words.title), href: localePath(locale, paths.listing(words.slug)) }] : []
  })
  const known = new Set<string>()
  const distinct = places.filter(({ label }) => label !== here && !known.has(label) && known.add(label))
  return [{ label: home, href: localePath(locale, '/') }, ...distinct, { label: here }]
}
