import { useId } from 'react'
import { listTimes } from '@/lib/basket/times-of-day'

interface TimeCellProps {
  label: string
  /** Null while no time is chosen. */
  value: string | null
  onChange: (time: string) => void
}

/** Select for a time in steps of 15 minutes. A time from the URL that is between two steps is added to the options. */
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
