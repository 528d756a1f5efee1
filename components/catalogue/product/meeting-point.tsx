import type { Product } from '@/domain/catalogue/shared/schema'
import type { PageContext } from '@/lib/catalogue/page-context'
import { toPlainText } from '@/lib/catalogue/plain-text'
import { MeetingMap } from './meeting-map'
import { ProductSection } from './product-section'

interface MeetingPointProps {
  product: Product
  context: PageContext
}

const isPlace = (latitude: number, longitude: number) =>
  Math.abs(latitude) <= 90 && Math.abs(longitude) <= 180 && (latitude !== 0 || longitude !== 0)

/** Whether the drawing shows the sea, which would be wrong for an inland place. */
const startsAtShore = ({ details }: Product): boolean =>
  'charter' in details || ('theme' in details && (details.theme === 'boat' || details.theme === 'diving'))

/** Meeting point: schematic map, description, and a link to the map app of the device. */
export function MeetingPoint({ product, context }: MeetingPointProps) {
  const { t } = context
  const { meetingPoint } = product
  if (!meetingPoint) return null
  const { title, text, latitude, longitude } = meetingPoint
  const isKnown = isPlace(latitude, longitude)
  return (
    <ProductSection title={t('product.meeting')}>
      <div className={isKnown ? 'map' : undefined}>
        {isKnown && (
          <MeetingMap
            latitude={latitude}
            longitude={longitude}
            label={t('product.map')}
            isCoast={startsAtShore(product)}
          />
        )}
        <div className={isKnown ? 'map-note' : undefined}>
          <h3 className="text-body">{toPlainText(title)}</h3>
          <p className="mt-1 mb-3 text-sm text-muted">{toPlainText(text)}</p>
          {isKnown && (
            <a
              className="link text-sm"
              href={`https://www.openstreetmap.org/?mlat=${latitude}&mlon=${longitude}#map=15/${latitude}/${longitude}`}
              rel="noopener"
              target="_blank"
            >
              {t('product.openMap')}
            </a>
          )}
        </div>
      </div>
    </ProductSection>
  )
}
