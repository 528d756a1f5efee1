import { getTranslations } from 'next-intl/server'
import type { ReactNode } from 'react'
import { PriceTag } from '@/components/catalogue/price-tag'
import { contactTag } from '@/components/layout/contact-tag'
import { Icon } from '@/components/ui/icon'
import type { IconName } from '@/components/ui/icon-names'
import type { SaleBooking } from '@/lib/basket/booking'
import type { MoneyContext } from '@/lib/currency/money-context'
import { CampaignBadge } from '../campaign-badge'
import './booking.css'

interface CardIslandProps {
  booking: SaleBooking
  money: MoneyContext
  /** What it is, above the price. */
  kicker?: { icon: IconName; words: string } | undefined
  children: (parts: { head: ReactNode; price: ReactNode }) => ReactNode
}

/** What every booking card gets from the server: price and campaign stand in the page, choosing needs scripts, which come later. */
export async function CardIsland({ booking, money, kicker, children }: CardIslandProps) {
  const t = await getTranslations({ locale: booking.locale, namespace: 'basket.card' })
  const head = (
    <div className="mb-4">
      {kicker && (
        <p className="mb-2.5 flex items-center gap-2 text-sm font-bold text-brand">
          <Icon name={kicker.icon} size={18} />
          {kicker.words}
        </p>
      )}
      <PriceTag className="price-large" price={booking.price} money={money} />
      {booking.campaign && <CampaignBadge campaign={booking.campaign} locale={booking.locale} />}
      <noscript>
        <p className="mt-3">{t.rich('noScript', contactTag(booking.locale))}</p>
      </noscript>
    </div>
  )
  const price = <PriceTag price={booking.price} money={money} />
  return children({ head, price })
}
