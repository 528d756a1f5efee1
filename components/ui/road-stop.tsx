import type { ReactNode } from 'react'
import { cx } from './cx'
import { Icon } from './icon'
import type { IconName } from './icon-names'

type RoadStopProps = {
  title: ReactNode
  /** Formatted in the page's language; runs left to right in every language. */
  time?: string | undefined
  /** The first and last stop are filled and have an icon. */
  icon?: IconName | undefined
  children?: ReactNode
}

export function RoadStop({ title, time, icon, children }: RoadStopProps) {
  return (
    <li>
      <span className={cx('stop', icon && 'stop-end')} aria-hidden="true">
        {icon && <Icon name={icon} size={16} />}
      </span>
      {time && (
        <span className="block text-sm font-bold text-brand">
          <bdi dir="ltr">{time}</bdi>
        </span>
      )}
      <b className="block">{title}</b>
      {children}
    </li>
  )
}
