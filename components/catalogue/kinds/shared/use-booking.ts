import { useEffect, useState } from 'react'
import { useAvailability } from '@/components/calendar/use-availability'
import { useChoice } from '@/components/calendar/use-choice'
import { useMoney } from '@/components/money/use-money'
import type { Selection } from '@/domain/basket/schema'
import type { SaleBooking } from '@/lib/basket/booking'
import type { Choices } from '@/lib/basket/choice-store'
import { REPLACES } from '@/lib/basket/replaces'
import type { BasketFlow } from '@/lib/paths'
import { type AddResult, addToBasket } from '@/store/add-to-basket'

export type Refusal = Exclude<AddResult, { result: 'added' | 'duplicate' }>

/** Selected days of a product. `endDate` is requested too, because it may be in another month. */
interface Dates {
  date: string | null
  endDate?: string | null
}

/** State shared by all booking cards: choice, availability, and adding a selection to the basket. */
export function useBooking<C extends Dates, B extends SaleBooking>(booking: B, choices: Choices<C>) {
  const { choice, store } = useChoice(choices, booking.productId)
  const { availability, store: days } = useAvailability(booking.productId)
  const money = useMoney(booking.locale)
  const [isBusy, setBusy] = useState(false)
  const [refusal, setRefusal] = useState<Refusal | null>(null)
  const { date, endDate = null } = choice

  // The choice in the URL (a shared link) is read after the page has mounted.
  useEffect(() => store.open(), [store])
  useEffect(() => {
    if (date !== null) void days.request(date)
    if (endDate !== null) void days.request(endDate)
  }, [days, date, endDate])

  return {
    booking,
    choice,
    availability,
    money,
    isBusy,
    refusal,
    choose(changes: Partial<C>) {
      setRefusal(null)
      store.set(changes)
    },
    retry() {
      if (date !== null) void days.request(date)
      if (endDate !== null) void days.request(endDate)
    },
    /**
     * Resolves to 'added', or to 'duplicate' if the basket already contains it. Resolves to null on a refusal, which is
     * in `refusal`.
     */
    async addSelection(
      selection: Selection | null,
      flow: BasketFlow = 'basket',
    ): Promise<'added' | 'duplicate' | null> {
      if (!selection || !money) return null
      setBusy(true)
      setRefusal(null)
      const replaces = new URLSearchParams(window.location.search).get(REPLACES)
      const { locale } = booking
      const context = { locale, currency: money.currency }
      const answer =
        flow === 'direct'
          ? await (await import('@/store/book-directly')).bookDirectly(selection, context)
          : await addToBasket(selection, { ...context, replaces })
      setBusy(false)
      if (answer.result === 'held') return 'added'
      if (answer.result === 'added' || answer.result === 'duplicate') return answer.result
      setRefusal(answer)
      // The cached availability is outdated: another guest booked first, or the page is old.
      if (answer.result === 'problem') void days.refresh(selection.date)
      return null
    },
  }
}
