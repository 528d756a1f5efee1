import { type KeyboardEvent, type RefObject, useEffect, useRef, useState } from 'react'
import { addDays, addMonths, type PlainDate, startOfMonth, weekdayOf } from '@/domain/dates/plain-date'

interface DayKeys {
  /** The day with `tabindex="0"` (roving tabindex). */
  tabStop: PlainDate
  setTabStop: (date: PlainDate) => void
  onKeyDown: (event: KeyboardEvent) => void
  onFocusCapture: () => void
  onBlurCapture: () => void
}

interface Options {
  gridRef: RefObject<HTMLTableElement | null>
  month: PlainDate
  today: PlainDate
  /** Whether a day cannot be selected, because it is in the past or, for past events, in the future. */
  isClosed: (date: PlainDate) => boolean
  start: PlainDate
  onMonth: (month: PlainDate) => void
}

function toTarget(key: string, date: PlainDate, forwards: number): PlainDate | null {
  const weekday = weekdayOf(date)
  const days = new Map([
    ['ArrowRight', forwards],
    ['ArrowLeft', -forwards],
    ['ArrowDown', 7],
    ['ArrowUp', -7],
    ['Home', 1 - weekday],
    ['End', 7 - weekday],
  ]).get(key)
  if (days !== undefined) return addDays(date, days)
  if (key === 'PageDown') return addMonths(date, 1)
  return key === 'PageUp' ? addMonths(date, -1) : null
}

/** Keyboard navigation of a date grid after the ARIA Authoring Practices. Left and right follow the text direction. */
export function useDayKeys({ gridRef, month, today, isClosed, start, onMonth }: Options): DayKeys {
  const [moved, setMoved] = useState<PlainDate | null>(null)
  const wanted = moved ?? start
  const moving = useRef(false)
  const isHere = wanted.slice(0, 7) === month.slice(0, 7)
  const tabStop = isHere ? wanted : isClosed(month) ? today : month

  useEffect(() => {
    if (!moving.current) return
    moving.current = false
    gridRef.current?.querySelector<HTMLElement>(`[data-date="${tabStop}"]`)?.focus()
  }, [gridRef, tabStop])

  // When the month changes by itself (the first open one arrives), the focused day is unmounted. React fires no focusout
  // event then, so the focus is restored here.
  const isWithin = useRef(false)
  useEffect(() => {
    if (!isWithin.current || document.activeElement !== document.body) return
    gridRef.current?.querySelector<HTMLElement>(`[data-date="${tabStop}"]`)?.focus({ preventScroll: true })
  }, [gridRef, tabStop])

  return {
    tabStop,
    onFocusCapture() {
      isWithin.current = true
    },
    onBlurCapture() {
      isWithin.current = false
    },
    setTabStop: setMoved,
    onKeyDown(event) {
      const isRtl = event.currentTarget.closest('[dir]')?.getAttribute('dir') === 'rtl'
      const target = toTarget(event.key, tabStop, isRtl ? -1 : 1)
      if (target === null) return
      event.preventDefault()
      if (isClosed(target)) return
      moving.current = true
      setMoved(target)
      if (startOfMonth(target) !== startOfMonth(month)) onMonth(startOfMonth(target))
    },
  }
}
