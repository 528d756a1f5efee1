import { useEffect, useRef } from 'react'
import type { PlainDate } from '@/domain/dates/plain-date'

/**
 * A press on a day that is not known yet is not lost: the last one counts as soon as the answer is there, as long as its month is the
 * one that is shown. Returns how to keep one, or null for none.
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
