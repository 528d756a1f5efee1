import type { ComponentType, ReactNode } from 'react'
import { withBasketTexts } from '@/components/islands/with-basket-texts'
import { createLatePart, type LatePart } from '@/components/ui/late-part'
import { Later } from '@/components/ui/later'
import { whenAlive, whenLoaded } from '@/components/ui/sign-of-life'
import type { SaleBooking } from '@/lib/basket/booking'
import type { BookingHeadParts } from './booking-head'
import { BookingWaiting } from './booking-waiting'

export interface BookingProps<B> {
  booking: B
  /** Price line and campaign, made by the server. */
  head: BookingHeadParts
  /** The price line alone, for the bar on phones. */
  price: ReactNode
}

type BookingPart<B> = LatePart<BookingProps<B>>

/** A link with a choice in it is there to show what that costs: somebody who only looks at it shall see it too. */
function whenWanted(): Promise<void> {
  return window.location.search === '' ? whenAlive() : Promise.race([whenAlive(), whenLoaded()])
}

export function createBookingPart<B extends SaleBooking>(
  loadCard: () => Promise<ComponentType<BookingProps<B>>>,
): BookingPart<B> {
  return createLatePart(({ booking }) => withBasketTexts(loadCard(), booking.locale), whenWanted)
}

/** The card of a kind, readable in the page; its code, its prices and its words are fetched once somebody stirs. */
export function BookingLater<B extends SaleBooking>({ part, ...props }: BookingProps<B> & { part: BookingPart<B> }) {
  return <Later part={part} props={props} waiting={<BookingWaiting {...props} />} />
}
