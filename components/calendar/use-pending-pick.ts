import { useEffect, useRef } from 'react'
import type { PlainDate } from '@/domain/dates/plain-date'

/**
 * Keeps a click on a day that is not loaded yet. The last such click is applied when the day arrives, provided that its
 * month is still shown. Returns a setter for the pending day; null clears it.
 */
export function usePendingPick(
  known: ReadonlyMap<PlainDate, unknown>,
  month: PlainDate,
  pick: (date: PlainDate) => void,
): (date: PlainDate | null) => void {
  const clicked = useRef<PlainDate | null>(null)
  useEffect(() => {
    const date = clicked.current
    if (date === null) return
    if (date.slice(0, 7) !== month.slice(0, 7)) clicked.current = null
    else if (known.has(date)) {
      clicked.current = null
      pick(date)
    }
  })
  return (date) => {
    clicked.current = date
  }
}
