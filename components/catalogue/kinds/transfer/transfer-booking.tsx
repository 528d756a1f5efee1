'use client'

import type { ReactNode } from 'react'
import type { TransferBooking as Booking } from '@/lib/basket/booking'
import { formatDayShort } from '@/lib/basket/day-words'
import { BookingFrame } from '../shared/booking-frame'
import { TransferForm } from './transfer-form'
import { useTransferBooking } from './use-transfer-booking'

interface TransferBookingProps {
  booking: Booking
  /** Price line and campaign, made by the server. */
  head: ReactNode
  /** The price line alone, for the bar on phones. */
  price: ReactNode
}

/** A ride's direction, day and time, party and vehicle, and what they come to. */
export function TransferBooking({ booking, head, price }: TransferBookingProps) {
  const parts = useTransferBooking(booking)
  const { date } = parts.choice
  return (
    <BookingFrame
      title={booking.title}
      head={head}
      price={price}
      priced={parts.state.priced}
      money={parts.money}
      when={date && formatDayShort(date, booking.locale)}
    >
      {(onAdded) => <TransferForm parts={parts} onAdded={onAdded} />}
    </BookingFrame>
  )
}
