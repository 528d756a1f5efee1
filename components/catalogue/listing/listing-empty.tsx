import { ButtonLink } from '@/components/ui/button-link'
import { EmptyState } from '@/components/ui/empty-state'
import { clearFilters, isFiltered, toSearch } from '@/lib/catalogue-view/listing-filters'
import type { ListingModel } from '@/lib/catalogue-view/listing-page'
import { localePath } from '@/lib/i18n/locale-path'
import { paths } from '@/lib/paths'

/** Nothing found: why, and the way out. */
export function ListingEmpty({ model }: { model: ListingModel }) {
  const { context, filters, base, empty } = model
  const { t, locale } = context
  if (isFiltered(filters))
    return (
      <EmptyState
        icon="search"
        title={t('listing.empty')}
        text={t('listing.emptyText')}
        action={
          <ButtonLink href={`${base}${toSearch(clearFilters(filters))}`} data-soft="" data-native="">
            {t('listing.clear')}
          </ButtonLink>
        }
      />
    )
  return (
    <EmptyState
      icon="compass"
      title={empty?.title ?? t('listing.emptyPlace')}
      text={empty?.text ?? t('listing.emptyPlaceText')}
      action={<ButtonLink href={localePath(locale, paths.listing())}>{t('listing.toAll')}</ButtonLink>}
    />
  )
}
