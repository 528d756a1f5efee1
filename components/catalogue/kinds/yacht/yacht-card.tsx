import { getTranslations } from 'next-intl/server'
import type { YachtBooking as Booking } from '@/lib/basket/booking'
import type { MoneyContext } from '@/lib/currency/money-context'
import { KIND_ICONS } from '../kind-icons'
import { CardIsland } from '../shared/card-island'
import { DeferredYachtBooking } from './deferred-yacht-booking'

export async function YachtCard({ booking, money }: { booking: Booking; money: MoneyContext }) {
  const t = await getTranslations({ locale: booking.locale, namespace: 'basket.kinds' })
  return (
    <CardIsland booking={booking} money={money} kicker={{ icon: KIND_ICONS[booking.kind], words: t(booking.kind) }}>
      {(parts) => <DeferredYachtBooking booking={booking} {...parts} />}
    </CardIsland>
  )
}
