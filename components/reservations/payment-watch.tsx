'use client'

import { useRouter } from 'next/navigation'
import { useEffect, useState } from 'react'
import { Spinner } from '@/components/ui/spinner'
import type { ReservationResult } from '@/domain/reservations/schema'
import { callOperator } from '@/lib/api/browser'

const EVERY_MS = 3000
/** After two minutes a person should know that it takes long; asked is on. */
const SLOW_AFTER = 40

interface PaymentWatchProps {
  reference: string
  paymentState: ReservationResult['payment']['paymentState']
  text: string
  slow: string
}

/** Asks how the payment stands until the bank has answered, then draws the page anew. */
export function PaymentWatch({ reference, paymentState, text, slow }: PaymentWatchProps) {
  const router = useRouter()
  const [rounds, setRounds] = useState(0)

  useEffect(() => {
    const control = new AbortController()
    const ask = async () => {
      if (document.visibilityState === 'hidden') return setRounds((count) => count + 1)
      const result = await callOperator('getResult', { reference }, { signal: control.signal })
      if (control.signal.aborted) return
      const isSame = !result.ok || (result.data.payment.paymentState === paymentState && result.data.reservationStatus === 'active')
      if (!isSame) router.refresh()
      setRounds((count) => count + 1)
    }
    const timer = setTimeout(ask, EVERY_MS)
    return () => {
      clearTimeout(timer)
      control.abort()
    }
    // Each answer starts the next wait, so that a slow one is never asked for twice at a time.
  }, [reference, paymentState, router, rounds])

  return (
    <div role="status" className="mt-6 flex max-w-prose items-start gap-4">
      <Spinner />
      <p>{rounds >= SLOW_AFTER ? slow : text}</p>
    </div>
  )
}
