import { capitalise, formatDayShort } from '@/domain/dates/day-words'
import type { TransferBooking as Booking } from '@/lib/basket/booking'
import { BookingFrame } from '../shared/booking-frame'
import type { BookingProps } from '../shared/deferred-booking'
import { TransferForm } from './transfer-form'
import { useTransferBooking } from './use-transfer-booking'

/** Booking form of a transfer: direction, day and time, party, vehicle and total. */
export function TransferBooking({ booking, head, price }: BookingProps<Booking>) {
  const parts = useTransferBooking(booking)
  const { date } = parts.choice
  return (
    <BookingFrame
      booking={booking}
      head={head}
      price={price}
      priced={parts.state.priced}
      money={parts.money}
      when={date && capitalise(formatDayShort(date, booking.locale), booking.locale)}
    >
      {(onAdded) => <TransferForm parts={parts} onAdded={onAdded} />}
    </BookingFrame>
  )
}
