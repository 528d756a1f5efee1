import { useEffect, useState } from 'react'
import type { BasketItem, Quote } from '@/domain/basket/schema'
import { toSelection } from '@/domain/basket/selection'
import { callOperator } from '@/lib/api/browser'
import { buildItemViews, type ItemView } from '@/lib/basket/basket-view'
import type { BrowserMoney } from '@/lib/basket/browser-money'

/**
 * Today's price and availability of items that are not in the basket. The price is missing until the API answers, and
 * stays missing after an error: nothing waits for it.
 */
export function useSideQuote(items: readonly BasketItem[], { locale, currency }: BrowserMoney): ItemView[] {
  const [answer, setAnswer] = useState<{ key: string; quote: Quote } | null>(null)
  const asked = items.map(toSelection)
  const key = asked.length === 0 ? '' : JSON.stringify({ locale, items: asked, chosenCurrency: currency })

  useEffect(() => {
    if (key === '') return
    const control = new AbortController()
    const ask = async () => {
      const result = await callOperator('quote', JSON.parse(key), { signal: control.signal })
      if (result.ok && !control.signal.aborted) setAnswer({ key, quote: result.data })
    }
    void ask()
    return () => control.abort()
  }, [key])

  return buildItemViews(items, asked, answer?.key === key ? answer.quote : null)
}
