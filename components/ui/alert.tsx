import type { ReactNode } from 'react'
import { cx } from './cx'
import { Icon } from './icon'
import type { IconName } from './icon-names'

export type AlertTone = 'info' | 'ok' | 'wait' | 'bad'

const LOOKS: Record<AlertTone, { icon: IconName; ground?: string; sign?: string }> = {
  info: { icon: 'info' },
  ok: { icon: 'circle-check', ground: 'bg-success-soft', sign: 'text-success' },
  wait: { icon: 'clock', ground: 'bg-warning-soft', sign: 'text-warning' },
  bad: { icon: 'circle-alert', ground: 'alert-bad' },
}

type AlertProps = {
  tone?: AlertTone | undefined
  icon?: IconName | undefined
  title?: string | undefined
  /**
   * `alert` interrupts a screen reader: for an error that has just occurred. `status` waits: for a success message.
   * Omit the role for content that is present from the start.
   */
  role?: 'alert' | 'status' | undefined
  id?: string | undefined
  className?: string | undefined
  children?: ReactNode
}

export function Alert({ tone = 'info', icon, title, role, id, className, children }: AlertProps) {
  const look = LOOKS[tone]
  return (
    <div className={cx('alert', look.ground, className)} role={role} id={id}>
      <Icon name={icon ?? look.icon} className={look.sign} />
      <div className="min-w-0 flex-1">
        {title && <b className="block">{title}</b>}
        {children}
      </div>
    </div>
  )
}
