'use client'

import { useRouter } from 'next/navigation'
import { useEffect, useState } from 'react'
import { Spinner } from '@/components/ui/spinner'
import type { ReservationResult } from '@/domain/reservations/schema'
import { callOperator } from '@/lib/api/browser'

const EVERY_MS = 3000
/** Number of polls (two minutes) after which the page says that it takes long. Polling continues. */
const SLOW_AFTER = 40

interface PaymentWatchProps {
  reference: string
  paymentState: ReservationResult['payment']['paymentState']
  text: string
  slow: string
}

/** Polls the payment state until the bank has answered, then refreshes the page. */
export function PaymentWatch({ reference, paymentState, text, slow }: PaymentWatchProps) {
  const router = useRouter()
  const [rounds, setRounds] = useState(0)

  useEffect(() => {
    const control = new AbortController()
    let timer: ReturnType<typeof setTimeout> | undefined
    const hasChanged = async () => {
      const result = await callOperator('getResult', { reference }, { signal: control.signal })
      if (!result.ok) return false
      return result.data.payment.paymentState !== paymentState || result.data.reservationStatus !== 'active'
    }
    // Each answer starts the next timer, so that there is only one request at a time.
    const wait = () => {
      timer = setTimeout(async () => {
        const isNew = document.visibilityState === 'visible' && (await hasChanged())
        if (control.signal.aborted) return
        if (isNew) router.refresh()
        setRounds((count) => count + 1)
        wait()
      }, EVERY_MS)
    }
    wait()
    return () => {
      clearTimeout(timer)
      control.abort()
    }
  }, [reference, paymentState, router])

  return (
    <div role="status" className="mt-6 flex max-w-prose items-start gap-4">
      <Spinner />
      <p>{rounds >= SLOW_AFTER ? slow : text}</p>
    </div>
  )
}
