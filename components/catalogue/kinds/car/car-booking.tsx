import type { CarBooking as Booking } from '@/lib/basket/booking'
import { formatSpan } from '@/lib/basket/trip-span'
import { BookingFrame } from '../shared/booking-frame'
import type { BookingProps } from '../shared/deferred-booking'
import { CarForm } from './car-form'
import { useCarBooking } from './use-car-booking'

/** Booking form of a car: offices, dates and times, driver, extras and total. */
export function CarBooking({ booking, head, price }: BookingProps<Booking>) {
  const parts = useCarBooking(booking)
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
      {(onAdded) => <CarForm parts={parts} onAdded={onAdded} />}
    </BookingFrame>
  )
}
