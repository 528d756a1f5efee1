import type { ComponentProps, MouseEvent } from 'react'
import { type ButtonLook, buildButtonClass } from './button-class'
import { Icon } from './icon'
import type { IconName } from './icon-names'
import { Spinner } from './spinner'

type ButtonProps = ComponentProps<'button'> &
  ButtonLook & {
    icon?: IconName | undefined
    /** Under way: keeps its width and its focus, and cannot be pressed twice. */
    busy?: boolean | undefined
    /** What is missing. While it is set, it is the label, and the button is disabled. */
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
