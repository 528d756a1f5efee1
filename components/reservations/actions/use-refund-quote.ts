import { useEffect, useState } from 'react'
import type { ResponseOf } from '@/domain/wire/call'
import type { reservationChangeCalls } from '@/domain/wire/calls-reservation-changes'
import { callOperator } from '@/lib/api/browser'

export type RefundQuote = ResponseOf<typeof reservationChangeCalls.getRefundQuote>

/**
 * Fetches the refund of a cancellation each time the dialog opens and on each `ask`, because the refund depends on the
 * time.
 */
export function useRefundQuote(reference: string, isOpen: boolean) {
  const [round, setRound] = useState(0)
  const [quote, setQuote] = useState<RefundQuote | null>(null)
  const [fault, setFault] = useState<string | null>(null)

  useEffect(() => {
    if (!isOpen) return
    const control = new AbortController()
    void callOperator('getRefundQuote', { reference }, { signal: control.signal }).then((answer) => {
      if (control.signal.aborted) return
      if (answer.ok) setQuote(answer.data)
      setFault(answer.ok ? null : `${round} ${answer.error.code}`)
    })
    return () => control.abort()
  }, [isOpen, reference, round])

  return {
    quote,
    /** Error code of the last request; null while a request is pending. */
    fault: fault?.startsWith(`${round} `) ? fault.slice(`${round} `.length) : null,
    ask: () => setRound((count) => count + 1),
  }
}
