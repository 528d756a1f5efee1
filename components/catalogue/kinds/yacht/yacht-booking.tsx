'use client'

import type { ReactNode } from 'react'
import type { YachtBooking as Booking } from '@/lib/basket/booking'
import { formatSpan } from '@/lib/basket/trip-span'
import { BookingFrame } from '../shared/booking-frame'
import { useYachtBooking } from './use-yacht-booking'
import { YachtForm } from './yacht-form'

interface YachtBookingProps {
  booking: Booking
  /** Price line and campaign, made by the server. */
  head: ReactNode
  /** The price line alone, for the bar on phones. */
  price: ReactNode
}

/** A yacht's day, days or week, guests and extras, and what they come to. */
export function YachtBooking({ booking, head, price }: YachtBookingProps) {
  const parts = useYachtBooking(booking)
  const { date, endDate } = parts.choice
  return (
    <BookingFrame
      title={booking.title}
      head={head}
      price={price}
      priced={parts.state.priced}
      money={parts.money}
      when={date === null ? null : formatSpan({ from: date, to: endDate ?? date })}
    >
      {(onAdded) => <YachtForm parts={parts} onAdded={onAdded} />}
    </BookingFrame>
  )
}
