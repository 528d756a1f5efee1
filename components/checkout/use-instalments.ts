import { useEffect, useState } from 'react'
import type { Instalments } from '@/domain/reservations/schema'
import { callOperator } from '@/lib/api/browser'

const PAUSE_MS = 400

/** What a card offers, by its bank's digits and what is to be paid (settlement currency); null until it is known, or when nothing is. */
export function useInstalments(bin: string | null, amount: string | null): Instalments | null {
  const key = bin === null || amount === null ? '' : `${bin} ${amount}`
  const [answer, setAnswer] = useState<{ key: string; offer: Instalments | null }>({ key: '', offer: null })

  useEffect(() => {
    if (key === '') return
    const control = new AbortController()
    const [cardBin = '', due = ''] = key.split(' ')
    const timer = setTimeout(async () => {
      const result = await callOperator('listInstalments', { amount: due, cardBin }, { signal: control.signal })
      // Without an answer the card is charged at once: instalments are an offer, not a condition.
      if (!control.signal.aborted) setAnswer({ key, offer: result.ok ? result.data : null })
    }, PAUSE_MS)
    return () => {
      clearTimeout(timer)
      control.abort()
    }
  }, [key])

  return answer.key === key ? answer.offer : null
}
