import type { ReactNode } from 'react'
import { cx } from './cx'
import { Icon } from './icon'
import type { IconName } from './icon-names'

export type AlertTone = 'info' | 'ok' | 'wait' | 'bad'

const icons: Record<AlertTone, IconName> = { info: 'info', ok: 'circle-check', wait: 'clock', bad: 'circle-alert' }

type AlertProps = {
  tone?: AlertTone | undefined
  icon?: IconName | undefined
  title?: string | undefined
  /** `alert` interrupts: for what went wrong just now. `status` waits: for what came right. Neither for what stands there from the start. */
  role?: 'alert' | 'status' | undefined
  id?: string | undefined
  className?: string | undefined
  children?: ReactNode
}

export function Alert({ tone = 'info', icon, title, role, id, className, children }: AlertProps) {
  return (
    <div className={cx('alert', tone !== 'info' && `alert-${tone}`, className)} role={role} id={id}>
      <Icon name={icon ?? icons[tone]} />
      <div className="min-w-0 flex-1">
        {title && <b className="block">{title}</b>}
        {children}
      </div>
    </div>
  )
}
