import { isLocale, type Locale } from '@/domain/shared/locales'

/** Card data of a recently viewed product. Stored only in this browser, encrypted (spec 3). */
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

/** Parses a stored list, latest first; empty if it is invalid. */
export function toRecentProducts(value: unknown): RecentProduct[] {
  return Array.isArray(value) ? value.flatMap(toProduct).slice(0, MOST) : []
}

/** Adds a product at the front, without duplicates per language; at most twelve. */
export function addRecentProduct(products: readonly RecentProduct[], product: RecentProduct): RecentProduct[] {
  const others = products.filter(({ id, locale }) => id !== product.id || locale !== product.locale)
  return [product, ...others].slice(0, MOST)
}
