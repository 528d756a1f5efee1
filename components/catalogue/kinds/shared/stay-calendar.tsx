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

/** When a house or a boat is free and for how much; days picked here are picked in the booking card. */
export function StayCalendar({ booking }: { booking: VillaBooking | YachtBooking }) {
  const { choice, store } = useChoice(stayChoices, booking.productId)
  // Whichever of card and calendar is up first reads the address, and writes into it.
  useEffect(() => store.open(), [store])
  // The card answers at once; a month of days follows it.
  return <Days booking={booking} choice={useDeferredValue(choice)} store={store} />
}
