import { isLocale, type Locale } from '@/domain/shared/locales'
import { RECENT_KEY } from './recent-key'

/**
 * What a card of something looked at before needs; it stays in this browser and goes nowhere. It is no part of the four
 * modules that are kept encrypted (spec 3): all of it is public, and the row must not wait for the cipher's code.
 */
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

function isRecent(value: unknown): value is RecentProduct {
  if (typeof value !== 'object' || value === null) return false
  const { id, locale, href, title, place, file } = value as Record<string, unknown>
  return (
    Number.isSafeInteger(id) &&
    isLocale(locale) &&
    isText(href) &&
    /^\/(?!\/)/.test(href) &&
    isText(title) &&
    isText(place) &&
    (file === null || isText(file))
  )
}

/** What was looked at in this browser, the latest first; empty when nothing can be read. */
export function readRecent(): RecentProduct[] {
  try {
    const stored: unknown = JSON.parse(window.localStorage.getItem(RECENT_KEY) ?? '[]')
    return Array.isArray(stored) ? stored.filter(isRecent).slice(0, MOST) : []
  } catch {
    return []
  }
}

function write(products: readonly RecentProduct[]): void {
  try {
    window.localStorage.setItem(RECENT_KEY, JSON.stringify(products))
  } catch {
    // Full or blocked: nothing is remembered, and nothing else depends on it.
  }
}

/** Puts a product in front; each once a language, twelve at most. */
export function rememberProduct(product: RecentProduct): void {
  const others = readRecent().filter(({ id, locale }) => id !== product.id || locale !== product.locale)
  write([product, ...others].slice(0, MOST))
}

export function forgetRecent(): void {
  write([])
}
