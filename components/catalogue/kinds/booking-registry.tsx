import type { ReactNode } from 'react'
import type { Kind } from '@/domain/catalogue/kinds/kinds'
import type { BookingMap } from '@/lib/basket/booking'
import type { MoneyContext } from '@/lib/currency/money-context'
import { CarCard } from './car/car-card'
import { EnquiryCard } from './enquiry/enquiry-card'
import { TourCard } from './tour/tour-card'
import { TransferCard } from './transfer/transfer-card'
import { VillaCard } from './villa/villa-card'
import { YachtCard } from './yacht/yacht-card'

type Card<B> = (props: { booking: B; money: MoneyContext }) => Promise<ReactNode>

/** The booking card of every kind: a new kind is a line here, and the compiler asks for it. */
export const BOOKING_CARDS: { [K in Kind]: Card<BookingMap[K]> } = {
  tour: TourCard,
  yacht: YachtCard,
  villa: VillaCard,
  car: CarCard,
  transfer: TransferCard,
  wedding: EnquiryCard,
  health: EnquiryCard,
}
