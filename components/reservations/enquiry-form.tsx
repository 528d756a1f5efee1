'use client'

import { useTranslations } from 'next-intl'
import { type FormEvent, useRef, useState } from 'react'
import { useHydrated } from '@/components/forms/use-hydrated'
import { ErrorWords } from '@/components/islands/error-words'
import { Alert } from '@/components/ui/alert'
import { Button } from '@/components/ui/button'
import { Field } from '@/components/ui/field'
import { Input } from '@/components/ui/input'
import type { BookingState } from '@/domain/reservations/guest-schema'
import type { Locale } from '@/domain/shared/locales'
import { callOperator } from '@/lib/api/browser'
import { FoundBooking } from './found-booking'

interface EnquiryFormProps {
  locale: Locale
  /** Booking number from the URL; may be empty. */
  bookingNumber: string
}

/**
 * Booking number and e-mail or surname, then the state of the booking. A wrong pair gives the same error as an unknown
 * number, so that the form does not reveal which of the two was wrong.
 */
export function EnquiryForm({ locale, bookingNumber }: EnquiryFormProps) {
  const t = useTranslations('afterwards.enquiry')
  const isHydrated = useHydrated()
  const [form, setForm] = useState({ bookingNumber, contact: '' })
  const [found, setFound] = useState<BookingState | null>(null)
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
    setBusy(false)
    if (answer.ok) setFound(answer.data)
    else setProblem(answer.error.code)
  }

  if (found) {
    return (
      <FoundBooking locale={locale} state={found} emailOrSurname={contact}>
        <button type="button" className="link min-h-11 justify-self-start text-sm" onClick={() => setFound(null)}>
          {t('again')}
        </button>
      </FoundBooking>
    )
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
      <Button type="submit" size="large" wide icon="search" busy={isBusy} disabled={!isHydrated}>
        {t('submit')}
      </Button>
    </form>
  )
}
