import type { ComponentProps } from 'react'
import { cx } from './cx'
import { Icon } from './icon'
import type { IconName } from './icon-names'

type ChipProps = ComponentProps<'button'> & {
  icon?: IconName | undefined
  /** Chosen or not; leave out for a chip that only acts. */
  selected?: boolean | undefined
  /** Shows the cross; pressing takes the choice away, and this says so to whoever does not see it. */
  removeLabel?: string | undefined
}

export function Chip({ icon, selected, removeLabel, className, children, type = 'button', ...rest }: ChipProps) {
  return (
    <button
      {...rest}
      type={type}
      className={cx('chip', removeLabel && 'chip-on', className)}
      aria-pressed={removeLabel ? undefined : selected}
    >
      {icon && <Icon name={icon} size={16} />}
      {children}
      {removeLabel && (
        <>
          <span className="sr-only">, {removeLabel}</span>
          <Icon name="x" size={16} />
        </>
      )}
    </button>
  )
}
