import { getTranslations } from 'next-intl/server'
import type { VillaBooking as Booking } from '@/lib/basket/booking'
import type { MoneyContext } from '@/lib/currency/money-context'
import { KIND_ICONS } from '../kind-icons'
import { CardIsland } from '../shared/card-island'
import { DeferredVillaBooking } from './deferred-villa-booking'

export async function VillaCard({ booking, money }: { booking: Booking; money: MoneyContext }) {
  const t = await getTranslations({ locale: booking.locale, namespace: 'basket.kinds' })
  return (
    <CardIsland booking={booking} money={money} kicker={{ icon: KIND_ICONS[booking.kind], words: t(booking.kind) }}>
      {(parts) => <DeferredVillaBooking booking={booking} {...parts} />}
    </CardIsland>
  )
}
