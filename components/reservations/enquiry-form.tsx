'use client'

import { useRouter } from 'next/navigation'
import { useTranslations } from 'next-intl'
import { type FormEvent, useRef, useState } from 'react'
import { ErrorWords } from '@/components/basket/error-words'
import { useHydrated } from '@/components/member/use-hydrated'
import { Alert } from '@/components/ui/alert'
import { Button } from '@/components/ui/button'
import { Field } from '@/components/ui/field'
import { Input } from '@/components/ui/input'
import type { Locale } from '@/domain/shared/locales'
import { callOperator } from '@/lib/api/browser'
import { localePath } from '@/lib/i18n/locale-path'
import { getReservationPath } from '@/lib/paths'

/** Number and e-mail or surname. A wrong pair is told as an unknown number is, so that nobody learns which of the two it was. */
export function EnquiryForm({ locale }: { locale: Locale }) {
  const t = useTranslations('afterwards.enquiry')
  const router = useRouter()
  const isAlive = useHydrated()
  const [form, setForm] = useState({ bookingNumber: '', contact: '' })
  const [isTried, setTried] = useState(false)
  const [problem, setProblem] = useState<string | null>(null)
  const [isBusy, setBusy] = useState(false)
  const running = useRef(false)
  const number = form.bookingNumber.replace(/\s/g, '')
  const contact = form.contact.trim()
  const errorOf = (value: string) => (isTried && value === '' ? t('required') : undefined)

  const submit = async (event: FormEvent) => {
    event.preventDefault()
    setTried(true)
    setProblem(null)
    const empty = number === '' ? 'enquiry-number' : contact === '' ? 'enquiry-contact' : null
    if (empty) return document.getElementById(empty)?.focus()
    if (running.current) return
    running.current = true
    setBusy(true)
    const answer = await callOperator('enquireBooking', { bookingNumber: number, emailOrSurname: contact })
    running.current = false
    if (answer.ok) return router.push(localePath(locale, getReservationPath(answer.data.reference)))
    setBusy(false)
    setProblem(answer.error.code)
  }

  return (
    <form onSubmit={submit} noValidate className="grid gap-4" aria-busy={isBusy}>
      <div role="alert" className="empty:hidden">
        {problem !== null && (
          <Alert tone="bad">{problem === 'notFound' ? t('notFound') : <ErrorWords code={problem} />}</Alert>
        )}
      </div>
      <Field id="enquiry-number" label={t('number')} hint={t('numberHint')} error={errorOf(number)}>
        {(control) => (
          <Input
            {...control}
            icon="ticket"
            dir="ltr"
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
            maxLength={40}
            value={form.bookingNumber}
            onChange={({ currentTarget }) => setForm({ ...form, bookingNumber: currentTarget.value })}
          />
        )}
      </Field>
      <Field id="enquiry-contact" label={t('contact')} hint={t('contactHint')} error={errorOf(contact)}>
        {(control) => (
          <Input
            {...control}
            icon="user"
            autoComplete="email"
            autoCapitalize="none"
            spellCheck={false}
            maxLength={254}
            value={form.contact}
            onChange={({ currentTarget }) => setForm({ ...form, contact: currentTarget.value })}
          />
        )}
      </Field>
      <Button type="submit" size="large" wide icon="search" busy={isBusy} disabled={!isAlive}>
        {t('submit')}
      </Button>
    </form>
  )
}
