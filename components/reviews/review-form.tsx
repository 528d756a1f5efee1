import { useRouter } from 'next/navigation'
import { useTranslations } from 'next-intl'
import { type FormEvent, useState } from 'react'
import { DayField } from '@/components/calendar/day-field'
import { useDayTexts } from '@/components/calendar/use-day-texts'
import { FormProblem } from '@/components/forms/form-problem'
import { useFormTexts } from '@/components/forms/use-form-texts'
import { Alert } from '@/components/ui/alert'
import { Button } from '@/components/ui/button'
import { Field } from '@/components/ui/field'
import { Input } from '@/components/ui/input'
import { TextArea } from '@/components/ui/text-area'
import { capitalise, formatDay } from '@/domain/dates/day-words'
import { callOperator } from '@/lib/api/browser'
import {
  EMPTY_REVIEW,
  findReviewFaults,
  type ReviewFaults,
  type ReviewValues,
} from '@/lib/catalogue/product/review-values'
import type { ReviewDialogProps } from './review-dialog'
import { StarChoice } from './star-choice'

type ReviewFormProps = Pick<ReviewDialogProps, 'productId' | 'locale' | 'isGuest' | 'onClose'>

const DAY_ID = 'travelled-on'
const ORDER = ['score', 'text', 'author', 'email', 'travelledOn'] as const

const todayHere = (): string => {
  const now = new Date()
  return new Date(now.getTime() - now.getTimezoneOffset() * 60_000).toISOString().slice(0, 10)
}

/** Rating, text and, for a guest, a name. A confirmation replaces the form after it is sent. */
export function ReviewForm({ productId, locale, isGuest, onClose }: ReviewFormProps) {
  const t = useTranslations('feedback.reviews')
  const router = useRouter()
  const { codeText, fieldText } = useFormTexts(0, { inFuture: t('inFuture'), tooLong: t('tooLong') })
  const days = useDayTexts()
  const [values, setValues] = useState<ReviewValues>(EMPTY_REVIEW)
  const [faults, setFaults] = useState<ReviewFaults>({})
  const [problem, setProblem] = useState<string | null>(null)
  const [isBusy, setBusy] = useState(false)
  const [isDone, setDone] = useState(false)
  const change = (changes: Partial<ReviewValues>) => setValues((known) => ({ ...known, ...changes }))
  const box = (name: 'text' | 'author' | 'email') => ({
    name,
    value: values[name],
    onChange: ({ target }: { target: { value: string } }) => change({ [name]: target.value }),
  })

  const send = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (isBusy) return
    const form = event.currentTarget
    const found = findReviewFaults(values, isGuest, todayHere())
    setFaults(found)
    const first = ORDER.find((name) => found[name])
    if (first)
      return form.querySelector<HTMLElement>(first === 'travelledOn' ? `#${DAY_ID}` : `[name="${first}"]`)?.focus()
    setProblem(null)
    setBusy(true)
    const result = await callOperator('writeReview', {
      productId,
      locale,
      score: values.score,
      text: values.text.trim(),
      author: isGuest ? values.author.trim() : null,
      email: isGuest ? values.email.trim() : null,
      travelledOn: values.travelledOn || null,
    })
    setBusy(false)
    if (!result.ok) return setProblem(result.error.code)
    setDone(true)
    router.refresh()
  }

  if (isDone) {
    return (
      <Alert tone="ok" role="status" title={t('thanks')}>
        <p>{t('thanksText')}</p>
        <Button tone="secondary" size="small" className="mt-3" onClick={onClose}>
          {t('close')}
        </Button>
      </Alert>
    )
  }
  return (
    <form onSubmit={send} noValidate className="grid gap-5">
      <StarChoice value={values.score} error={fieldText(faults.score)} onChange={(score) => change({ score })} />
      <Field label={t('text')} hint={t('textHint')} error={fieldText(faults.text)}>
        {(control) => <TextArea {...control} {...box('text')} rows={5} required />}
      </Field>
      {isGuest && (
        <div className="grid gap-4 sm:grid-cols-2">
          <Field label={t('author')} error={fieldText(faults.author)}>
            {(control) => <Input {...control} {...box('author')} autoComplete="given-name" required />}
          </Field>
          <Field label={t('email')} hint={t('emailHint')} error={fieldText(faults.email)}>
            {(control) => (
              <Input {...control} {...box('email')} type="email" inputMode="email" autoComplete="email" required />
            )}
          </Field>
        </div>
      )}
      <Field id={DAY_ID} label={t('travelledOn')} note={t('optional')} error={fieldText(faults.travelledOn)}>
        {(control) => (
          <DayField
            {...control}
            name="travelledOn"
            label={t('travelledOn')}
            value={values.travelledOn}
            words={values.travelledOn && capitalise(formatDay(values.travelledOn, locale), locale)}
            onDay={(travelledOn) => change({ travelledOn })}
            locale={locale}
            texts={days}
            isPast
            isFramed
          />
        )}
      </Field>
      <FormProblem text={problem && codeText(problem)} />
      <div>
        <Button type="submit" busy={isBusy} icon="send">
          {t('send')}
        </Button>
      </div>
    </form>
  )
}
