import { useRef, useState } from 'react'
import { openLogin } from '@/components/auth/open-login'
import type { ResponseOf } from '@/domain/wire/call'
import type { reservationChangeCalls } from '@/domain/wire/calls-reservation-changes'
import { callOperator } from '@/lib/api/browser'
import type { MovableItem } from '@/lib/reservations/reservation-facts'

type Quote = ResponseOf<typeof reservationChangeCalls.quoteDateChange>

interface DateChangeOptions {
  reference: string
  item: MovableItem
  /** Called after the date was changed, or after a request was stored on which the operator decides. */
  onMoved: (isRequest: boolean) => Promise<void>
}

/**
 * The selected day and time, the price difference, and the change itself, which the API accepts only at that
 * difference.
 */
export function useDateChange({ reference, item, onMoved }: DateChangeOptions) {
  const [date, setDate] = useState<string | null>(null)
  const [session, setSession] = useState<string | null>(null)
  const [quote, setQuote] = useState<Quote | null>(null)
  const [problem, setProblem] = useState<string | null>(null)
  const [isAsking, setAsking] = useState(false)
  const [isBusy, setBusy] = useState(false)
  const latest = useRef(0)
  const running = useRef(false)
  const { ticketNumber } = item

  const ask = async (day: string, time: string) => {
    latest.current += 1
    const own = latest.current
    setQuote(null)
    setProblem(null)
    setAsking(true)
    const answer = await callOperator('quoteDateChange', { reference, ticketNumber, date: day, session: time })
    // Another day was selected meanwhile; ignore this answer.
    if (own !== latest.current) return
    setAsking(false)
    if (answer.ok) setQuote(answer.data)
    else if (answer.error.code === 'unauthenticated') openLogin({ onSignedIn: () => void ask(day, time) })
    else setProblem(answer.error.code)
  }

  const confirm = async () => {
    if (!quote || date === null || session === null || running.current) return
    running.current = true
    setBusy(true)
    const answer = await callOperator('changeDate', {
      reference,
      ticketNumber,
      date,
      session,
      expectedDifference: quote.difference,
    })
    running.current = false
    setBusy(false)
    if (answer.ok) return onMoved(answer.data.byRequest)
    if (answer.error.code === 'unauthenticated') return openLogin({ onSignedIn: () => void confirm() })
    if (answer.error.code === 'priceChanged') await ask(date, session)
    setProblem(answer.error.code)
  }

  return {
    date,
    session,
    quote,
    problem,
    isAsking,
    isBusy,
    confirm,
    /** `time` is set if the day has only one departure to choose. */
    pick: (day: string, time: string | null) => {
      latest.current += 1
      setDate(day)
      setSession(time)
      setQuote(null)
      setProblem(null)
      setAsking(false)
      if (time !== null) void ask(day, time)
    },
    setSession: (time: string) => {
      setSession(time)
      if (date !== null) void ask(date, time)
    },
  }
}
