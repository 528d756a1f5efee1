import type { Booking } from '@/lib/basket/booking'
import type { MoneyContext } from '@/lib/currency/money-context'
import { BOOKING_CARDS } from './booking-registry'

/** The booking card of a product: `buildBooking` makes what it needs, `BOOKING_CARDS` knows which card its kind has. */
export function BookingCard({ booking, money }: { booking: Booking; money: MoneyContext }) {
  if (booking.kind === 'tour') {
    const Card = BOOKING_CARDS.tour
    return <Card booking={booking} money={money} />
  }
  const Card = BOOKING_CARDS[booking.kind]
  return <Card booking={booking} money={money} />
}
