import { useEffect, useState } from 'react'
import type { Instalments } from '@/domain/reservations/schema'
import { callOperator } from '@/lib/api/browser'

const PAUSE_MS = 400

/**
 * Instalment options of a card, by its BIN and the amount due (settlement currency). Null until they are known, or if
 * there are none.
 */
export function useInstalments(bin: string | null, amount: string | null): Instalments | null {
  const key = bin === null || amount === null ? '' : `${bin} ${amount}`
  const [answer, setAnswer] = useState<{ key: string; offer: Instalments | null }>({ key: '', offer: null })

  useEffect(() => {
    if (key === '') return
    const control = new AbortController()
    const [cardBin = '', due = ''] = key.split(' ')
    const timer = setTimeout(async () => {
      const result = await callOperator('listInstalments', { amount: due, cardBin }, { signal: control.signal })
      // On an error there is no offer and the card is charged the full amount at once.
      if (!control.signal.aborted) setAnswer({ key, offer: result.ok ? result.data : null })
    }, PAUSE_MS)
    return () => {
      clearTimeout(timer)
      control.abort()
    }
  }, [key])

  return answer.key === key ? answer.offer : null
}
