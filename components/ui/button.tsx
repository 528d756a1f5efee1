import type { ComponentProps, MouseEvent } from 'react'
import { type ButtonLook, buildButtonClass } from './button-class'
import { Icon } from './icon'
import type { IconName } from './icon-names'
import { Spinner } from './spinner'

type ButtonProps = ComponentProps<'button'> &
  ButtonLook & {
    icon?: IconName | undefined
    /** The action is in progress: the button keeps its width and focus, and ignores clicks. */
    busy?: boolean | undefined
    /** The missing input. If set, it replaces the label and the button is disabled. */
    missing?: string | undefined
  }

const swallow = (event: MouseEvent) => event.preventDefault()

export function Button(props: ButtonProps) {
  const {
    tone,
    size,
    wide,
    className,
    icon,
    busy,
    missing,
    disabled,
    onClick,
    children,
    type = 'button',
    ...rest
  } = props
  return (
    <button
      {...rest}
      type={type}
      className={buildButtonClass({ tone, size, wide, className })}
      disabled={disabled || missing !== undefined}
      aria-busy={busy || undefined}
      aria-disabled={busy || undefined}
      onClick={busy ? swallow : onClick}
      data-icon={icon && !missing ? '' : undefined}
    >
      {busy ? <Spinner /> : icon && !missing && <Icon name={icon} />}
      <span>{missing ?? children}</span>
    </button>
  )
}
