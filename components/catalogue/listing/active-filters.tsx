import { Icon } from '@/components/ui/icon'
import { buildActiveFilters } from '@/lib/catalogue-view/active-filters'
import type { ListingModel } from '@/lib/catalogue-view/listing-page'

/** Each filter that is on, as a link to the list without it. */
export function ActiveFilters({ model }: { model: ListingModel }) {
  const { context, filters, listing, base } = model
  const { t, money } = context
  const { currency } = listing.facets.price
  const symbol = money.rates.find(({ bankCode }) => bankCode === currency)?.symbol ?? currency
  const active = buildActiveFilters(filters, { ...context, facets: listing.facets, symbol })
  if (active.length === 0) return null
  return (
    <ul className="chips" aria-label={t('filters.active')}>
      {active.map(({ key, label, search }) => (
        <li key={key}>
          <a className="chip chip-on" href={`${base}${search}`} data-soft="" data-native="">
            {label}
            <span className="sr-only">, {t('filters.remove')}</span>
            <Icon name="x" size={16} />
          </a>
        </li>
      ))}
    </ul>
  )
}
