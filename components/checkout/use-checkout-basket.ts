import { useEffect } from 'react'
import { useBasketQuote } from '@/components/basket/use-basket-quote'
import { useMoney } from '@/components/money/use-money'
import { RENTED_KINDS } from '@/domain/reservations/agreements'
import type { ReservationFlow } from '@/domain/reservations/draft'
import { getGuestNeeds } from '@/domain/reservations/guest-rules'
import { splitsPayments } from '@/domain/reservations/instalment-rules'
import type { CheckoutSettings } from '@/lib/checkout/checkout-settings'
import { isNothingDue } from '@/lib/checkout/nothing-due'
import { listOfferedMethods } from '@/lib/checkout/offered-methods'
import type { Payer } from '@/lib/checkout/payer'
import { useShop } from '@/store/hooks'
import type { Contract } from './agree-step'
import { useInstalments } from './use-instalments'
import { usePaymentTerms } from './use-payment-terms'

interface Options {
  flow: ReservationFlow
  settings: CheckoutSettings
  payer: Payer
}

/** The basket items, their quote with the chosen payment terms, and the requirements that follow for the booking. */
export function useCheckoutBasket({ flow, settings, payer }: Options) {
  const { locale } = settings
  const draft = useShop((state) => state.reservations[flow])
  const kinds = draft.items.map(({ kind }) => kind)
  const hold = flow === 'direct' ? draft.hold && { id: draft.hold.id, holdToken: draft.hold.holdToken } : null
  const money = useMoney(locale)
  const terms = usePaymentTerms(flow, settings.methods)
  const priced = useBasketQuote({ flow, locale, currency: money?.currency ?? null, terms: terms.quoteTerms, hold })
  const offered = listOfferedMethods(settings.methods, priced.quote)
  const { method, setMethod } = terms
  useEffect(() => {
    const [first] = offered
    if (first && !offered.includes(method)) setMethod(first)
  })
  const instalments = useInstalments(
    method === 'card' && splitsPayments(settings.settlement) ? terms.bin : null,
    priced.quote?.fixed.totals.depositTotal ?? null,
  )
  const isFree = priced.quote !== null && method !== 'onArrival' && isNothingDue(priced.quote)
  const isRented = kinds.some((kind) => RENTED_KINDS.includes(kind))
  const contracts: Contract[] = isRented ? ['distanceSales', 'rental'] : ['distanceSales']
  return {
    draft,
    hold,
    money,
    terms,
    priced,
    offered,
    instalments,
    /** Nothing is due at booking. */
    isFree,
    isRented,
    contracts,
    needs: getGuestNeeds({ kinds, paymentMethod: method, isFree, isByAgency: payer.state === 'agency' }),
  }
}

export type CheckoutBasket = ReturnType<typeof useCheckoutBasket>
