import { useMemo, useState } from 'react'
import { type FieldValues, type UseFormProps, type UseFormRegister, type UseFormReturn, useForm } from 'react-hook-form'
import { afterPaint } from '@/components/ui/after-paint'

/**
 * Delays the error of a blurred field until the click that blurred it has ended. An error shifts the layout below it,
 * and the button would move away from under the pointer.
 */
async function afterClick(): Promise<void> {
  if (document.querySelector(':active')) await new Promise((go) => addEventListener('mouseup', go, { once: true }))
  // The click event follows `mouseup` in the same task.
  await new Promise((go) => setTimeout(go))
}

/** Ignores leaving an empty field in which nothing was typed: tabbing through a field is no error. */
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

/** Focuses the first invalid field in page order; skips fields that cannot take the focus. */
function focusFirstWrong(form: Element): void {
  for (const field of form.querySelectorAll<HTMLElement>('[aria-invalid=true], [data-invalid]')) {
    field.focus()
    if (document.activeElement === field) return
  }
}

/**
 * Moves the focus after the errors are rendered. The library itself would use the order of registration, which may
 * differ from the page order.
 */
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
 * Validates a field on leaving it once something was typed, then on every change. Validates all fields on submit and
 * focuses the first invalid one.
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
