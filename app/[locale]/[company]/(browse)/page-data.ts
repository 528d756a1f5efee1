import type { PageCard } from '@/domain/content/schema'
import { pickLocalized } from '@/domain/shared/locales'
import { listPages } from '@/lib/catalogue/content/queries'
import { findKindCategory } from '@/lib/catalogue/find-category'
import { FINDER_KINDS, type FinderKind } from '@/lib/catalogue/listing/finder'
import type { PageContext } from '@/lib/catalogue/page-context'
import { toPlainText } from '@/lib/catalogue/plain-text'
import { getFilterData, getHome, type HomeProducts } from '@/lib/catalogue/queries'
import { listPlaceNames } from '@/lib/catalogue/transfer/tariff-groups'
import { localePath } from '@/lib/i18n/locale-path'
import { paths } from '@/lib/paths'

const NOTES = 4

export interface HomeData {
  products: HomeProducts
  /** Destinations with at least one product, in the operator's order. */
  places: { page: PageCard; title: string; slug: string }[]
  notes: PageCard[]
  /** Names of the places served by transfers. */
  ridePlaces: string[]
  /** Product kinds with at least one product. */
  kinds: FinderKind[]
  /** Listing of all tours. */
  toursHref: string
}

/** Loads the data of the home page. Throws `ApiFailure` if the API is unavailable. */
export async function readHome({ company, locale, fallback }: PageContext): Promise<HomeData> {
  const [products, data, destinations, notes] = await Promise.all([
    getHome(company, locale),
    getFilterData(company),
    listPages(company, locale, 'destination'),
    listPages(company, locale, 'blog', NOTES),
  ])
  const places = destinations.flatMap((page) => {
    const slug = page.slugs[locale] ?? page.slugs[fallback]
    return slug && (page.productCount ?? 0) > 0 ? [{ page, slug, title: toPlainText(page.title) }] : []
  })
  const kinds = FINDER_KINDS.filter((kind) => products.counts.some((entry) => entry.kind === kind && entry.count > 0))
  const [best] = products.bestRated
  const tours = best ? findKindCategory(data, best.kind) : null
  const slug = tours ? pickLocalized(tours.content, locale, fallback)?.slug : undefined
  const ridePlaces = listPlaceNames(products, { locale, fallback })
  return { products, places, notes, ridePlaces, kinds, toursHref: localePath(locale, paths.listing(slug)) }
}
