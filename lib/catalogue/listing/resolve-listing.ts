import 'server-only'
import type { Page } from '@/domain/content/schema'
import type { Locale } from '@/domain/shared/locales'
import { getPage } from '../content/queries'
import { type CategoryOrDestination, findCategoryOrDestination, getRightSlug, toSlugs } from '../find-category'
import { getFilterData } from '../queries'

export interface ListingPlace {
  taxon: CategoryOrDestination
  /** The operator's words about it; null where there are none. */
  page: Page | null
  /** In the asked language, or the one that stands in. */
  slug: string
  /** The category above it. */
  parent: CategoryOrDestination | null
}

/** The destination or category behind a slug of any language, or null. Throws `ApiFailure`. */
export async function resolvePlace(
  company: string,
  locale: Locale,
  fallback: Locale,
  slug: string,
): Promise<ListingPlace | null> {
  const data = await getFilterData(company)
  const taxon = findCategoryOrDestination(data, slug)
  if (!taxon) return null
  const right = getRightSlug(toSlugs(taxon.content), locale, fallback) ?? slug
  const page = await getPage(company, locale, taxon.pageType, right)
  const above = data.categories.find(({ id }) => id === taxon.parentId)
  return { taxon, page, slug: right, parent: above ? { ...above, pageType: 'category' } : null }
}
