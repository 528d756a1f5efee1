import type { Locale } from '@/domain/shared/locales'

/** What social networks ask for, in pixels. */
export const SHARE_SIZE = { width: 1200, height: 630 }

/** Pages that have a picture of their own to be shared with: a product, a listing, an article, a content page; all others share the shop's. */
export const SHARE_TYPES = ['p', 'd', 'b', 'c'] as const

export type ShareType = (typeof SHARE_TYPES)[number]

export interface ShareSubject {
  type: ShareType
  slug: string
  /** All that the picture shows: another text is another address, so that networks look again. */
  shows: string
  /** What the photograph in it shows, in the language of the page; nothing where nobody has said it. */
  alt?: string | null | undefined
}

/** A short name for a text, the same for the same text (FNV-1a). */
function toStamp(text: string): string {
  let hash = 0x811c9dc5
  for (const sign of text) hash = Math.imul(hash ^ (sign.codePointAt(0) ?? 0), 0x01000193)
  return (hash >>> 0).toString(36)
}

/** Address of the picture that others show for a page, from the root. */
export function buildShareAddress(locale: Locale, subject: ShareSubject | null, shop: string): string {
  if (!subject) return `/images/share/${locale}/shop.jpg?v=${toStamp(shop)}`
  const { type, slug, shows } = subject
  return `/images/share/${locale}/${type}/${encodeURIComponent(slug)}.jpg?v=${toStamp(`${shop} ${shows}`)}`
}

/** What an address asks for; null where it is none of ours. */
export function readShareAddress(
  segments: readonly string[],
): { locale: string; type: ShareType | null; slug: string } | null {
  const [locale = '', second = '', third] = segments
  if (third === undefined) return second === 'shop.jpg' ? { locale, type: null, slug: '' } : null
  const type = SHARE_TYPES.find((known) => known === second)
  const slug = third.endsWith('.jpg') ? third.slice(0, -'.jpg'.length) : ''
  return type && slug !== '' && segments.length === 3 ? { locale, type, slug } : null
}
