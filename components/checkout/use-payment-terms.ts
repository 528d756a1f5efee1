import { useState } from 'react'
import type { ReservationFlow } from '@/domain/reservations/draft'
import type { PaymentMethod } from '@/domain/reservations/schema'
import { useShop, useShopDispatch } from '@/store/hooks'
import { draftUpdated } from '@/store/modules/reservations'

/** How it is paid. Method and plan are kept with the basket; of the card only its bank's digits are known here, and only for now. */
export function usePaymentTerms(flow: ReservationFlow, offered: readonly PaymentMethod[]) {
  const dispatch = useShopDispatch()
  const { paymentMethod, paymentPlan } = useShop((state) => state.reservations[flow])
  const [bin, setBin] = useState<string | null>(null)
  const [count, setInstalments] = useState(1)
  const method = offered.includes(paymentMethod) ? paymentMethod : (offered[0] ?? 'card')
  const instalments = method === 'card' && bin !== null ? count : 1
  // Nothing is due before the day: there is no whole to be paid at once.
  const plan = method === 'onArrival' ? 'deposit' : paymentPlan
  return {
    method,
    plan,
    bin,
    instalments,
    /** For the quote: instalments are only known together with the card's bank. */
    quoteTerms: {
      paymentPlan: plan,
      instalments,
      cardBin: instalments > 1 ? bin : null,
    },
    setMethod: (value: PaymentMethod) => void dispatch(draftUpdated({ flow, patch: { paymentMethod: value } })),
    setPlan: (value: 'deposit' | 'full') => void dispatch(draftUpdated({ flow, patch: { paymentPlan: value } })),
    setInstalments,
    setBin(value: string | null) {
      if (value === bin) return
      setBin(value)
      // Another bank, another offer.
      setInstalments(1)
    },
  }
}

export type PaymentTerms = ReturnType<typeof usePaymentTerms>
