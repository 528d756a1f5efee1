import type { ReactNode } from 'react'
import type { Kind } from '@/domain/catalogue/kinds/kinds'
import type { Booking, EnquiryBooking, TourBooking } from '@/lib/basket/booking'
import type { MoneyContext } from '@/lib/currency/money-context'
import { EnquiryCard } from './enquiry/enquiry-card'
import { TourCard } from './tour/tour-card'

type Card<B extends Booking> = (props: { booking: B; money: MoneyContext }) => Promise<ReactNode>

/** The booking card of every kind: a new kind is a line here, and the compiler asks for it. */
export const BOOKING_CARDS = {
  tour: TourCard,
  yacht: EnquiryCard,
  villa: EnquiryCard,
  car: EnquiryCard,
  transfer: EnquiryCard,
  wedding: EnquiryCard,
  health: EnquiryCard,
} satisfies { [K in Kind]: Card<K extends 'tour' ? TourBooking : EnquiryBooking> }
