import { type ReactNode, useId } from 'react'
import { cx } from './cx'
import { Icon } from './icon'

/** Props for the control that associate it with its label, hint and error. */
export type FieldControl = {
  id: string
  'aria-describedby': string | undefined
  'aria-invalid': true | undefined
}

type FieldProps = {
  label: string
  /** Less prominent text beside the label: 'optional', 'needed for the villa'. */
  note?: string | undefined
  hint?: string | undefined
  /** One sentence that explains how to correct the input. */
  error?: string | undefined
  /** Announces the error to screen readers, for an error that appears while the focus is elsewhere. */
  isHeard?: boolean | undefined
  id?: string | undefined
  className?: string | undefined
  children: (control: FieldControl) => ReactNode
}

export function Field({ label, note, hint, error, isHeard, id, className, children }: FieldProps) {
  const own = useId()
  const control = id ?? own
  const about = `${control}-about`
  return (
    <div className={cx('field', className)}>
      <label htmlFor={control}>
        {label}
        {note && <span className="font-medium text-muted"> {note}</span>}
      </label>
      {children({
        id: control,
        'aria-describedby': error || hint ? about : undefined,
        'aria-invalid': error ? true : undefined,
      })}
      {error ? (
        <p className="error" id={about} role={isHeard ? 'alert' : undefined}>
          <Icon name="circle-alert" size={18} />
          <span>{error}</span>
        </p>
      ) : (
        hint && (
          <p className="hint" id={about}>
            {hint}
          </p>
        )
      )}
    </div>
  )
}
