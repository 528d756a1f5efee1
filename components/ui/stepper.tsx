'use client'

import { Icon } from './icon'

type StepperProps = {
  /** Name of the counted unit. */
  label: string
  decreaseLabel: string
  increaseLabel: string
  value: number
  min?: number | undefined
  max?: number | undefined
  onChange: (value: number) => void
  /** Id of the text that explains the limit. */
  describedBy?: string | undefined
}

/** At a limit the button stays focusable, so that the focus is not lost when the limit is reached. */
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
