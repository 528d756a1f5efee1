import type { ComponentProps } from 'react'
import { cx } from './cx'
import { Icon } from './icon'

/** The browser's own list: right on every phone, and with any keyboard. `className` dresses the frame. */
export function Select({ className, children, ...rest }: ComponentProps<'select'>) {
  return (
    <span className={cx('input select', className)}>
      <select {...rest}>{children}</select>
      <Icon name="chevron-down" size={18} />
    </span>
  )
}
