import { useTranslations } from 'next-intl'
import { type FormEvent, useState } from 'react'
import { FormProblem } from '@/components/forms/form-problem'
import { useFormTexts } from '@/components/forms/use-form-texts'
import { Alert } from '@/components/ui/alert'
import { Button } from '@/components/ui/button'
import { Dialog } from '@/components/ui/dialog'
import { Field } from '@/components/ui/field'
import { Input } from '@/components/ui/input'
import { formatDate, isPlainDate } from '@/domain/dates/plain-date'
import type { Locale } from '@/domain/shared/locales'
import { callOperator } from '@/lib/api/browser'
import type { NoticeWish } from '@/lib/catalogue/product/notice-signal'
import { FeedbackWords } from './feedback-words'

export interface NoticeDialogProps {
  productId: number
  locale: Locale
  title: string
  /** Null while the dialog is closed. */
  wish: NoticeWish | null
  onClose: () => void
}

const EMAIL = /^[^\s@]+@[^\s@]+\.[^\s@]{2,}$/

function Content({ productId, locale, title, wish, onClose }: NoticeDialogProps) {
  const t = useTranslations('feedback.notice')
  const { codeText, fieldText } = useFormTexts(0)
  const [email, setEmail] = useState('')
  const [fault, setFault] = useState<string | null>(null)
  const [problem, setProblem] = useState<string | null>(null)
  const [isBusy, setBusy] = useState(false)
  const [isDone, setDone] = useState(false)
  const date = wish?.date ?? null

  const close = () => {
    setDone(false)
    onClose()
  }
  const send = async (event: FormEvent) => {
    event.preventDefault()
    if (isBusy || !wish) return
    const address = email.trim()
    if (!EMAIL.test(address)) return setFault(address === '' ? 'required' : 'email')
    setFault(null)
    setProblem(null)
    setBusy(true)
    const { people } = wish
    const result = await callOperator('notifyMe', { productId, locale, email: address, dateFrom: date, people })
    setBusy(false)
    if (result.ok) setDone(true)
    else setProblem(result.error.code)
  }

  return (
    <Dialog open={wish !== null} onClose={close} title={t('title')} closeLabel={t('close')} lead={title}>
      {isDone ? (
        <Alert tone="ok" role="status" title={t('done')}>
          {t('doneText', { email: email.trim() })}
        </Alert>
      ) : (
        <form onSubmit={send} noValidate className="grid gap-4">
          <p>{date !== null && isPlainDate(date) ? t('textDay', { day: formatDate(date) }) : t('text')}</p>
          <FormProblem text={problem && codeText(problem)} />
          <Field label={t('email')} error={fieldText(fault ?? undefined)}>
            {(control) => (
              <Input
                {...control}
                type="email"
                inputMode="email"
                autoComplete="email"
                value={email}
                onChange={({ target }) => setEmail(target.value)}
                required
              />
            )}
          </Field>
          <div>
            <Button type="submit" busy={isBusy} icon="bell">
              {t('send')}
            </Button>
          </div>
        </form>
      )}
    </Dialog>
  )
}

/** Requests a single email for when a full day becomes available again. */
export function NoticeDialog(props: NoticeDialogProps) {
  return (
    <FeedbackWords locale={props.locale}>
      <Content {...props} />
    </FeedbackWords>
  )
}
