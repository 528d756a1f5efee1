import type { YachtBooking as Booking } from '@/lib/basket/booking'
import { formatSpan } from '@/lib/basket/trip-span'
import { BookingFrame } from '../shared/booking-frame'
import type { BookingProps } from '../shared/deferred-booking'
import { useYachtBooking } from './use-yacht-booking'
import { YachtForm } from './yacht-form'

/** Booking form of a yacht: day, days or weeks, guests, extras and total. */
export function YachtBooking({ booking, head, price }: BookingProps<Booking>) {
  const parts = useYachtBooking(booking)
  const { date, endDate } = parts.choice
  return (
    <BookingFrame
      booking={booking}
      head={head}
      price={price}
      priced={parts.state.priced}
      money={parts.money}
      when={date === null ? null : formatSpan({ from: date, to: endDate ?? date }, booking.locale)}
    >
      {(onAdded) => <YachtForm parts={parts} onAdded={onAdded} />}
    </BookingFrame>
  )
}
