import { type ReactNode, useMemo, useState } from 'react'
import type { UseFormReturn } from 'react-hook-form'
import { applyFailure } from '@/components/forms/apply-failure'
import { FormProblem } from '@/components/forms/form-problem'
import { useDeferredValidation } from '@/components/forms/use-deferred-validation'
import { type FormTexts, useFormTexts } from '@/components/forms/use-form-texts'
import { useHydrated } from '@/components/forms/use-hydrated'
import { notify } from '@/components/toasts/notify'
import { Alert } from '@/components/ui/alert'
import { Button } from '@/components/ui/button'
import type { Provider } from '@/domain/member/account-schema'
import type { ApiResult } from '@/lib/api/result'
import { AUTH_MODES, type AuthMode, type AuthValues } from './auth-modes'
import { ProviderButtons } from './provider-buttons'

interface AuthFormProps<Mode extends AuthMode, Answer> {
  mode: Mode
  minimumPasswordLength?: number | undefined
  id?: string
  /** Return address of the form without scripts. */
  back?: string | undefined
  /** Hidden fields that the form sends without scripts. */
  hidden?: Record<string, string>
  /** Error code that the form returned with, without scripts. */
  error?: string | undefined
  isDone?: boolean
  /** Providers to sign in with; loaded by the form if the page does not pass them. */
  offered?: readonly Provider[] | undefined
  /** `busy` is the button label while the form is sent; `done` is shown above the form afterwards. */
  texts: { submit: string; busy?: string; done?: string; faults?: Readonly<Record<string, string>> }
  button?: { wide?: boolean; size?: 'large' }
  above?: ReactNode
  below?: ReactNode
  send: (values: AuthValues[Mode]) => Promise<ApiResult<Answer>>
  /** The button stays busy until the promise resolves. */
  onDone?: (answer: Answer) => void | Promise<void>
  children: (form: UseFormReturn<AuthValues[Mode]>, fieldText: FormTexts['fieldText']) => ReactNode
}

/**
 * Shared form for sign-in, registration and passwords, used in the dialog, on pages and at the checkout. Without
 * scripts the browser posts it and the page returns with `error`; with scripts it is validated field by field and sent
 * without a page load.
 */
export function AuthForm<Mode extends AuthMode, Answer>(props: AuthFormProps<Mode, Answer>) {
  const { mode, minimumPasswordLength = 0, id, back, hidden, offered, texts, button, above, below, children } = props
  const { action, buildResolver, fields, defaultValues, isEntrance, isEmptied } = AUTH_MODES[mode]
  const { codeText, fieldText } = useFormTexts(minimumPasswordLength, texts.faults)
  const [problem, setProblem] = useState(props.error ?? null)
  const [isDone, setDone] = useState(props.isDone ?? false)
  const hydrated = useHydrated()
  const resolver = useMemo(() => buildResolver(minimumPasswordLength), [buildResolver, minimumPasswordLength])
  const form = useDeferredValidation<AuthValues[Mode]>({ resolver, ...(defaultValues && { defaultValues }) })
  const { isSubmitting } = form.formState

  const fail = (code: string, shown: string | null) => {
    setProblem(shown)
    // `confirmationSent` is no failure: the address must be confirmed first.
    if (isEntrance && code !== 'confirmationSent') notify({ text: codeText(code), tone: 'bad' })
  }

  const submit = form.handleSubmit(async (values) => {
    setProblem(null)
    setDone(false)
    const result = await props.send(values)
    if (!result.ok) return fail(result.error.code, applyFailure(result.error, fields, form.setError))
    if (isEmptied) form.reset()
    setDone(true)
    await props.onDone?.(result.data)
  })

  const submitButton = (
    <Button type="submit" {...button} busy={isSubmitting}>
      {isSubmitting && texts.busy ? texts.busy : texts.submit}
    </Button>
  )
  return (
    <>
      <form
        {...(action !== null && { method: 'post', action })}
        onSubmit={submit}
        noValidate={hydrated || action === null}
        className="grid gap-4"
        id={id}
        aria-labelledby={id && `${id}-title`}
      >
        {above}
        <FormProblem text={problem && codeText(problem)} />
        {texts.done && (
          <div role="status" className="empty:absolute">
            {isDone && <Alert tone="ok">{texts.done}</Alert>}
          </div>
        )}
        {back && <input type="hidden" name="callbackUrl" value={back} />}
        {Object.entries(hidden ?? {}).map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
        {children(form, fieldText)}
        {button?.wide ? submitButton : <div>{submitButton}</div>}
        {below}
      </form>
      {isEntrance && <ProviderButtons back={back} offered={offered} />}
    </>
  )
}
