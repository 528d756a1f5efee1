import { useId } from 'react'
import { listTimes } from '@/lib/basket/times-of-day'

interface TimeCellProps {
  label: string
  /** Null while none is chosen. */
  value: string | null
  onChange: (time: string) => void
}

/** A time of day in the frame of a pair, by the quarter; one from an address may lie between two. */
export function TimeCell({ label, value, onChange }: TimeCellProps) {
  const id = useId()
  return (
    <div className="pair-cell">
      <label htmlFor={id}>
        <small>{label}</small>
      </label>
      <select id={id} value={value ?? ''} onChange={({ target }) => onChange(target.value)}>
        {value === null && <option value="">–</option>}
        {listTimes(value).map((time) => (
          <option key={time} value={time}>
            {time}
          </option>
        ))}
      </select>
    </div>
  )
}
