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

/** Fields that were changed both here and by others, with the stored value. Empty if the changes do not conflict. */
export type Outdated = readonly [DetailsPath, string][]

export type ClosedState = Exclude<DetailsState, 'open'>

/** Reads from a rejected change why the details can no longer be changed. */
function readClosedState({ data }: ApiError): ClosedState {
  const state = (data as { detailsState?: unknown } | null | undefined)?.detailsState
  return state === 'cancelled' || state === 'ended' ? state : 'closed'
}

/** The state of the details form. Neither an error nor a concurrent change by others loses input. */
export function useDetailsForm({ booking, details: initial, onSaved }: Options) {
  const t = useTranslations('afterwards.details')
  const router = useRouter()
  const { reference, bookingNumber, timeZone, hasVoucher } = booking
  // A page refresh can bring new details. The input is still compared with the details that the form started with.
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

  /** Merges the values stored by others, keeps the user's input, and continues from the stored version. */
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
