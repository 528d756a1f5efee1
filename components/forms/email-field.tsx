import type { ComponentProps } from 'react'
import { Field } from '@/components/ui/field'
import { Input } from '@/components/ui/input'

type EmailFieldProps = ComponentProps<'input'> & { label: string; error: string | undefined }

/** Email field of a sign-in form. */
export function EmailField({ label, error, ...rest }: EmailFieldProps) {
  return (
    <Field label={label} error={error}>
      {(control) => <Input {...control} {...rest} type="email" autoComplete="username" inputMode="email" required />}
    </Field>
  )
}
