'use client'

import { type ComponentProps, useState } from 'react'
import { Icon } from './icon'
import { Input } from './input'

type PasswordInputProps = Omit<ComponentProps<'input'>, 'type'> & { showLabel: string; hideLabel: string }

/** A password field with a button that shows the input, which reduces typing errors on phones (WCAG 3.3.8). */
export function PasswordInput({ showLabel, hideLabel, ...rest }: PasswordInputProps) {
  const [shown, setShown] = useState(false)
  return (
    <Input
      {...rest}
      type={shown ? 'text' : 'password'}
      autoCapitalize="none"
      spellCheck={false}
      trail={
        <button
          type="button"
          className="-me-3 grid size-11 place-items-center rounded-input"
          aria-label={shown ? hideLabel : showLabel}
          onClick={() => setShown(!shown)}
        >
          <Icon name={shown ? 'eye-off' : 'eye'} />
        </button>
      }
    />
  )
}
