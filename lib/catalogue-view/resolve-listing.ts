import 'server-only'
import type { Page } from '@/domain/content/schema'
import type { Locale } from '@/domain/shared/locales'
import { getFilterData } from '@/lib/catalogue/queries'
import { getPage } from '@/lib/content/queries'
import { findTaxon, getRightSlug, type Taxon, toSlugs } from './find-taxon'

export interface ListingPlace {
  taxon: Taxon
  /** The operator's words about it; null where there are none. */
  page: Page | null
  /** In the asked language, or the one that stands in. */
  slug: string
  /** The category above it. */
  parent: Taxon | null
}

/** The destination or category behind a slug of any language, or null. Throws `ApiFailure`. */
export async function resolvePlace(
  company: string,
  locale: Locale,
  fallback: Locale,
  slug: string,
): Promise<ListingPlace | null> {
  const data = await getFilterData(company)
  const taxon = findTaxon(data, slug)
  if (!taxon) return null
  const right = getRightSlug(toSlugs(taxon.content), locale, fallback) ?? slug
  const page = await getPage(company, locale, taxon.pageType, right)
  const above = data.categories.find(({ id }) => id === taxon.parentId)
  return { taxon, page, slug: right, parent: above ? { ...above, pageType: 'category' } : null }
}
