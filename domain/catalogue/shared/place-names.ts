import { LOCALES, type Locale } from '@/domain/shared/locales'
import type { Place } from './schema'

export interface NamedPlace {
  key: string
  title: string
}

/** Fallback for a place without a name: 'dalaman-airport' becomes 'Dalaman Airport'. */
function spell(key: string): string {
  return key
    .split('-')
    .map((word) => `${word.charAt(0).toUpperCase()}${word.slice(1)}`)
    .join(' ')
}

/** The name of a place in the language, else in the tenant's default language, else in any language. */
export function namePlace(
  places: readonly Pick<Place, 'key' | 'content'>[],
  key: string,
  locale: Locale,
  fallback: Locale,
): NamedPlace {
  const content = places.find((place) => place.key === key)?.content ?? {}
  const any = LOCALES.map((code) => content[code]?.title).find((title) => title)
  return { key, title: content[locale]?.title || content[fallback]?.title || any || spell(key) }
}
