import { Money } from '@/components/money/money'
import { commaOf } from '@/domain/shared/locales'
import { toCardView } from '@/lib/catalogue/card-view'
import type { ListingModel } from '@/lib/catalogue/listing/listing-page'
import { COAST_SIZE, findWindow, toPercent } from '@/lib/catalogue/listing/map-frame'

const COAST = '/images/coast.svg'

/**
 * Container of the map, which is mounted when the guest opens it. If the URL requests the map, the server renders a
 * picture of the coast with a link at every place; without scripts this is the whole map.
 */
export function ListingMap({ model }: { model: ListingModel }) {
  const { context, filters, listing, wish } = model
  const { t } = context
  const words = {
    'data-zoom-in': t('map.zoomIn'),
    'data-zoom-out': t('map.zoomOut'),
    'data-close': t('map.close'),
    'data-here': t('map.here'),
    'data-comma': commaOf(context.locale),
    'data-credit': t('map.credit'),
    'data-failed': t('map.failed'),
  }
  const placed = listing.products.flatMap((product) => (product.mapPoint ? [{ product, point: product.mapPoint }] : []))
  // The map contains only the products of the current page of the list.
  const isPart = placed.length < listing.total
  const frame = findWindow(placed.map(({ point }) => point))
  return (
    <section
      className="listing-map"
      aria-label={t('map.label')}
      {...words}
      data-some={isPart ? t('map.some', { shown: placed.length, total: listing.total }) : undefined}
    >
      {filters.view === 'map' && (
        <div className="map-still">
          <svg viewBox={[frame.x, frame.y, frame.width, frame.height].join(' ')} aria-hidden="true">
            <image href={COAST} width={COAST_SIZE.width} height={COAST_SIZE.height} />
          </svg>
          {placed.map(({ product, point }) => {
            const card = toCardView(product, { ...context, query: wish })
            const { left, top } = toPercent(point, frame)
            return (
              <a
                key={card.id}
                href={card.href}
                className="map-pill"
                style={{ left: `${left}%`, top: `${top}%` }}
                title={card.title}
              >
                {card.price ? (
                  <Money amount={card.price.amount} currency={card.price.currency} money={context.money} />
                ) : (
                  '•'
                )}
                <span className="sr-only">{card.title}</span>
              </a>
            )
          })}
        </div>
      )}
    </section>
  )
}
