import { getTranslations } from 'next-intl/server'
import { IslandTexts } from '@/components/basket/island-texts'
import { PriceTag } from '@/components/catalogue/price-tag'
import type { TourBooking as Booking } from '@/lib/basket/booking'
import type { MoneyContext } from '@/lib/currency/money-context'
import { CampaignBadge } from '../campaign-badge'
import { TourBooking } from './tour-booking'

const TEXTS = [
  'basket.card',
  'basket.calendar',
  'errors.codes.unknown',
  'errors.codes.unavailable',
  'errors.codes.internal',
  'errors.codes.malformedAnswer',
  'errors.codes.tooManyRequests',
  'errors.codes.notConvertible',
]

/** The booking card of a tour: price and campaign are in the page, choosing needs scripts. */
export async function TourCard({ booking, money }: { booking: Booking; money: MoneyContext }) {
  const t = await getTranslations({ locale: booking.locale, namespace: 'basket.card' })
  const price = <PriceTag price={booking.price} money={money} />
  return (
    <IslandTexts locale={booking.locale} names={TEXTS}>
      <TourBooking
        booking={booking}
        price={price}
        head={
          <div className="mb-4">
            <PriceTag className="price-large" price={booking.price} money={money} />
            {booking.campaign && <CampaignBadge campaign={booking.campaign} locale={booking.locale} />}
            <noscript>
              <p className="mt-3 text-sm text-muted">{t('noScript')}</p>
            </noscript>
          </div>
        }
      />
    </IslandTexts>
  )
}
