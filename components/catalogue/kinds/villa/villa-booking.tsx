'use client'

import type { ReactNode } from 'react'
import type { VillaBooking as Booking } from '@/lib/basket/booking'
import { formatSpan } from '@/lib/basket/trip-span'
import { BookingFrame } from '../shared/booking-frame'
import { useVillaBooking } from './use-villa-booking'
import { VillaForm } from './villa-form'

interface VillaBookingProps {
  booking: Booking
  /** Price line and campaign, made by the server. */
  head: ReactNode
  /** The price line alone, for the bar on phones. */
  price: ReactNode
}

/** A villa's days, guests and extras, and what they come to. */
export function VillaBooking({ booking, head, price }: VillaBookingProps) {
  const parts = useVillaBooking(booking)
  const { date, endDate } = parts.choice
  return (
    <BookingFrame
      title={booking.title}
      head={head}
      price={price}
      priced={parts.state.priced}
      money={parts.money}
      when={date !== null && endDate !== null ? formatSpan({ from: date, to: endDate }) : null}
    >
      {(onAdded) => <VillaForm parts={parts} onAdded={onAdded} />}
    </BookingFrame>
  )
}
