import type { TourBooking as Booking } from '@/lib/basket/booking'
import type { MoneyContext } from '@/lib/currency/money-context'
import { CardIsland } from '../shared/card-island'
import { DeferredTourBooking } from './deferred-tour-booking'

export async function TourCard({ booking, money }: { booking: Booking; money: MoneyContext }) {
  return (
    <CardIsland booking={booking} money={money}>
      {(parts) => <DeferredTourBooking booking={booking} {...parts} />}
    </CardIsland>
  )
}
