import { Breadcrumb } from '@/components/ui/breadcrumb'
import { cx } from '@/components/ui/cx'
import { Icon } from '@/components/ui/icon'
import { Select } from '@/components/ui/select'
import { hasDepartures } from '@/domain/catalogue/kinds/traits'
import { SORTS } from '@/domain/catalogue/shared/listing-schema'
import { countFilters, isFiltered } from '@/lib/catalogue/listing/listing-filters'
import { findSoleKind } from '@/lib/catalogue/listing/listing-kind'
import type { ListingModel } from '@/lib/catalogue/listing/listing-page'
import { ViewSwitch } from './view-switch'

/** Breadcrumb, title, number of results and sort order; on phones also the button that opens the filters. */
export function ListingHead({ model }: { model: ListingModel }) {
  const { context, title, text, crumbs, listing, filters, total, ownKind } = model
  const { t } = context
  const active = countFilters(filters)
  const kind = findSoleKind(ownKind, listing.facets, filters)
  // Only tours have a duration to sort by.
  const sorts = SORTS.filter(
    (sort) => sort !== 'duration' || kind === null || hasDepartures(kind) || sort === filters.sort,
  )
  const isNarrowed = isFiltered(filters) && total !== null
  return (
    <>
      <div className="hidden desktop:block desktop:pt-6">
        <Breadcrumb label={t('product.breadcrumb')} items={crumbs} />
      </div>
      <div className="grid gap-4 pt-5 pb-4 desktop:grid-cols-[1fr_auto] desktop:items-end desktop:pt-3 desktop:pb-6">
        <div>
          <h1 className="max-desktop:text-[1.625rem]">{title}</h1>
          {text && <p className="mt-1 max-w-prose text-muted">{text}</p>}
          {(isNarrowed || listing.total > 0) && (
            <p className="mt-1 text-muted">
              <b className="text-ink">
                {isNarrowed
                  ? t('listing.match', { found: listing.total, total })
                  : t('listing.count', { count: listing.total })}
              </b>{' '}
              {listing.total > 0 && <>· {t('listing.matchText')}</>}
            </p>
          )}
        </div>
        {(listing.total > 0 || active > 0) && (
          <div className="listing-tools">
            <button type="button" className={cx('chip filters-open', active > 0 && 'chip-on')} popoverTarget="filters">
              <Icon name="sliders-horizontal" size={18} />
              {active > 0 ? t('filters.openCount', { count: active }) : t('filters.open')}
            </button>
            <label className="flex items-center gap-2 text-sm font-label" htmlFor="f-sort">
              <span className="text-muted max-md:sr-only">{t('listing.sort')}</span>
              <Select
                id="f-sort"
                name="sort"
                form="filter-form"
                defaultValue={filters.sort ?? SORTS[0]}
                className="w-auto"
              >
                {sorts.map((sort) => (
                  <option key={sort} value={sort}>
                    {t(`listing.sorts.${sort}`)}
                  </option>
                ))}
              </Select>
            </label>
            <ViewSwitch model={model} />
          </div>
        )}
      </div>
    </>
  )
}
