import type { ComponentProps, ReactNode } from 'react'
import { cx } from './cx'
import { Icon } from './icon'
import type { IconName } from './icon-names'

type InputProps = ComponentProps<'input'> & {
  icon?: IconName | undefined
  /** Before the text, such as a currency sign. */
  lead?: ReactNode
  /** After the text, such as a card brand or a button that shows the password. */
  trail?: ReactNode
}

export function Input({ icon, lead, trail, className, ...rest }: InputProps) {
  if (!icon && !lead && !trail) return <input {...rest} className={cx('input', className)} />
  return (
    <span className={cx('input', className)}>
      {icon && <Icon name={icon} />}
      {lead && <span className="text-muted">{lead}</span>}
      <input {...rest} />
      {trail}
    </span>
  )
}
