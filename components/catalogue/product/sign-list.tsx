import { cx } from '@/components/ui/cx'
import { Icon } from '@/components/ui/icon'
import type { IconName } from '@/components/ui/icon-names'

interface SignListProps {
  items: readonly string[]
  icon: IconName
  /** Colour of the icon. */
  tone?: 'yes' | 'no' | undefined
  label?: string | undefined
  className?: string | undefined
}

/** List of short lines, each with the same icon. */
export function SignList({ items, icon, tone, label, className }: SignListProps) {
  if (items.length === 0) return null
  return (
    <ul className={cx('signs', tone && `signs-${tone}`, className)} aria-label={label}>
      {items.map((item) => (
        <li key={item}>
          <Icon name={icon} />
          <span>{item}</span>
        </li>
      ))}
    </ul>
  )
}
