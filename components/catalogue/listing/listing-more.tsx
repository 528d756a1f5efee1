import { ButtonLink } from '@/components/ui/button-link'
import { changeFilters, toSearch } from '@/lib/catalogue/listing/listing-filters'
import type { ListingModel } from '@/lib/catalogue/listing/listing-page'

/** Progress through the list, and a link to the next page. */
export function ListingMore({ model }: { model: ListingModel }) {
  const { context, listing, filters, base } = model
  const { t } = context
  const seen = Math.min(listing.products.length, listing.total)
  const left = listing.total - seen
  if (left <= 0) return null
  const next = toSearch(changeFilters(filters, { page: listing.page + 1 }))
  return (
    <div className="flex flex-col items-center gap-3 pt-6">
      <p className="text-sm text-muted">{t('listing.seen', { seen, total: listing.total })}</p>
      <span className="h-1 w-55 bg-line" aria-hidden="true">
        <i className="block h-full bg-brand" style={{ width: `${(seen / listing.total) * 100}%` }} />
      </span>
      <ButtonLink tone="secondary" id="f-more" href={`${base}${next}`} data-soft="" data-native="">
        {t('listing.more', { count: Math.min(left, listing.pageSize) })}
      </ButtonLink>
    </div>
  )
}
