import { type ReactNode, useRef, useState } from 'react'
import { cx } from '@/components/ui/cx'
import type { SaleBooking } from '@/lib/basket/booking'
import type { BrowserMoney } from '@/lib/basket/browser-money'
import type { StayShape } from '@/lib/basket/evaluate-stay'
import { DatePanel } from './date-panel'
import { type Range, RangeCalendar, type RangeEnd } from './range-calendar'
import { usePanel } from './use-panel'

interface RangeFieldProps {
  booking: SaleBooking
  shape: StayShape
  range: Range
  money: BrowserMoney | null
  /** Label of each day, and the formatted day or a prompt. */
  cells: Record<RangeEnd, { label: ReactNode; text: string }>
  /** Prompts that are shown while the calendar is open. */
  asks: Record<RangeEnd, string>
  onChange: (range: Range) => void
}

const ENDS: readonly RangeEnd[] = ['date', 'endDate']

/** Start and end of a stay side by side; both open one calendar below them. */
export function RangeField({ booking, shape, range, money, cells, asks, onChange }: RangeFieldProps) {
  const { isOpen, isDrawn, setOpen, root, button, close } = usePanel()
  const [target, setTarget] = useState<RangeEnd>('date')
  const opened = useRef<RangeEnd>('date')

  const onClick = (end: RangeEnd) => {
    const isSame = isOpen && target === end
    opened.current = end
    setTarget(end === 'endDate' && range.date === null ? 'date' : end)
    setOpen(!isSame)
  }

  return (
    <div ref={root} className="relative">
      <div className="pair" data-open={isOpen ? '' : undefined}>
        {ENDS.map((end) => (
          <button
            key={end}
            ref={end === opened.current ? button : undefined}
            type="button"
            className="pair-cell"
            aria-expanded={isOpen && target === end}
            aria-haspopup="dialog"
            onClick={() => onClick(end)}
          >
            <small>{cells[end].label}</small>
            <b className={cx(range[end] === null && 'font-semibold text-muted')}>{cells[end].text}</b>
          </button>
        ))}
      </div>
      {isDrawn && money && (
        <DatePanel label={asks[target]}>
          <p className="px-5 pt-3 text-sm font-semibold text-muted" aria-live="polite">
            {asks[target]}
          </p>
          <RangeCalendar
            booking={booking}
            shape={shape}
            range={range}
            target={target}
            money={money}
            onTarget={setTarget}
            onChange={(changed) => (changed.endDate === null ? onChange(changed) : close(() => onChange(changed)))}
          />
        </DatePanel>
      )}
    </div>
  )
}
