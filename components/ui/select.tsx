import type { ComponentProps } from 'react'
import { cx } from './cx'
import { Icon } from './icon'

/** A native select. `className` applies to the frame. */
export function Select({ className, children, ...rest }: ComponentProps<'select'>) {
  return (
    <span className={cx('input select', className)}>
      <select {...rest}>{children}</select>
      <Icon name="chevron-down" size={18} />
    </span>
  )
}
