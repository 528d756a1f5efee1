import { memo } from 'react'
import type { PlainDate } from '@/domain/dates/plain-date'
import type { DayCell } from './build-cells'

interface DayButtonProps {
  date: PlainDate
  /** Undefined while the day has not been loaded. */
  cell: DayCell | undefined
  /** Full description of the day, for screen readers. */
  label: string
  /** The price without its currency symbol, or a short reason why the day is unavailable. */
  word: string | null
  isTabStop: boolean
  isSelected: boolean
  /** Between the first and the last day of a stay. */
  isWithin: boolean
  isShown: boolean
}

/** A day of the calendar. It has no handlers: the table handles the events of all days. */
export const DayButton = memo(function DayButton(props: DayButtonProps) {
  const { date, cell, label, word, isTabStop, isSelected, isWithin, isShown } = props
  const problem = cell?.evaluation.problem ?? null
  const mark = (is: boolean | undefined) => (is ? '' : undefined)
  return (
    <button
      type="button"
      className="cal-day"
      data-date={date}
      data-lowest={mark(cell?.isLowest)}
      data-few={mark(cell?.evaluation.isFew)}
      data-past={mark(problem === 'past' || !cell)}
      data-within={mark(isWithin)}
      data-shown={mark(isShown)}
      aria-label={label}
      aria-pressed={isSelected}
      aria-disabled={!cell || problem !== null}
      tabIndex={isTabStop ? 0 : -1}
    >
      {Number(date.slice(8))}
      {/* The key replaces the element when the word changes: the word appears in its place without a transition. */}
      <small key={word}>
        <bdi>{word ?? '\u00a0'}</bdi>
      </small>
    </button>
  )
})
