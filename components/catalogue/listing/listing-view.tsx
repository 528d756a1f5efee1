import type { ReactNode } from 'react'
import { CardGrid } from '@/components/catalogue/card-grid'
import { CardsIsland } from '@/components/catalogue/cards-island'
import { isFiltered } from '@/lib/catalogue/listing/listing-filters'
import { LISTING_LOOKS } from '@/lib/catalogue/listing/listing-look'
import type { ListingModel } from '@/lib/catalogue/listing/listing-page'
import { ActiveFilters } from './active-filters'
import { FilterPanel } from './filter-panel'
import { LeftOut } from './left-out'
import { ListingEmpty } from './listing-empty'
import { ListingHead } from './listing-head'
import { ListingIsland } from './listing-island'
import { ListingMap } from './listing-map'
import { ListingMore } from './listing-more'
import './listing.css'
import './listing-map.css'

interface ListingViewProps {
  model: ListingModel
  /** Content between heading and list: further search results. */
  lead?: ReactNode
  /** Content below the list: the operator's text about the place. */
  children?: ReactNode
}

/** Heading, filters and cards of a destination, a category or a search, with or without filters. */
export function ListingView({ model, lead, children }: ListingViewProps) {
  const { context, listing, filters, base, wish, title } = model
  const { t } = context
  const hasFilters = listing.total > 0 || isFiltered(filters)
  return (
    <ListingIsland
      base={base}
      status={t('listing.count', { count: listing.total })}
      look={filters.view ?? LISTING_LOOKS[0]}
    >
      <ListingHead model={model} />
      {lead}
      <div className={hasFilters ? 'listing' : 'pb-16'} id="listing" tabIndex={-1}>
        {hasFilters && <FilterPanel model={model} />}
        <div className="listing-results grid content-start gap-6">
          <h2 className="sr-only">{t('listing.results')}</h2>
          <LeftOut model={model} />
          <ActiveFilters model={model} />
          {listing.products.length > 0 ? (
            <>
              <CardGrid products={listing.products} context={context} label={title} wish={wish} />
              <ListingMore model={model} />
            </>
          ) : (
            <ListingEmpty model={model} />
          )}
        </div>
        {hasFilters && <ListingMap model={model} />}
      </div>
      {children}
      <CardsIsland />
    </ListingIsland>
  )
}
