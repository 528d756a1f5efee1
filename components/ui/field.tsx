import { type ReactNode, useId } from 'react'
import { cx } from './cx'
import { Icon } from './icon'

/** Goes onto the control: ties it to its label, hint and error. */
export type FieldControl = {
  id: string
  'aria-describedby': string | undefined
  'aria-invalid': true | undefined
}

type FieldProps = {
  label: string
  /** Beside the label, in a lower voice: 'optional', 'needed for the villa'. */
  note?: string | undefined
  hint?: string | undefined
  /** One sentence that says how to put it right. */
  error?: string | undefined
  /** The error comes while the focus stays elsewhere: it is read out. */
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
