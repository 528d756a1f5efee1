import { Money } from '@/components/money/money'
import { Icon } from '@/components/ui/icon'
import { buildActiveFilters, type PriceLimits } from '@/lib/catalogue/listing/active-filters'
import type { ListingModel } from '@/lib/catalogue/listing/listing-page'

function Limits({ price: { from, to }, model }: { price: PriceLimits; model: ListingModel }) {
  const { t, money } = model.context
  const { currency } = model.listing.facets.price
  const show = (amount: string) => <Money amount={amount} currency={currency} money={money} />
  if (from !== null && to !== null)
    return (
      <>
        {show(from)} – {show(to)}
      </>
    )
  return from === null
    ? t.rich('filters.untilPrice', { amount: () => show(to ?? '') })
    : t.rich('filters.fromPrice', { amount: () => show(from) })
}

/** The active filters. Each is a link to the listing without it. */
export function ActiveFilters({ model }: { model: ListingModel }) {
  const { context, filters, listing, base } = model
  const { t } = context
  const active = buildActiveFilters(filters, { ...context, facets: listing.facets })
  if (active.length === 0) return null
  return (
    <ul className="chips" aria-label={t('filters.active')}>
      {active.map(({ key, label, price, search }) => (
        <li key={key}>
          <a className="chip chip-on" href={`${base}${search}`} data-soft="" data-native="">
            {price ? (
              <span data-limits="">
                <Limits price={price} model={model} />
              </span>
            ) : (
              label
            )}
            <span className="sr-only">, {t('filters.remove')}</span>
            <Icon name="x" size={16} />
          </a>
        </li>
      ))}
    </ul>
  )
}
