import { useTranslations } from 'next-intl'
import { useEffect, useRef, useState } from 'react'
import { type FieldErrors, FormProvider, type Resolver } from 'react-hook-form'
import { useMemberHint } from '@/components/auth/use-member-hint'
import type { DayTexts } from '@/components/calendar/build-day-texts'
import { applyFailure } from '@/components/forms/apply-failure'
import { FormProblem } from '@/components/forms/form-problem'
import { useDeferredValidation } from '@/components/forms/use-deferred-validation'
import { Button } from '@/components/ui/button'
import { callOperator } from '@/lib/api/browser'
import { buildRandomKey } from '@/lib/checkout/random-key'
import { clearRequestDraft } from '@/lib/requests/request-draft'
import type { RequestSetup } from '@/lib/requests/request-options'
import { buildEmptyValues, findRequestFaults, type RequestValues } from '@/lib/requests/request-values'
import { sendRequest } from '@/lib/requests/send-request'
import type { UploadedDocument } from '@/lib/requests/upload-document'
import { DocumentField } from './document-field'
import { PersonFields } from './person-fields'
import { RequestThanks } from './request-thanks'
import { TradeFields } from './trade-fields'
import { useRequestTexts } from './use-request-texts'
import { useStoredRequest } from './use-stored-request'
import './request-form.css'

interface RequestFormProps {
  setup: RequestSetup
  days: DayTexts
  /** Days for which medical documents are kept after the request is closed. */
  documentDays: number
}

/** Server field names that differ from those of the form. */
const SERVER_NAMES: Readonly<Record<string, keyof RequestValues>> = { weddingDate: 'dateFrom' }

const todayHere = (): string => {
  const now = new Date()
  return new Date(now.getTime() - now.getTimezoneOffset() * 60_000).toISOString().slice(0, 10)
}

function buildResolver(kind: RequestSetup['kind']): Resolver<RequestValues> {
  return (values) => {
    const faults = Object.entries(findRequestFaults(kind, values, todayHere()))
    if (faults.length === 0) return { values, errors: {} }
    const errors = Object.fromEntries(faults.map(([name, message]) => [name, { type: 'check', message }]))
    return { values: {}, errors: errors as FieldErrors<RequestValues> }
  }
}

/** The form of a request. Sends it once, however often the button is clicked, then shows its number. */
export function RequestForm({ setup, days, documentDays }: RequestFormProps) {
  const { kind, product } = setup
  const t = useTranslations('requests')
  const { codeText } = useRequestTexts()
  const memberId = useMemberHint()
  const form = useDeferredValidation<RequestValues>({
    resolver: buildResolver(kind),
    defaultValues: buildEmptyValues(setup),
  })
  const { handleSubmit, setError, setValue, getValues, formState } = form
  const [documents, setDocuments] = useState<UploadedDocument[]>([])
  const [problem, setProblem] = useState<string | null>(null)
  const [thanks, setThanks] = useState<{ number: string; email: string } | null>(null)
  const attempt = useRef({ body: '', key: '' })

  useStoredRequest(setup, form)

  // Prefills a member's data; keeps fields that already contain input.
  useEffect(() => {
    if (memberId === null) return
    void callOperator('getMember', {}).then((result) => {
      if (!result.ok) return
      for (const name of ['firstName', 'lastName', 'email', 'phone'] as const) {
        const known = result.data[name]
        if (known && getValues(name) === '') setValue(name, known)
      }
    })
  }, [memberId, getValues, setValue])

  const submit = handleSubmit(async (values) => {
    setProblem(null)
    const tokens = documents.map(({ documentToken }) => documentToken)
    // A retry of the same request after a lost answer uses the same idempotency key.
    const body = JSON.stringify([values, tokens])
    if (attempt.current.body !== body) attempt.current = { body, key: buildRandomKey() }
    const result = await sendRequest(setup, values, tokens, attempt.current.key)
    if (result.ok) {
      clearRequestDraft(setup)
      return setThanks({ number: result.data.requestNumber, email: values.email.trim() })
    }
    const { error } = result
    if (error.code === 'documentUnknown') setDocuments([])
    const fields = Object.fromEntries(
      Object.entries(error.fields ?? {}).map(([name, code]) => [SERVER_NAMES[name] ?? name, code]),
    )
    const names = Object.keys(getValues()) as (keyof RequestValues)[]
    setProblem(applyFailure({ ...error, fields }, names, setError))
  })

  if (thanks) return <RequestThanks number={thanks.number} email={thanks.email} kind={kind} />
  return (
    <FormProvider {...form}>
      <form
        onSubmit={submit}
        noValidate
        data-stored={kind === 'health' ? undefined : ''}
        className="grid gap-5"
        aria-label={t(`title.${kind}`)}
      >
        {product && (
          <p className="font-semibold">
            <span className="text-muted">{t('about')}</span> {product.title}
          </p>
        )}
        <TradeFields setup={setup} days={days} />
        {kind === 'health' && <DocumentField days={documentDays} documents={documents} onChange={setDocuments} />}
        <PersonFields setup={setup} />
        <FormProblem text={problem && codeText(problem)} />
        <div>
          <Button
            type="submit"
            tone={kind === 'contact' ? 'primary' : 'buy'}
            size="large"
            icon="send"
            busy={formState.isSubmitting}
            className="max-sm:w-full"
          >
            {t(formState.isSubmitting ? 'sending' : kind === 'contact' ? 'sendMessage' : 'send')}
          </Button>
          {/* For the other kinds, the text above the form describes the answer. */}
          {kind !== 'contact' && (
            <p className="mt-3 text-sm text-muted">
              {kind === 'offer' && t('answer')} {t('nothing')}
            </p>
          )}
        </div>
      </form>
    </FormProvider>
  )
}
