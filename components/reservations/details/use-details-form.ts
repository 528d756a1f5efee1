import { zodResolver } from '@hookform/resolvers/zod'
import { useRouter } from 'next/navigation'
import { useTranslations } from 'next-intl'
import { type FormEvent, useMemo, useRef, useState } from 'react'
import { openLogin } from '@/components/auth/open-login'
import { useDeferredValidation } from '@/components/forms/use-deferred-validation'
import { notifyText } from '@/components/toasts/notify-undo'
import { afterPaint } from '@/components/ui/after-paint'
import { toLocal } from '@/domain/dates/zone'
import type { DetailsState } from '@/domain/reservations/details'
import {
  buildDetailsSchema,
  type DetailsForm,
  type DetailsPath,
  mergeDetails,
  toDetailsChange,
  toDetailsForm,
  toDetailsPath,
} from '@/domain/reservations/details-form'
import type { ReservationDetails } from '@/domain/reservations/details-schema'
import { callOperator } from '@/lib/api/browser'
import type { ApiError } from '@/lib/api/result'
import { removeSavedVouchers } from '@/lib/vouchers/saved-vouchers'
import type { DetailsBooking } from './details-editor'

export const detailsFieldId = (path: DetailsPath): string => `details-${path.replaceAll('.', '-')}`

interface Options {
  booking: DetailsBooking
  details: ReservationDetails
  onSaved: () => void
}

/** What others stored meanwhile: fields that both have changed, with the stored text. Empty where what was typed touches none. */
export type Outdated = readonly [DetailsPath, string][]

export type ClosedState = Exclude<DetailsState, 'open'>

/** Why nothing can be changed any more, as the refusal says it. */
function readClosedState({ data }: ApiError): ClosedState {
  const state = (data as { detailsState?: unknown } | null | undefined)?.detailsState
  return state === 'cancelled' || state === 'ended' ? state : 'closed'
}

/** The details while they are typed. Nothing of it is lost by a failure, nor by what others change meanwhile. */
export function useDetailsForm({ booking, details: initial, onSaved }: Options) {
  const t = useTranslations('afterwards.details')
  const router = useRouter()
  const { reference, bookingNumber, timeZone, hasVoucher } = booking
  // A page that is refreshed meanwhile brings other details: what was typed is still compared with those that it began with.
  const [details, setDetails] = useState(initial)
  const { needsIdentity, needsPlace } = details
  const schema = useMemo(
    () =>
      buildDetailsSchema(
        { today: toLocal(Date.now(), timeZone).date, needsIdentity, needsPlace },
        toDetailsForm(details),
      ),
    [timeZone, needsIdentity, needsPlace, details],
  )
  const form = useDeferredValidation<DetailsForm>({
    resolver: zodResolver(schema),
    defaultValues: toDetailsForm(initial),
  })
  const { getValues, setError, setValue } = form
  const [problem, setProblem] = useState<string | null>(null)
  const [closed, setClosed] = useState<ClosedState | null>(null)
  const [outdated, setOutdated] = useState<Outdated | null>(null)
  const [isBusy, setBusy] = useState(false)
  const running = useRef(false)

  /** Takes over what others changed, keeps what was typed, and goes on from what is stored. */
  const takeOver = async () => {
    const answer = await callOperator('getDetails', { reference })
    if (!answer.ok) return setProblem(answer.error.code)
    const { taken, conflicts } = mergeDetails(toDetailsForm(details), getValues(), toDetailsForm(answer.data))
    for (const [path, text] of taken) setValue(path, text)
    setDetails(answer.data)
    setOutdated(conflicts)
  }

  const refused = async (error: ApiError, values: DetailsForm) => {
    if (error.code === 'unauthenticated') return openLogin({ onSignedIn: () => void send(values) })
    if (error.code === 'detailsOutdated') return takeOver()
    if (error.code === 'detailsClosed') return setClosed(readClosedState(error))
    const wrong = Object.entries(error.fields ?? {}).flatMap(([path, fault]) => {
      const own = toDetailsPath(path)
      return own ? [[own, fault] as const] : []
    })
    for (const [path, fault] of wrong) setError(path, { message: fault })
    const [first] = wrong
    if (first) void afterPaint().then(() => document.getElementById(detailsFieldId(first[0]))?.focus())
    else setProblem(error.code)
  }

  const send = async (values: DetailsForm) => {
    if (running.current) return
    running.current = true
    setBusy(true)
    setProblem(null)
    setClosed(null)
    setOutdated(null)
    const request = { reference, version: details.version, ...toDetailsChange(values, details) }
    const answer = await callOperator('changeDetails', request)
    if (answer.ok) {
      const isNamedAnew =
        answer.data.guest.firstName !== details.guest.firstName || answer.data.guest.lastName !== details.guest.lastName
      if (hasVoucher && isNamedAnew) await removeSavedVouchers(bookingNumber)
      onSaved()
      notifyText(t(hasVoucher && isNamedAnew ? 'reissued' : 'saved'), 'ok')
      router.refresh()
    } else await refused(answer.error, values)
    running.current = false
    setBusy(false)
  }

  const submit = form.handleSubmit(send)
  return {
    form,
    details,
    problem,
    closed,
    outdated,
    isBusy,
    submit: (event: FormEvent) => void submit(event),
  }
}
