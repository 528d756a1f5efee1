import type { ComponentType, ReactNode } from 'react'
import { withBasketTexts } from '@/components/islands/with-basket-texts'
import { Deferred } from '@/components/ui/deferred'
import { createDeferredPart, type DeferredPart } from '@/components/ui/deferred-part'
import { afterFirstInteraction, whenLoaded } from '@/components/ui/first-interaction'
import type { SaleBooking } from '@/lib/basket/booking'
import type { BookingHeadParts } from './booking-head'
import { BookingWaiting } from './booking-waiting'

export interface BookingProps<B> {
  booking: B
  /** Price line and campaign, rendered by the server. */
  head: BookingHeadParts
  /** The price line alone, for the phone bar. */
  price: ReactNode
}

type BookingPart<B> = DeferredPart<BookingProps<B>>

/** A URL with a query contains a choice, so its price is shown without waiting for an interaction. */
function whenWanted(): Promise<void> {
  return window.location.search === '' ? afterFirstInteraction() : Promise.race([afterFirstInteraction(), whenLoaded()])
}

export function createBookingPart<B extends SaleBooking>(
  loadCard: () => Promise<ComponentType<BookingProps<B>>>,
): BookingPart<B> {
  return createDeferredPart(({ booking }) => withBasketTexts(loadCard(), booking.locale), whenWanted)
}

/** Server-rendered booking card. Its code, prices and messages load on the first interaction. */
export function DeferredBooking<B extends SaleBooking>({ part, ...props }: BookingProps<B> & { part: BookingPart<B> }) {
  return <Deferred part={part} props={props} waiting={<BookingWaiting {...props} />} />
}
