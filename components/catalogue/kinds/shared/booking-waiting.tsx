import type { ReactNode } from 'react'
import { Skeleton } from '@/components/ui/skeleton'
import { BookingHead, type BookingHeadParts } from './booking-head'

interface BookingWaitingProps {
  booking: { title: string }
  head: BookingHeadParts
  price: ReactNode
}

/** The booking card while its code loads: shows price and campaign, without the form. */
export function BookingWaiting({ booking, head, price }: BookingWaitingProps) {
  return (
    <>
      <section
        className="float booking-card max-desktop:hidden max-desktop:noscript:block"
        aria-label={booking.title}
        aria-busy="true"
      >
        <BookingHead head={head} />
        <Skeleton className="h-96 noscript:hidden" />
      </section>
      <div
        className="booking-bar fixed flex items-center gap-4 border-t border-line bg-surface noscript:hidden desktop:hidden"
        aria-busy="true"
      >
        <div className="min-w-0 flex-1">{price}</div>
        <Skeleton className="h-12 w-32" />
      </div>
    </>
  )
}
