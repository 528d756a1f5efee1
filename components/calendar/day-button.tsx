import { memo } from 'react'
import type { PlainDate } from '@/domain/dates/plain-date'
import type { DayCell } from './build-cells'

interface DayButtonProps {
  date: PlainDate
  /** Undefined while the day is not known. */
  cell: DayCell | undefined
  /** All that the day says, for whoever does not see it. */
  label: string
  /** The price without its sign (a month of signs is noise), or the word why the day cannot be had. */
  word: string | null
  isTabStop: boolean
  isSelected: boolean
  /** Between the first and the last day of a stay. */
  isWithin: boolean
  isShown: boolean
}

/** The table listens for its days. */
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
      {/* A word that comes is new, not the old one grown: it appears in its place and nothing moves. */}
      <small key={word}>
        <bdi>{word ?? '\u00a0'}</bdi>
      </small>
    </button>
  )
})
