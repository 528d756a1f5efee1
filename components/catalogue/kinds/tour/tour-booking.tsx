import { capitalise, formatDayShort } from '@/domain/dates/day-words'
import type { TourBooking as Booking } from '@/lib/basket/booking'
import { BookingFrame } from '../shared/booking-frame'
import type { BookingProps } from '../shared/deferred-booking'
import { BookingForm } from './booking-form'
import { useTourBooking } from './use-tour-booking'

/** Booking form of a tour: day, departure, people, extras and total. */
export function TourBooking({ booking, head, price }: BookingProps<Booking>) {
  const parts = useTourBooking(booking)
  const { choice, money, state } = parts
  return (
    <BookingFrame
      booking={booking}
      head={head}
      price={price}
      priced={state.priced}
      money={money}
      when={choice.date && capitalise(formatDayShort(choice.date, booking.locale), booking.locale)}
    >
      {(onAdded) => <BookingForm parts={parts} onAdded={onAdded} />}
    </BookingFrame>
  )
}
