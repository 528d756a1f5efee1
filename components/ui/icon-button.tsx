import type { ComponentProps } from 'react'
import { cx } from './cx'
import { Icon } from './icon'
import type { IconName } from './icon-names'

type IconButtonProps = Omit<ComponentProps<'button'>, 'children' | 'aria-label'> & {
  icon: IconName
  /** What it does, for whoever does not see the sign. */
  label: string
  flip?: boolean | undefined
  full?: boolean | undefined
}

/** Round, 40 px, and 44 to the finger. One that is disabled keeps its focus: it became so under the key that pressed it. */
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
