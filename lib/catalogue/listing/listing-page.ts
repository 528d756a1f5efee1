import 'server-only'
import type { Listing } from '@/domain/catalogue/shared/listing-schema'
import type { PlainDate } from '@/domain/dates/plain-date'
import { toLocal } from '@/domain/dates/zone'
import { localePath } from '@/lib/i18n/locale-path'
import { paths } from '@/lib/paths'
import { getOtherSettings } from '@/lib/settings/queries'
import type { PageContext } from '../page-context'
import { toPlainText } from '../plain-text'
import { type LeftOut, readFilters } from './left-out'
import { buildCrumbs, type Crumb } from './listing-crumbs'
import { type ListingFilters, type SearchParams, toWishQuery } from './listing-filters'
import { loadListing } from './load-listing'
import { type ListingPlace, resolvePlace } from './resolve-listing'

/** Data of a listing page, identical for the cached page and the filtered one. */
export interface ListingModel {
  context: PageContext
  /** Path of the listing without a query. */
  base: string
  /** The category's only kind, else null. */
  ownKind: string | null
  title: string
  text?: string | undefined
  crumbs: readonly Crumb[]
  listing: Listing
  filters: ListingFilters
  /** Query values that the listing ignores. */
  leftOut: readonly LeftOut[]
  /** Number of products without filters, if known. */
  total: number | null
  /** Query that products take over from a search: '?date=…&adults=…'. */
  wish: string
  /** Other query parameters, which the filter form must preserve. */
  preserved: Readonly<Record<string, string>>
  /** Replaces the default text of a listing without results. */
  empty?: { title: string; text: string }
}

export interface PlaceListing {
  place: ListingPlace
  model: ListingModel
}

/** Today's date in the tenant's time zone. Throws `ApiFailure`. */
export async function readToday(company: string): Promise<PlainDate> {
  const { timeZone } = await getOtherSettings(company)
  return toLocal(new Date().toISOString(), timeZone).date
}

const PRESERVED = ['adults', 'children']

export function readPreserved(params: SearchParams): Record<string, string> {
  return Object.fromEntries(
    PRESERVED.flatMap((name) => {
      const value = params[name]
      return typeof value === 'string' && /^\d{1,2}$/.test(value) ? [[name, value]] : []
    }),
  )
}

/** The listing of a destination or category; null if there is none with that slug. Throws `ApiFailure`. */
export async function readPlaceListing(
  context: PageContext,
  slug: string,
  params: SearchParams = {},
): Promise<PlaceListing | null> {
  const { company, locale, fallback, t } = context
  const place = await resolvePlace(company, locale, fallback, slug)
  if (!place) return null
  const { categoryOrDestination, page, parent } = place
  const { filters: asked, leftOut } = readFilters(params, await readToday(company))
  const { categoryId, ...others } = asked
  // The category's own listing already has this filter.
  const filters = categoryId === categoryOrDestination.id ? others : asked
  const listing = await loadListing({ company, locale, slug: place.slug }, filters)
  if (!listing) return null
  const title = toPlainText(
    page?.title ??
      categoryOrDestination.content[locale]?.title ??
      categoryOrDestination.content[fallback]?.title ??
      place.slug,
  )
  return {
    place,
    model: {
      context,
      base: localePath(locale, paths.listing(place.slug)),
      ownKind: categoryOrDestination.kind,
      title,
      text: page ? toPlainText(page.summary) : undefined,
      crumbs: buildCrumbs(parent ? [parent] : [], title, { locale, fallback, home: t('product.home') }),
      listing,
      filters,
      leftOut,
      total: categoryOrDestination.count,
      wish: toWishQuery(params),
      preserved: readPreserved(params),
    },
  }
}

/** The listing of all products, with filters. Throws `ApiFailure`. */
export async function readAllListing(context: PageContext, params: SearchParams): Promise<ListingModel | null> {
  const { company, locale, fallback, t } = context
  const { filters, leftOut } = readFilters(params, await readToday(company))
  const listing = await loadListing({ company, locale }, filters)
  if (!listing) return null
  const title = t('listing.all')
  return {
    context,
    base: localePath(locale, paths.listing()),
    ownKind: null,
    title,
    crumbs: buildCrumbs([], title, { locale, fallback, home: t('product.home') }),
    listing,
    filters,
    leftOut,
    total: null,
    wish: toWishQuery(params),
    preserved: readPreserved(params),
  }
}
