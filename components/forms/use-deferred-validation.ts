import { useMemo, useState } from 'react'
import { type FieldValues, type UseFormProps, type UseFormRegister, type UseFormReturn, useForm } from 'react-hook-form'
import { afterPaint } from '@/components/ui/after-paint'

/** What is said of a field that is left moves what stands below it: not from under the press that left it, which would be lost. */
async function afterClick(): Promise<void> {
  if (document.querySelector(':active')) await new Promise((go) => addEventListener('mouseup', go, { once: true }))
  // The click comes with the same turn.
  await new Promise((go) => setTimeout(go))
}

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
        if (!typed.has(name) && !getValues(name)) return
        await afterClick()
        await field.onBlur(event)
      },
    }
  }
}

/** The first wrong field as they stand on the page; one that is not shown takes no focus. */
function focusFirstWrong(form: Element): void {
  for (const field of form.querySelectorAll<HTMLElement>('[aria-invalid=true], [data-invalid]')) {
    field.focus()
    if (document.activeElement === field) return
  }
}

/** Once the faults stand beside their fields: the library goes by the order in which fields were registered, which is not the page's. */
function withFocus<Values extends FieldValues>({
  handleSubmit,
}: UseFormReturn<Values>): UseFormReturn<Values>['handleSubmit'] {
  return (onValid, onInvalid) =>
    handleSubmit(onValid, async (errors, event) => {
      await onInvalid?.(errors, event)
      const form: unknown = event?.target
      if (form instanceof Element) void afterPaint().then(() => focusFirstWrong(form))
    })
}

/**
 * A form that says what is wrong with a field once it is left with something typed into it, then at every letter; else when it is sent, and
 * then the first wrong field gets the focus.
 */
export function useDeferredValidation<Values extends FieldValues>({
  shouldFocusError = true,
  ...options
}: Omit<UseFormProps<Values>, 'mode'>): UseFormReturn<Values> {
  const form = useForm<Values>({ ...options, mode: 'onTouched', shouldFocusError: false })
  const [register] = useState(() => waitForWords(form))
  const [handleSubmit] = useState(() => (shouldFocusError ? withFocus(form) : form.handleSubmit))
  const { formState } = form
  return useMemo(() => ({ ...form, formState, register, handleSubmit }), [form, formState, register, handleSubmit])
}
