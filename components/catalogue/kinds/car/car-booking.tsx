'use client'

import type { ReactNode } from 'react'
import type { CarBooking as Booking } from '@/lib/basket/booking'
import { formatSpan } from '@/lib/basket/trip-span'
import { BookingFrame } from '../shared/booking-frame'
import { CarForm } from './car-form'
import { useCarBooking } from './use-car-booking'

interface CarBookingProps {
  booking: Booking
  /** Price line and campaign, made by the server. */
  head: ReactNode
  /** The price line alone, for the bar on phones. */
  price: ReactNode
}

/** A car's offices, days and times, driver and extras, and what they come to. */
export function CarBooking({ booking, head, price }: CarBookingProps) {
  const parts = useCarBooking(booking)
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
      {(onAdded) => <CarForm parts={parts} onAdded={onAdded} />}
    </BookingFrame>
  )
}
