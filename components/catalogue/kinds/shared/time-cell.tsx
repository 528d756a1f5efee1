'use client'

import { useId } from 'react'

interface TimeCellProps {
  label: string
  /** Null while none is chosen. */
  value: string | null
  onChange: (time: string) => void
}

const QUARTERS = Array.from({ length: 96 }, (_, index) => {
  const two = (figure: number) => String(figure).padStart(2, '0')
  return `${two(Math.floor(index / 4))}:${two((index % 4) * 15)}`
})

/** A time of day in the frame of a pair, by the quarter; one from an address may lie between two. */
export function TimeCell({ label, value, onChange }: TimeCellProps) {
  const id = useId()
  const times = value === null || QUARTERS.includes(value) ? QUARTERS : [...QUARTERS, value].sort()
  return (
    <div className="pair-cell">
      <label htmlFor={id}>
        <small>{label}</small>
      </label>
      <select id={id} dir="ltr" value={value ?? ''} onChange={({ target }) => onChange(target.value)}>
        {value === null && <option value="">–</option>}
        {times.map((time) => (
          <option key={time} value={time}>
            {time}
          </option>
        ))}
      </select>
    </div>
  )
}
