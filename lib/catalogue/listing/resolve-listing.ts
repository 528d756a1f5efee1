import 'server-only'
import type { Page } from '@/domain/content/schema'
import type { Locale } from '@/domain/shared/locales'
import { getPage } from '../content/queries'
import { type CategoryOrDestination, findCategoryOrDestination, getRightSlug, toSlugs } from '../find-category'
import { getFilterData } from '../queries'

export interface ListingPlace {
  categoryOrDestination: CategoryOrDestination
  /** The operator's text about the place; null if there is none. */
  page: Page | null
  /** In the requested language or a fallback. */
  slug: string
  /** The parent category. */
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
  const categoryOrDestination = findCategoryOrDestination(data, slug)
  if (!categoryOrDestination) return null
  const right = getRightSlug(toSlugs(categoryOrDestination.content), locale, fallback) ?? slug
  const page = await getPage(company, locale, categoryOrDestination.pageType, right)
  const above = data.categories.find(({ id }) => id === categoryOrDestination.parentId)
  return { categoryOrDestination, page, slug: right, parent: above ? { ...above, pageType: 'category' } : null }
}
