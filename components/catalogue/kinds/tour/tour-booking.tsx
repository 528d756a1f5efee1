'use client'

import type { ReactNode } from 'react'
import type { TourBooking as Booking } from '@/lib/basket/booking'
import { formatDayShort } from '@/lib/basket/day-words'
import { BookingFrame } from '../shared/booking-frame'
import { BookingForm } from './booking-form'
import { useTourBooking } from './use-tour-booking'

interface TourBookingProps {
  booking: Booking
  /** Price line and campaign, made by the server. */
  head: ReactNode
  /** The price line alone, for the bar on phones. */
  price: ReactNode
}

/** A tour's day, departure, people and extras, and what they come to. */
export function TourBooking({ booking, head, price }: TourBookingProps) {
  const parts = useTourBooking(booking)
  const { choice, money, state } = parts
  return (
    <BookingFrame
      title={booking.title}
      head={head}
      price={price}
      priced={state.priced}
      money={money}
      when={choice.date && formatDayShort(choice.date, booking.locale)}
    >
      {(onAdded) => <BookingForm parts={parts} onAdded={onAdded} />}
    </BookingFrame>
  )
}
