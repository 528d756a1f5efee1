'use client'

import { useEffect, useState } from 'react'
import { useMoney } from '@/components/basket/use-money'
import { useAvailability } from '@/components/catalogue/calendar/use-availability'
import { useChoice } from '@/components/catalogue/calendar/use-choice'
import type { TourBooking } from '@/lib/basket/booking'
import type { TourChoice } from '@/lib/basket/choice'
import { type AddResult, addToBasket } from '@/store/add-to-basket'
import { buildCardState, toSelection } from './build-card-state'

export type Refusal = Exclude<AddResult, { result: 'added' | 'duplicate' }>

/** The working parts of a tour's booking card: what is chosen, what it costs, and putting it into the basket. */
export function useTourBooking(booking: TourBooking) {
  const { choice, store } = useChoice(booking.productId)
  const { availability, store: days } = useAvailability(booking.productId)
  const money = useMoney(booking.locale)
  const [isBusy, setBusy] = useState(false)
  const [refusal, setRefusal] = useState<Refusal | null>(null)
  const { date } = choice

  // The address is read once the page is up: it says what was chosen by whoever sent it.
  useEffect(() => store.open(), [store])
  useEffect(() => {
    if (date !== null) void days.request(date)
  }, [days, date])

  const state = buildCardState({ booking, choice, availability, money, now: Date.now() })
  const selection = toSelection(booking, state, choice)

  return {
    booking,
    choice,
    state,
    money,
    isBusy,
    refusal,
    choose(changes: Partial<TourChoice>) {
      setRefusal(null)
      store.set(changes)
    },
    retry() {
      if (date !== null) void days.request(date)
    },
    /** 'added', or 'duplicate' when it stood there already; null when it was refused, and the card says why. */
    async add(): Promise<'added' | 'duplicate' | null> {
      if (!selection || !money) return null
      setBusy(true)
      setRefusal(null)
      const answer = await addToBasket(selection, { locale: booking.locale, currency: money.currency })
      setBusy(false)
      if (answer.result === 'added' || answer.result === 'duplicate') return answer.result
      setRefusal(answer)
      // Somebody was faster, or this page was old: what it knows of the days is no longer true.
      if (answer.result === 'problem') void days.refresh(selection.date)
      return null
    },
  }
}

export type TourBookingParts = ReturnType<typeof useTourBooking>
