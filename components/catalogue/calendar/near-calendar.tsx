'use client'

import { Suspense, use } from 'react'
import { withBasketTexts } from '@/components/basket/with-basket-texts'
import { createLatePart } from '@/components/ui/late-part'
import { whenAlive } from '@/components/ui/sign-of-life'
import type { TourBooking, VillaBooking, YachtBooking } from '@/lib/basket/booking'
import { useNear } from './use-near'

interface NearCalendarProps {
  booking: TourBooking | VillaBooking | YachtBooking
  /** What the prices are for. */
  lead: string
}

const TOURS = createLatePart<{ booking: TourBooking }>(
  ({ booking }) =>
    withBasketTexts(
      import('./availability-calendar').then((file) => file.AvailabilityCalendar),
      booking.locale,
    ),
  whenAlive,
)
const STAYS = createLatePart<{ booking: VillaBooking | YachtBooking }>(
  ({ booking }) =>
    withBasketTexts(
      import('../kinds/shared/stay-calendar').then((file) => file.StayCalendar),
      booking.locale,
    ),
  whenAlive,
)

function Calendar({ booking }: Pick<NearCalendarProps, 'booking'>) {
  return booking.kind === 'tour' ? use(TOURS.now({ booking }))({ booking }) : use(STAYS.now({ booking }))({ booking })
}

/** A calendar's place, of its size: neither its code nor its days are asked for before a person comes near. */
export function NearCalendar({ booking, lead }: NearCalendarProps) {
  const { frame, isNear } = useNear()
  const blank = <div className="h-[480px] rounded-card border border-line bg-sand" aria-busy="true" />
  return (
    <div ref={frame} className="min-h-[560px]">
      <p className="mb-6 text-muted">{lead}</p>
      {isNear ? (
        <Suspense fallback={blank}>
          <Calendar booking={booking} />
        </Suspense>
      ) : (
        blank
      )}
    </div>
  )
}
