import type { VillaBooking as Booking } from '@/lib/basket/booking'
import { formatSpan } from '@/lib/basket/trip-span'
import { BookingFrame } from '../shared/booking-frame'
import type { BookingProps } from '../shared/deferred-booking'
import { useVillaBooking } from './use-villa-booking'
import { VillaForm } from './villa-form'

/** Booking form of a villa: days, guests, extras and total. */
export function VillaBooking({ booking, head, price }: BookingProps<Booking>) {
  const parts = useVillaBooking(booking)
  const { date, endDate } = parts.choice
  return (
    <BookingFrame
      booking={booking}
      head={head}
      price={price}
      priced={parts.state.priced}
      money={parts.money}
      when={date !== null && endDate !== null ? formatSpan({ from: date, to: endDate }, booking.locale) : null}
    >
      {(onAdded) => <VillaForm parts={parts} onAdded={onAdded} />}
    </BookingFrame>
  )
}
