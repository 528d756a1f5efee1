'use client'

import { Icon } from './icon'

type StepperProps = {
  /** What is counted. */
  label: string
  decreaseLabel: string
  increaseLabel: string
  value: number
  min?: number | undefined
  max?: number | undefined
  onChange: (value: number) => void
  /** Id of the words that say why it goes no further. */
  describedBy?: string | undefined
}

/** At a bound the button stays in the tab order: focus is not lost under the finger that reached it. */
export function Stepper(props: StepperProps) {
  const { label, decreaseLabel, increaseLabel, value, min = 0, max = 99, onChange, describedBy } = props
  const atMin = value <= min
  const atMax = value >= max
  return (
    <fieldset className="stepper" aria-label={label} aria-describedby={describedBy}>
      <button
        type="button"
        className="icb"
        aria-label={decreaseLabel}
        aria-disabled={atMin}
        onClick={() => !atMin && onChange(value - 1)}
      >
        <Icon name="minus" size={18} />
      </button>
      <output>{value}</output>
      <button
        type="button"
        className="icb"
        aria-label={increaseLabel}
        aria-disabled={atMax}
        onClick={() => !atMax && onChange(value + 1)}
      >
        <Icon name="plus" size={18} />
      </button>
    </fieldset>
  )
}
