import type { MenuItem } from '@/domain/settings/schema'
import { type Locale, pickLocalized } from '@/domain/shared/locales'

const join = (...parts: readonly (string | null | undefined)[]): string =>
  `/${parts
    .filter((part) => part !== null && part !== undefined && part !== '')
    .map((part) => encodeURIComponent(String(part)))
    .join('/')}`

export type BasketFlow = 'basket' | 'direct'
export type BasketStep = 'cart' | 'checkout' | 'result' | 'warning'
export type MemberArea = 'coupons' | 'favorites' | 'notification' | 'payments' | 'profile' | 'requests' | 'reservations'

/** Route paths without the language (spec 2, decisions 5); `localePath` adds it. */
export const paths = {
  home: '/',
  accessibility: '/accessibility',
  contact: '/contact',
  search: (term: string) => join('search', term),
  enquireBooking: '/enquire-booking',
  /** The same with the booking number filled in. */
  enquireNumber: (bookingNumber: string) => `/enquire-booking?${new URLSearchParams({ number: bookingNumber })}`,
  /** A voucher that was saved on this device. */
  savedVoucher: (bookingNumber: string) => join('voucher', bookingNumber),
  specialOffer: '/get-a-special-offer',
  /** The canonical address of every product. */
  product: (slug: string) => join('p', slug),
  /** The same page, linked from the basket on the home page (spec 2). */
  categoryProduct: (category: string, slug: string) => join('u', category, slug),
  /** The plain, print-friendly variant. */
  plainProduct: (slug: string) => join('p', slug, 'index_old'),
  listing: (slug?: string, detail?: string) => join('d', slug, detail),
  content: (slug: string) => join('c', slug),
  blog: (slug?: string, detail?: string) => join('b', slug, detail),
  transfer: (slug?: string) => join('t', slug),
  member: (area?: MemberArea) => join('user', area),
  memberReservation: (reference: string) => join('user', 'reservations', reference),
  agency: (agencyNumber?: string) => join('agency', agencyNumber),
  agencyLogin: '/agency/login',
  agencyForms: '/agency/forms',
  basket: (step: BasketStep, flow: BasketFlow = 'basket') => join(flow === 'basket' ? 'basket' : 'basket-two', step),
} as const

/** Path of a reservation for a user who has its reference; `reason` is the outcome of a payment. */
export function getReservationPath(reference: string, reason?: string): string {
  const query = new URLSearchParams({ ref: reference, ...(reason === undefined ? {} : { reason }) })
  return `${paths.enquireBooking}?${query}`
}

/**
 * Path of a menu item in a language, or null if it has no target. A custom item uses its own URL, others their type and
 * slug; both fall back to the default language. `kat_k_no` filters the listing (spec 2, decisions 5).
 */
export function getMenuPath(item: MenuItem, locale: Locale, fallback: Locale): string | null {
  const content = pickLocalized(item.content, locale, fallback)
  const standby = item.content[fallback]
  if (item.mode === 'custom') return content?.url ?? standby?.url ?? null
  const slug = content?.slug ?? standby?.slug
  if (!item.type || slug === undefined) return null
  const path = join(item.type, slug)
  return item.categoryId === null ? path : `${path}?kat_k_no=${item.categoryId}`
}
