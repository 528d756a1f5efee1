'use client'

import type { ReactNode } from 'react'
import type { TourBooking as Booking } from '@/lib/basket/booking'
import { BookingBar } from './booking-bar'
import { BookingForm } from './booking-form'
import { useTourBooking } from './use-tour-booking'
import './booking.css'

interface TourBookingProps {
  booking: Booking
  /** Price line and campaign, made by the server. */
  head: ReactNode
  /** The price line alone, for the bar on phones. */
  price: ReactNode
}

/** The booking card: beside the page on wide screens, behind a bar on phones. Both show one choice. */
export function TourBooking({ booking, head, price }: TourBookingProps) {
  const parts = useTourBooking(booking)
  return (
    <>
      <section className="float booking-card max-lg:hidden" aria-label={booking.title}>
        {head}
        <BookingForm parts={parts} />
      </section>
      <BookingBar parts={parts} head={price} />
    </>
  )
}
