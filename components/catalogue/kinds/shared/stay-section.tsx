import { IslandTexts } from '@/components/basket/island-texts'
import type { VillaBooking, YachtBooking } from '@/lib/basket/booking'
import { StayCalendar } from './stay-calendar'

/** 'When it is free, and for how much': a calendar for who has scripts. */
export function StaySection({ booking }: { booking: VillaBooking | YachtBooking }) {
  return (
    <IslandTexts locale={booking.locale} names={['basket.calendar', 'basket.let']}>
      <StayCalendar booking={booking} />
    </IslandTexts>
  )
}
