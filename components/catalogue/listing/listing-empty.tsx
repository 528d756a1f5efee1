import { CardGrid } from '@/components/catalogue/card-grid'
import { ButtonLink } from '@/components/ui/button-link'
import { EmptyState } from '@/components/ui/empty-state'
import { clearFilters, isFiltered, toSearch } from '@/lib/catalogue/listing/listing-filters'
import type { ListingModel } from '@/lib/catalogue/listing/listing-page'
import { listShowcase } from '@/lib/catalogue/queries'
import { localePath } from '@/lib/i18n/locale-path'
import { paths } from '@/lib/paths'

const INSTEAD = 3

/** Shown if a listing has no results: the reason, ways to change the filters, and other products. */
export async function ListingEmpty({ model }: { model: ListingModel }) {
  const { context, filters, base, empty } = model
  const { t, locale, company } = context
  const products = await listShowcase(company, locale, INSTEAD)
  return (
    <>
      {isFiltered(filters) ? (
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
      ) : (
        <EmptyState
          icon="compass"
          title={empty?.title ?? t('listing.emptyPlace')}
          text={empty?.text ?? t('listing.emptyPlaceText')}
          action={<ButtonLink href={localePath(locale, paths.listing())}>{t('listing.toAll')}</ButtonLink>}
        />
      )}
      {products.length > 0 && (
        <section className="instead border-t border-line pt-8">
          <h2 className="mb-5 text-h3">{t('listing.instead')}</h2>
          <CardGrid products={products} context={context} label={t('listing.instead')} />
        </section>
      )}
    </>
  )
}
