import { type ReactNode, useEffect, useRef } from 'react'
import { goRound } from '@/components/calendar/go-round'

interface DatePanelProps {
  label: string
  children: ReactNode
}

/** Panel with the calendar below its field. The focus moves to the selected day, so the arrow keys work at once. */
export function DatePanel({ label, children }: DatePanelProps) {
  const panel = useRef<HTMLDivElement>(null)
  useEffect(() => {
    panel.current?.querySelector<HTMLElement>('.cal-day[tabindex="0"]')?.focus({ preventScroll: true })
  }, [])
  return (
    <div ref={panel} role="dialog" aria-label={label} className="date-panel" onKeyDown={goRound}>
      {children}
    </div>
  )
}
