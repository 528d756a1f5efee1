import type { Locale } from '@/domain/shared/locales'

/** Size that social networks recommend, in pixels. */
export const SHARE_SIZE = { width: 1200, height: 630 }

/** Pages with a share image of their own: product, listing, article and content page. All others use the shop's. */
export const SHARE_TYPES = ['p', 'd', 'b', 'c'] as const

export type ShareType = (typeof SHARE_TYPES)[number]

export interface ShareSubject {
  type: ShareType
  slug: string
  /** All content of the image: if it changes, so does the URL, and networks fetch the image again. */
  shows: string
  /** Description of the photograph in the page's language; empty if there is none. */
  alt?: string | null | undefined
}

/** A short hash of a text (FNV-1a). */
function toStamp(text: string): string {
  let hash = 0x811c9dc5
  for (const sign of text) hash = Math.imul(hash ^ (sign.codePointAt(0) ?? 0), 0x01000193)
  return (hash >>> 0).toString(36)
}

/** Path of a page's share image. */
export function buildShareAddress(locale: Locale, subject: ShareSubject | null, shop: string): string {
  if (!subject) return `/images/share/${locale}/shop.jpg?v=${toStamp(shop)}`
  const { type, slug, shows } = subject
  return `/images/share/${locale}/${type}/${encodeURIComponent(slug)}.jpg?v=${toStamp(`${shop} ${shows}`)}`
}

/** Parses the path of a share image; null if it is not one. */
export function readShareAddress(
  segments: readonly string[],
): { locale: string; type: ShareType | null; slug: string } | null {
  const [locale = '', second = '', third] = segments
  if (third === undefined) return second === 'shop.jpg' ? { locale, type: null, slug: '' } : null
  const type = SHARE_TYPES.find((known) => known === second)
  const slug = third.endsWith('.jpg') ? third.slice(0, -'.jpg'.length) : ''
  return type && slug !== '' && segments.length === 3 ? { locale, type, slug } : null
}
