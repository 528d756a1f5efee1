import type { ReactNode } from 'react'
import { cx } from './cx'
import { Icon } from './icon'
import type { IconName } from './icon-names'

/** `buy` campaign, `ok` promise, `fact` fact, `wait` pending, `bad` conflict; `plain` is a label on a picture. */
export type BadgeTone = 'plain' | 'buy' | 'ok' | 'fact' | 'wait' | 'bad'

type BadgeProps = {
  tone?: BadgeTone | undefined
  icon?: IconName | undefined
  className?: string | undefined
  children: ReactNode
}

export function Badge({ tone = 'plain', icon, className, children }: BadgeProps) {
  return (
    <span className={cx('badge', tone !== 'plain' && `badge-${tone}`, className)}>
      {icon && <Icon name={icon} size={16} />}
      {children}
    </span>
  )
}
