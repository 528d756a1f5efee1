import type { ReactNode } from 'react'
import { Icon } from '@/components/ui/icon'
import type { IconName } from '@/components/ui/icon-names'

interface FinderAskProps {
  /** Of the control. */
  id: string
  label: string
  icon: IconName
  /** The control, and what belongs to it. */
  children: ReactNode
}

/** One question of the finder, parted from the next by a hairline. */
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
