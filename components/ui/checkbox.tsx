import type { ComponentProps, ReactNode } from 'react'
import { cx } from './cx'

type CheckboxProps = Omit<ComponentProps<'input'>, 'type'> & {
  /** At the end of the row: a count, a price. */
  end?: ReactNode
}

/** A checkbox of 22 px whose whole row is clickable. */
export function Checkbox({ className, children, end, ...rest }: CheckboxProps) {
  return (
    <label className={cx('choice', className)}>
      <input {...rest} type="checkbox" className="chk" />
      <span>{children}</span>
      {end !== undefined && <span className="ms-auto text-sm text-muted">{end}</span>}
    </label>
  )
}
