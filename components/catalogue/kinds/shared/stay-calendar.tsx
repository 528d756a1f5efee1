import { memo, useDeferredValue, useEffect, useState } from 'react'
import { CalendarBlank } from '@/components/calendar/calendar-blank'
import { useChoice } from '@/components/calendar/use-choice'
import { useMoney } from '@/components/money/use-money'
import type { VillaBooking, YachtBooking } from '@/lib/basket/booking'
import type { ChoiceStore } from '@/lib/basket/choice-store'
import { CHARTER_SHAPE, VILLA_SHAPE, WEEK_SHAPE } from '@/lib/basket/evaluate-stay'
import { type StayChoice, stayChoices } from '@/lib/basket/stay-choice'
import { RangeCalendar, type RangeEnd } from './range-calendar'

interface DaysProps {
  booking: VillaBooking | YachtBooking
  choice: StayChoice
  store: ChoiceStore<StayChoice>
}

const Days = memo(function Days({ booking, choice, store }: DaysProps) {
  const money = useMoney(booking.locale)
  const [target, setTarget] = useState<RangeEnd>('date')
  const boatShape = 'charter' in booking && booking.charter === 'week' ? WEEK_SHAPE : CHARTER_SHAPE
  const shape = 'charter' in booking ? boatShape : VILLA_SHAPE
  const { date, endDate } = choice
  if (!money) return <CalendarBlank />
  return (
    <RangeCalendar
      booking={booking}
      shape={shape}
      range={{ date, endDate }}
      target={endDate === null ? target : 'date'}
      money={money}
      waiting={<CalendarBlank />}
      onTarget={setTarget}
      onChange={(range) => store.set(range)}
    />
  )
})

/** Calendar of a villa's or yacht's free days and prices. Days picked here are also selected in the booking card. */
export function StayCalendar({ booking }: { booking: VillaBooking | YachtBooking }) {
  const { choice, store } = useChoice(stayChoices, booking.productId)
  // Booking card and calendar share one store; the first one mounted reads the choice from the URL.
  useEffect(() => store.open(), [store])
  // Deferred: the booking card updates first, then the month (INP).
  return <Days booking={booking} choice={useDeferredValue(choice)} store={store} />
}
