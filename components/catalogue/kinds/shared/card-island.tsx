import { getTranslations } from 'next-intl/server'
import type { ReactNode } from 'react'
import { PriceTag } from '@/components/catalogue/price-tag'
import { contactTag } from '@/components/navigation/contact-tag'
import { Icon } from '@/components/ui/icon'
import type { IconName } from '@/components/ui/icon-names'
import type { SaleBooking } from '@/lib/basket/booking'
import type { MoneyContext } from '@/lib/currency/money-context'
import { CampaignBadge } from '../campaign-badge'
import type { BookingHeadParts } from './booking-head'
import './booking.css'

interface CardIslandProps {
  booking: SaleBooking
  money: MoneyContext
  /** Kind of product, above the price. */
  kicker?: { icon: IconName; words: string } | undefined
  children: (parts: { head: BookingHeadParts; price: ReactNode }) => ReactNode
}

/**
 * Server-rendered parts of every booking card. Price and campaign are in the HTML; the form loads later and needs
 * scripts.
 */
export async function CardIsland({ booking, money, kicker, children }: CardIslandProps) {
  const [t, words] = await Promise.all([
    getTranslations({ locale: booking.locale, namespace: 'basket.card' }),
    getTranslations({ locale: booking.locale, namespace: 'common.price' }),
  ])
  const head: BookingHeadParts = {
    kicker: kicker && (
      <p className="mb-2.5 flex items-center gap-2 text-sm font-bold text-brand">
        <Icon name={kicker.icon} size={18} />
        {kicker.words}
      </p>
    ),
    from: <PriceTag className="price-large" price={booking.price} money={money} />,
    words: { old: words('old'), now: words('now'), unit: words(`unit.${booking.price.unit}`) },
    notes: (
      <>
        {booking.campaign && <CampaignBadge campaign={booking.campaign} locale={booking.locale} />}
        <noscript>
          <p className="mt-3">{t.rich('noScript', contactTag(booking.locale))}</p>
        </noscript>
      </>
    ),
  }
  const price = <PriceTag price={booking.price} money={money} />
  return children({ head, price })
}
