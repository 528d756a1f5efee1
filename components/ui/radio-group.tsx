import { type ReactNode, useId } from 'react'
import { cx } from './cx'
import { Icon } from './icon'

type RadioGroupProps = {
  legend: string
  /** Hides the legend visually; use it if a heading above says the same. */
  quiet?: boolean | undefined
  error?: string | undefined
  className?: string | undefined
  children: ReactNode
}

/** A fieldset of radio buttons or checkboxes with its legend. */
export function RadioGroup({ legend, quiet, error, className, children }: RadioGroupProps) {
  const about = useId()
  return (
    <fieldset className="field" aria-describedby={error ? about : undefined}>
      <legend className={cx('mb-1.5', quiet && 'sr-only')}>{legend}</legend>
      <div className={className}>{children}</div>
      {error && (
        <p className="error" id={about}>
          <Icon name="circle-alert" size={18} />
          <span>{error}</span>
        </p>
      )}
    </fieldset>
  )
}
