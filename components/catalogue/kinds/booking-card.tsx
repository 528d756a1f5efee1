import type { Kind } from '@/domain/catalogue/kinds/kinds'
import type { Booking, BookingMap } from '@/lib/basket/booking'
import type { MoneyContext } from '@/lib/currency/money-context'
import { BOOKING_PARTS } from './booking-registry'

function renderCard<K extends Kind>(kind: K, booking: BookingMap[K], money: MoneyContext) {
  return BOOKING_PARTS[kind].card({ booking, money })
}

/** Booking card of a product. `buildBooking` prepares its data; `BOOKING_PARTS` maps the kind to its card. */
export async function BookingCard({ booking, money }: { booking: Booking; money: MoneyContext }) {
  return renderCard(booking.kind, booking as BookingMap[typeof booking.kind], money)
}
