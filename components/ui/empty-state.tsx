import type { ReactNode } from 'react'
import { Icon } from './icon'
import type { IconName } from './icon-names'
import './empty-state.css'

type EmptyStateProps = {
  icon: IconName
  title: string
  text: string
  /** One button or link. */
  action?: ReactNode
}

/** Three empty picture frames, one sentence and one action. */
export function EmptyState({ icon, title, text, action }: EmptyStateProps) {
  return (
    <div className="flex flex-col items-center gap-2 py-6 text-center">
      <span className="empty" aria-hidden="true">
        <i />
        <i />
        <i>
          <Icon name={icon} size={40} />
        </i>
      </span>
      <h2>{title}</h2>
      <p className="max-w-prose text-balance text-muted">{text}</p>
      {action && <div className="mt-4">{action}</div>}
    </div>
  )
}
