import { useState } from 'react'
import type { ReservationFlow } from '@/domain/reservations/draft'
import type { PaymentMethod } from '@/domain/reservations/schema'
import { useShop, useShopDispatch } from '@/store/hooks'
import { draftUpdated } from '@/store/modules/reservations'

/**
 * State of the payment terms. Method and plan are stored with the basket. Of the card only the BIN is known here; it is
 * kept in memory only.
 */
export function usePaymentTerms(flow: ReservationFlow, offered: readonly PaymentMethod[]) {
  const dispatch = useShopDispatch()
  const { paymentMethod, paymentPlan } = useShop((state) => state.reservations[flow])
  const [bin, setBin] = useState<string | null>(null)
  const [count, setInstalments] = useState(1)
  const method = offered.includes(paymentMethod) ? paymentMethod : (offered[0] ?? 'card')
  const instalments = method === 'card' && bin !== null ? count : 1
  // On arrival nothing is due in advance, so full payment cannot be chosen.
  const plan = method === 'onArrival' ? 'deposit' : paymentPlan
  return {
    method,
    plan,
    bin,
    instalments,
    /** Terms for the quote. The BIN is sent only together with instalments. */
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
      // The options depend on the bank, so a new BIN resets the choice.
      setInstalments(1)
    },
  }
}

export type PaymentTerms = ReturnType<typeof usePaymentTerms>
