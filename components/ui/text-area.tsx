import type { ComponentProps } from 'react'
import { cx } from './cx'

export function TextArea({ className, rows = 3, ...rest }: ComponentProps<'textarea'>) {
  return <textarea {...rest} rows={rows} className={cx('input', className)} />
}
