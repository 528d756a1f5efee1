'use client'

import { type ReactNode, Suspense, use } from 'react'
import { CalendarBlank } from '@/components/calendar/calendar-blank'
import { withBasketTexts } from '@/components/islands/with-basket-texts'
import { createDeferredPart } from '@/components/ui/deferred-part'
import { afterFirstInteraction } from '@/components/ui/first-interaction'
import type { TourBooking, VillaBooking, YachtBooking } from '@/lib/basket/booking'
import { useNear } from './use-near'

interface NearCalendarProps {
  booking: TourBooking | VillaBooking | YachtBooking
  /** Text that states what the prices refer to. */
  lead: string
  /** Legend of the calendar's marks. */
  legend: ReactNode
}

const TOURS = createDeferredPart<{ booking: TourBooking }>(
  ({ booking }) =>
    withBasketTexts(
      import('./availability-calendar').then((file) => file.AvailabilityCalendar),
      booking.locale,
    ),
  afterFirstInteraction,
)
const STAYS = createDeferredPart<{ booking: VillaBooking | YachtBooking }>(
  ({ booking }) =>
    withBasketTexts(
      import('../kinds/shared/stay-calendar').then((file) => file.StayCalendar),
      booking.locale,
    ),
  afterFirstInteraction,
)

function Calendar({ booking }: Pick<NearCalendarProps, 'booking'>) {
  return 'ageBands' in booking ? use(TOURS.now({ booking }))({ booking }) : use(STAYS.now({ booking }))({ booking })
}

/** Placeholder of a calendar in its final size. The code and the days load when the guest scrolls near it. */
export function NearCalendar({ booking, lead, legend }: NearCalendarProps) {
  const { frame, isNear } = useNear()
  return (
    <div ref={frame} className="near-cal noscript:hidden">
      <p className="mb-6 text-muted">{lead}</p>
      <div className="near-room">
        {isNear ? (
          <Suspense fallback={<CalendarBlank />}>
            <Calendar booking={booking} />
          </Suspense>
        ) : (
          <CalendarBlank />
        )}
      </div>
      {legend}
    </div>
  )
}
