import type { ReactNode } from 'react'
import { CalendarSection } from '@/components/catalogue/availability/calendar-section'
import type { Kind } from '@/domain/catalogue/kinds/kinds'
import type { BookingMap } from '@/lib/basket/booking'
import type { MoneyContext } from '@/lib/currency/money-context'
import { CarCard } from './car/car-card'
import { EnquiryCard } from './enquiry/enquiry-card'
import { StaySection } from './shared/stay-section'
import { TourCard } from './tour/tour-card'
import { TransferCard } from './transfer/transfer-card'
import { VillaCard } from './villa/villa-card'
import { YachtCard } from './yacht/yacht-card'

interface BookingParts<B> {
  card: (props: { booking: B; money: MoneyContext }) => Promise<ReactNode>
  /** The calendar on the page; `sessions` are the departure times. Null if only the booking card has a calendar. */
  calendar: ((props: { booking: B; sessions: readonly string[] }) => Promise<ReactNode>) | null
}

/** Booking components of every kind. A new kind needs an entry here; the type makes it a compile error to omit it. */
export const BOOKING_PARTS: { [K in Kind]: BookingParts<BookingMap[K]> } = {
  tour: { card: TourCard, calendar: CalendarSection },
  yacht: { card: YachtCard, calendar: StaySection },
  villa: { card: VillaCard, calendar: StaySection },
  car: { card: CarCard, calendar: null },
  transfer: { card: TransferCard, calendar: null },
  wedding: { card: EnquiryCard, calendar: null },
  health: { card: EnquiryCard, calendar: null },
}
