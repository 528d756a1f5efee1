import 'server-only'
import type { SearchHit } from '@/domain/catalogue/shared/listing-schema'
import { localePath } from '@/lib/i18n/locale-path'
import { paths } from '@/lib/paths'
import type { PageContext } from '../page-context'
import { readFilters } from './left-out'
import { buildCrumbs } from './listing-crumbs'
import { type SearchParams, toWishQuery } from './listing-filters'
import { type ListingModel, readPreserved, readToday } from './listing-page'
import { loadSearch } from './load-listing'

export interface SearchListing {
  model: ListingModel
  /** Places, categories and articles; the listing has the products. */
  hits: SearchHit[]
}

/** All results for a term. Throws `ApiFailure`. */
export async function readSearchListing(
  context: PageContext,
  term: string,
  params: SearchParams,
): Promise<SearchListing> {
  const { company, locale, fallback, t } = context
  const { filters, leftOut } = readFilters(params, await readToday(company))
  const { hits, listing } = await loadSearch(company, locale, term, filters)
  const isNothing = hits.length === 0 && listing.total === 0
  return {
    hits: hits.filter(({ hitType }) => hitType !== 'product'),
    model: {
      context,
      base: localePath(locale, paths.search(term)),
      ownKind: null,
      // Without results the page shows a message, so the title omits the term.
      title: isNothing ? t('search.title') : t('search.heading', { term }),
      crumbs: buildCrumbs([], t('search.title'), { locale, fallback, home: t('product.home') }),
      listing,
      filters,
      leftOut,
      total: null,
      wish: toWishQuery(params),
      preserved: readPreserved(params),
      empty: { title: t('search.empty', { term }), text: t('search.emptyText') },
    },
  }
}
