import type { ComponentProps } from 'react'
import { cx } from './cx'
import { Icon } from './icon'
import type { IconName } from './icon-names'

type IconButtonProps = Omit<ComponentProps<'button'>, 'children' | 'aria-label'> & {
  icon: IconName
  /** The accessible name of the action. */
  label: string
  flip?: boolean | undefined
  full?: boolean | undefined
}

/**
 * A round button of 40 px, with a touch target of 44 px. When disabled it stays focusable, because it may have the
 * focus at that moment.
 */
export function IconButton(props: IconButtonProps) {
  const { icon, label, flip, full, className, disabled, onClick, type = 'button', ...rest } = props
  return (
    <button
      {...rest}
      type={type}
      className={cx('icb', className)}
      aria-label={label}
      aria-disabled={disabled}
      onClick={disabled ? undefined : onClick}
    >
      <Icon name={icon} flip={flip} full={full} />
    </button>
  )
}
