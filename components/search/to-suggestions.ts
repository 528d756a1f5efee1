import type { SearchHit } from '@/domain/catalogue/shared/listing-schema'
import { type Locale, pickLocalized } from '@/domain/shared/locales'
import { localePath } from '@/lib/i18n/locale-path'
import { paths } from '@/lib/paths'
import type { CroppedFile } from '@/lib/uploads/pictures'

/** In display order. */
const SUGGESTION_GROUPS = ['destination', 'category', 'product', 'article'] as const satisfies SearchHit['hitType'][]

export type SuggestionGroup = (typeof SUGGESTION_GROUPS)[number]

export interface Suggestion {
  group: SuggestionGroup
  href: string
  title: string
  /** Destination of a product. */
  detail: string | null
  image: CroppedFile | null
  /** In the product's own currency. */
  price: { amount: string; currency: string } | null
}

/** A suggestion, or 'all' for the last row, which links to the results. */
export type Choice = Suggestion | 'all'

const PATHS: Record<SuggestionGroup, (slug: string) => string> = {
  destination: (slug) => paths.listing(slug),
  category: (slug) => paths.listing(slug),
  product: paths.product,
  article: (slug) => paths.blog(slug),
}

function toSuggestion({ hitType, product, slug, title, image, focalPoint }: SearchHit, locale: Locale): Suggestion {
  return {
    group: hitType,
    href: localePath(locale, PATHS[hitType](slug)),
    title,
    detail: product && (pickLocalized(product.destination.content, locale, locale)?.title ?? null),
    image: image === null ? null : focalPoint ? { file: image, focalPoint } : { file: image },
    // A price of zero means a price on request.
    price:
      product && Number(product.price.amount) > 0
        ? { amount: product.price.amount, currency: product.price.currency }
        : null,
  }
}

/** Converts the first `limit` hits to rows, grouped by type. Each group keeps the order of the answer. */
export function toSuggestions(hits: readonly SearchHit[], locale: Locale, limit = 8): Suggestion[] {
  const rows = hits.slice(0, limit).map((hit) => toSuggestion(hit, locale))
  return SUGGESTION_GROUPS.flatMap((group) => rows.filter((row) => row.group === group))
}

export interface SuggestionBlock {
  group: SuggestionGroup
  /** Index of the group's first row among all rows. */
  first: number
  rows: Suggestion[]
}

export function toBlocks(rows: readonly Suggestion[]): SuggestionBlock[] {
  return SUGGESTION_GROUPS.map((group) => ({
    group,
    first: rows.findIndex((row) => row.group === group),
    rows: rows.filter((row) => row.group === group),
  })).filter((block) => block.rows.length > 0)
}
