'use client'

import { useMemo, useState } from 'react'
import { type FieldValues, type UseFormProps, type UseFormRegister, type UseFormReturn, useForm } from 'react-hook-form'

/** Leaves out that a field was left while it is empty and nothing was ever typed into it: a key that passes by is no mistake. */
function waitForWords<Values extends FieldValues>({
  register,
  getValues,
}: UseFormReturn<Values>): UseFormRegister<Values> {
  const typed = new Set<string>()
  return (name, options) => {
    const field = register(name, options)
    return {
      ...field,
      onChange: (event) => {
        typed.add(name)
        return field.onChange(event)
      },
      onBlur: async (event) => {
        if (typed.has(name) || getValues(name)) await field.onBlur(event)
      },
    }
  }
}

/** A form that says what is wrong with a field once it is left with something typed into it, then at every letter; else when it is sent. */
export function usePatientForm<Values extends FieldValues>(
  options: Omit<UseFormProps<Values>, 'mode'>,
): UseFormReturn<Values> {
  const form = useForm<Values>({ ...options, mode: 'onTouched' })
  const [register] = useState(() => waitForWords(form))
  const { formState } = form
  return useMemo(() => ({ ...form, formState, register }), [form, formState, register])
}
