import { isLocale, type Locale } from '@/domain/shared/locales'

/** What a card of something looked at before needs. It is kept in the encrypted store of this browser (spec 3) and goes nowhere. */
export interface RecentProduct {
  id: number
  locale: Locale
  href: string
  title: string
  place: string
  file: string | null
}

const MOST = 12
const LONGEST = 400

const isText = (value: unknown): value is string => typeof value === 'string' && value.length <= LONGEST

function toProduct(value: unknown): RecentProduct[] {
  if (typeof value !== 'object' || value === null) return []
  const { id, locale, href, title, place, file } = value as Record<string, unknown>
  const isWhole =
    Number.isSafeInteger(id) &&
    isLocale(locale) &&
    isText(href) &&
    /^\/(?!\/)/.test(href) &&
    isText(title) &&
    isText(place) &&
    (file === null || isText(file))
  return isWhole ? [{ id: id as number, locale, href, title, place, file }] : []
}

/** What can be read of a list of them, the latest first; empty for anything else. */
export function toRecentProducts(value: unknown): RecentProduct[] {
  return Array.isArray(value) ? value.flatMap(toProduct).slice(0, MOST) : []
}

/** Puts a product in front; each once a language, twelve at most. */
export function addRecentProduct(products: readonly RecentProduct[], product: RecentProduct): RecentProduct[] {
  const others = products.filter(({ id, locale }) => id !== product.id || locale !== product.locale)
  return [product, ...others].slice(0, MOST)
}
