import { useRef, useState } from 'react'
import type { GuestForm } from '@/domain/reservations/guest-rules'
import type { Locale } from '@/domain/shared/locales'
import type { ApiError } from '@/lib/api/result'
import { registerByBooking, registerMember } from '@/lib/auth/client-session'

/** Reasons why an account cannot be created; the texts are in `checkout.become.errors`. */
export type BecomingFault = 'tooShort' | 'refused'

interface BecomingOptions {
  locale: Locale
  minimumPasswordLength: number
  /** Initial state of the checkbox. */
  initially: boolean
  onWanted: (value: boolean) => void
}

/**
 * 'Book and become a member' (decisions 8): if the box is ticked, an account is created from the lead guest's details
 * right before the booking. The password is optional; without one, the guest sets it through a link sent by mail. The
 * password is kept only in the open form.
 */
export function useBecomingMember({ locale, minimumPasswordLength, initially, onWanted }: BecomingOptions) {
  const [isWanted, setWanted] = useState(initially)
  const [password, setPassword] = useState('')
  const [fault, setFault] = useState<BecomingFault | null>(null)
  const [isBusy, setBusy] = useState(false)
  const running = useRef(false)

  const join = async ({ firstName, lastName, email, phone }: GuestForm): Promise<ApiError | null> => {
    const person = { firstName, lastName, email, privacyPolicy: true, locale }
    setBusy(true)
    const answer =
      password === ''
        ? await registerByBooking({ ...person, phone })
        : await registerMember({ ...person, password, passwordConfirmation: password })
    setBusy(false)
    if (answer.ok) return null
    if (answer.error.fields?.password !== undefined) setFault('refused')
    return answer.error
  }

  return {
    isWanted,
    password,
    fault,
    isBusy,
    setWanted(value: boolean) {
      setWanted(value)
      setFault(null)
      onWanted(value)
    },
    setPassword(value: string) {
      setPassword(value)
      setFault(null)
    },
    /** Validates the password. Returns false and sets `fault` if it is too short. */
    check(): boolean {
      const isShort = isWanted && password !== '' && password.length < minimumPasswordLength
      setFault(isShort ? 'tooShort' : null)
      return !isShort
    },
    /**
     * Creates the account and signs in. Resolves to null, or to the error of the API. A second call while one is
     * running resolves to `inProgress`.
     */
    async join(guest: GuestForm): Promise<ApiError | null> {
      if (running.current) return { code: 'inProgress', status: 409, message: 'pressed twice' }
      running.current = true
      const error = await join(guest)
      running.current = false
      return error
    },
  }
}

export type BecomingMember = ReturnType<typeof useBecomingMember>
