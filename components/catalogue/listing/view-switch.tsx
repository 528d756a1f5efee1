import { Icon } from '@/components/ui/icon'
import { changeFilters, toSearch } from '@/lib/catalogue/listing/listing-filters'
import { LISTING_LOOKS } from '@/lib/catalogue/listing/listing-look'
import type { ListingModel } from '@/lib/catalogue/listing/listing-page'

const ICONS = { grid: 'layout-grid', list: 'list', map: 'map' } as const

/**
 * Switch between cards, rows and map. Real links, so each view has a URL and works without scripts; with scripts the
 * switch sends no request.
 */
export function ViewSwitch({ model }: { model: ListingModel }) {
  const { context, filters, base } = model
  const { t } = context
  const current = filters.view ?? LISTING_LOOKS[0]
  return (
    <nav className="seg view-switch" aria-label={t('listing.view')}>
      {LISTING_LOOKS.map((look) => {
        const { view: _view, ...rest } = changeFilters(filters, {})
        const search = toSearch(look === LISTING_LOOKS[0] ? rest : { ...rest, view: look })
        return (
          <a
            key={look}
            href={`${base}${search}`}
            data-look={look}
            data-native=""
            rel="nofollow"
            aria-current={look === current ? 'true' : undefined}
          >
            <Icon name={ICONS[look]} size={18} />
            <span className="max-sm:sr-only">{t(`listing.${look}`)}</span>
          </a>
        )
      })}
    </nav>
  )
}
