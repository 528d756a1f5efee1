import { useEffect, useState } from 'react'
import { useLingering } from '@/components/ui/use-lingering'
import type { Locale } from '@/domain/shared/locales'
import { callOperator } from '@/lib/api/browser'
import { type Suggestion, toSuggestions } from './to-suggestions'

export type SuggestionState = 'idle' | 'loading' | 'ready' | 'failed'

const DEBOUNCE_MS = 180
export const SHORTEST_TERM = 2

interface Answer {
  term: string
  rows: Suggestion[]
  failed: boolean
}

/**
 * Requests suggestions for the current input after a debounce of 180 ms; only the answer to the latest request is used.
 * The previous rows stay until it arrives, so that the list does not flicker.
 */
export function useSuggestions(typed: string, locale: Locale): { state: SuggestionState; rows: Suggestion[] } {
  const term = typed.trim()
  const isAsking = term.length >= SHORTEST_TERM
  const [answer, setAnswer] = useState<Answer | null>(null)

  useEffect(() => {
    if (!isAsking) return
    const controller = new AbortController()
    const { signal } = controller
    const timer = setTimeout(async () => {
      const result = await callOperator('searchProducts', { locale, term, suggest: 'true' }, { signal })
      if (signal.aborted) return
      const rows = result.ok ? toSuggestions(result.data.hits, locale) : []
      setAnswer({ term, rows, failed: !result.ok })
    }, DEBOUNCE_MS)
    return () => {
      clearTimeout(timer)
      controller.abort()
    }
  }, [isAsking, locale, term])

  const isWaiting = useLingering(isAsking && answer?.term !== term)
  if (!isAsking) return { state: 'idle', rows: [] }
  if (answer?.term !== term) return { state: 'loading', rows: answer?.rows ?? [] }
  if (isWaiting) return { state: 'loading', rows: answer.rows }
  return { state: answer.failed ? 'failed' : 'ready', rows: answer.rows }
}
