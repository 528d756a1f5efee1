import type { ReactNode } from 'react'
import { Icon } from '@/components/ui/icon'
import type { IconName } from '@/components/ui/icon-names'

interface FinderAskProps {
  /** Id of the control. */
  id: string
  label: string
  icon: IconName
  /** The control and its additions. */
  children: ReactNode
}

/** One question of the finder, separated from the next by a thin line. */
export function FinderAsk({ id, label, icon, children }: FinderAskProps) {
  return (
    <label className="ask" htmlFor={id}>
      <small>{label}</small>
      <span>
        <Icon name={icon} />
        {children}
      </span>
    </label>
  )
}
