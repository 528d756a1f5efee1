import { useRouter } from 'next/navigation'
import { useEffect, useRef, useState } from 'react'
import type { Quote } from '@/domain/basket/schema'
import type { DraftHold, ReservationFlow } from '@/domain/reservations/draft'
import type { ReservationResult } from '@/domain/reservations/schema'
import type { Locale } from '@/domain/shared/locales'
import type { ApiError } from '@/lib/api/result'
import type { PriceChange } from '@/lib/checkout/price-change'
import { type BookingOrder, sendBooking } from '@/lib/checkout/send-booking'
import { localePath } from '@/lib/i18n/locale-path'
import { paths } from '@/lib/paths'
import { useShopDispatch } from '@/store/hooks'
import { draftUpdated } from '@/store/modules/reservations'
import { buildForgottenPatch } from '@/store/typed'
import { sendCard } from './card-form'

interface BookingOptions {
  locale: Locale
  flow: ReservationFlow
  /** Hold of the direct flow; null in the basket flow. */
  hold: DraftHold | null
  /** Called with every error of the API. The form shows field errors and asks for a sign-in. */
  onRefused: (error: ApiError) => void
}

interface Pending {
  order: BookingOrder
  instalments: number
}

/** Sends the booking once, even if the button is clicked repeatedly, and continues to the bank or the result page. */
export function useBooking({ locale, flow, hold, onRefused }: BookingOptions) {
  const router = useRouter()
  const dispatch = useShopDispatch()
  const [isBusy, setBusy] = useState(false)
  const [change, setChange] = useState<(PriceChange & { fresh: Quote; pending: Pending }) | null>(null)
  const running = useRef(false)

  useEffect(() => {
    // Restored from the back/forward cache (return from the bank): resets the busy state.
    const onPageShow = ({ persisted }: PageTransitionEvent) => {
      if (!persisted) return
      running.current = false
      setBusy(false)
    }
    window.addEventListener('pageshow', onPageShow)
    return () => window.removeEventListener('pageshow', onPageShow)
  }, [])

  const leave = (reservation: ReservationResult, instalments: number) => {
    // The reservation now keeps the places, so the hold expires with it for a guest who returns to try again.
    const { payUntil, payment } = reservation
    if (hold && payUntil !== null)
      dispatch(draftUpdated({ flow, patch: { hold: { ...hold, expiresAt: payUntil, prolongable: false } } }))
    const isToPay = reservation.paymentMethod === 'card' && payment.paymentState !== 'captured'
    if (isToPay && sendCard(reservation.reference, instalments)) return
    for (const each of ['basket', 'direct'] as const)
      dispatch(draftUpdated({ flow: each, patch: buildForgottenPatch() }))
    router.push(`${localePath(locale, paths.basket('result', flow))}?ref=${encodeURIComponent(reservation.reference)}`)
  }

  const book = async (pending: Pending) => {
    if (running.current) return
    running.current = true
    setBusy(true)
    setChange(null)
    const result = await sendBooking(pending.order)
    // The button stays busy until the next page loads.
    if (result.outcome === 'booked') return leave(result.reservation, pending.instalments)
    running.current = false
    setBusy(false)
    if (result.outcome === 'changed') setChange({ ...result.change, fresh: result.fresh, pending })
    else onRefused(result.error)
  }

  return {
    isBusy,
    change,
    book,
    agree() {
      if (change) void book({ ...change.pending, order: { ...change.pending.order, agreed: change.fresh } })
    },
    dismiss: () => setChange(null),
  }
}
