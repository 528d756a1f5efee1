import { useEffect, useRef, useState } from 'react'
import { useLingering } from '@/components/ui/use-lingering'
import type { HoldReference, Quote, QuoteRequest, Selection } from '@/domain/basket/schema'
import { toSelection } from '@/domain/basket/selection'
import type { ReservationFlow } from '@/domain/reservations/draft'
import type { Locale } from '@/domain/shared/locales'
import { callOperator } from '@/lib/api/browser'
import { useShop, useShopDispatch } from '@/store/hooks'
import { quoted } from '@/store/modules/reservations'

/** Debounce of the request: steppers are clicked several times in a row. */
const PAUSE_MS = 300

type Terms = Pick<QuoteRequest, 'paymentPlan' | 'instalments' | 'cardBin'>

interface QuoteOptions {
  flow: ReservationFlow
  locale: Locale
  /** Display currency; no quote is requested while it is null. */
  currency: string | null
  terms?: Terms
  /** The guest's own hold; the API counts its places as free. */
  hold?: HoldReference | null
}

export interface BasketQuote {
  /** 'loading' keeps the last quote in `quote`, so that the figures stay visible until the new ones arrive. */
  status: 'empty' | 'loading' | 'ready' | 'failed'
  quote: Quote | null
  /** The selections that `quote` answers, in the order of its lines. */
  asked: Selection[]
  code: string | null
  retry: () => void
}

interface Answer {
  key: string
  quote: Quote | null
  asked: Selection[]
  code: string | null
}

const NOTHING: Answer = { key: '', quote: null, asked: [], code: null }

/** The live quote of a reservation. Requested again after every change of items, coupon, currency or terms. */
export function useBasketQuote({ flow, locale, currency, terms, hold = null }: QuoteOptions): BasketQuote {
  const dispatch = useShopDispatch()
  const { items, couponCode } = useShop((state) => state.reservations[flow])
  const [answer, setAnswer] = useState(NOTHING)
  const [attempt, setAttempt] = useState(0)
  const isFirst = useRef(true)
  const request = { locale, items: items.map(toSelection), couponCode, chosenCurrency: currency, hold, ...terms }
  // The attempt number changes the key, so a retry sends the same request again.
  const key = items.length === 0 || currency === null ? '' : `${attempt} ${JSON.stringify(request)}`

  useEffect(() => {
    if (key === '') return
    const control = new AbortController()
    const ask = async () => {
      const asked = JSON.parse(key.slice(key.indexOf(' '))) as QuoteRequest & { items: Selection[] }
      const result = await callOperator('quote', asked, { signal: control.signal })
      if (control.signal.aborted) return
      if (!result.ok) return setAnswer((last) => ({ ...last, key, code: result.error.code }))
      dispatch(quoted({ flow, asked: asked.items, quote: result.data }))
      setAnswer({ key, quote: result.data, asked: asked.items, code: null })
    }
    const timer = setTimeout(ask, isFirst.current ? 0 : PAUSE_MS)
    isFirst.current = false
    return () => {
      clearTimeout(timer)
      control.abort()
    }
  }, [key, dispatch, flow])

  const isAsking = useLingering(key !== '' && answer.key !== key)
  const status = key === '' ? 'empty' : isAsking ? 'loading' : answer.code === null ? 'ready' : 'failed'
  return {
    status,
    quote: status === 'empty' ? null : answer.quote,
    asked: answer.asked,
    code: status === 'failed' ? answer.code : null,
    retry: () => setAttempt((count) => count + 1),
  }
}
