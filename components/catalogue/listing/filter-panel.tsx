import { IconButton } from '@/components/ui/icon-button'
import { SORTS } from '@/domain/catalogue/shared/listing-schema'
import { buildFilterGroups } from '@/lib/catalogue/listing/facet-view'
import { clearFilters, isFiltered, toSearch } from '@/lib/catalogue/listing/listing-filters'
import { findSoleKind, hasOneUnit, isSoldByDay } from '@/lib/catalogue/listing/listing-kind'
import type { ListingModel } from '@/lib/catalogue/listing/listing-page'
import { DateFilter } from './date-filter'
import { FilterGroup } from './filter-group'
import { PeopleFilter } from './people-filter'
import { PriceFilter } from './price-filter'

/** All filters as one plain form. Without scripts it needs the submit button; with scripts changes apply at once. */
export function FilterPanel({ model }: { model: ListingModel }) {
  const { context, listing, filters, base, preserved, ownKind } = model
  const { t } = context
  const kind = findSoleKind(ownKind, listing.facets, filters)
  const groups = buildFilterGroups(listing.facets, filters, { ...context, kind })
  return (
    <aside id="filters" className="filters" popover="auto" aria-labelledby="filters-title">
      <form id="filter-form" action={base} data-sort={filters.sort ?? SORTS[0]}>
        <header className="filters-head">
          <IconButton icon="x" label={t('filters.close')} popoverTarget="filters" popoverTargetAction="hide" />
          <h2 id="filters-title" className="text-lg">
            {t('filters.title')}
          </h2>
          {isFiltered(filters) ? (
            <a className="link text-sm" href={`${base}${toSearch(clearFilters(filters))}`} data-soft="" data-native="">
              {t('filters.clear')}
            </a>
          ) : (
            <span className="w-10" />
          )}
        </header>
        <div className="filters-body">
          {hasOneUnit(kind, listing.facets, filters) && <PriceFilter model={model} />}
          {(isSoldByDay(kind) || filters.dateFrom !== undefined) && <DateFilter model={model} kind={kind} />}
          <PeopleFilter model={model} kind={kind} />
          {groups.map((group) => (
            <FilterGroup key={group.name} group={group} t={t} />
          ))}
        </div>
        {filters.categoryId !== undefined && <input type="hidden" name="kat_k_no" value={filters.categoryId} />}
        {filters.campaignOnly && <input type="hidden" name="campaignOnly" value="true" />}
        {filters.view && <input type="hidden" name="view" value={filters.view} />}
        {Object.entries(preserved).map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
        <footer className="filters-foot">
          <button type="submit" className="btn btn-pri btn-lg w-full">
            {t('filters.show', { count: listing.total })}
          </button>
        </footer>
      </form>
    </aside>
  )
}
