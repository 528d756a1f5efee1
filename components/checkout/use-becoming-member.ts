import { useRef, useState } from 'react'
import type { GuestForm } from '@/domain/reservations/guest-rules'
import type { Locale } from '@/domain/shared/locales'
import type { ApiError } from '@/lib/api/result'
import { registerByBooking, registerMember } from '@/lib/auth/client-session'

/** What keeps an account from being made; the words stand in `checkout.become.errors`. */
export type BecomingFault = 'tooShort' | 'refused'

interface BecomingOptions {
  locale: Locale
  minimumPasswordLength: number
  /** Whether the box was ticked before. */
  initially: boolean
  onWanted: (value: boolean) => void
}

/**
 * 'Book and become a member' (decisions 8): the account is made from the lead guest's details right before the booking, for whoever ticks
 * the box. A password may be given at once; without one, a link in the mail sets it. It is kept nowhere but in the open form.
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
    /** Whether the account could be made as it stands; says beside the field what could not. */
    check(): boolean {
      const isShort = isWanted && password !== '' && password.length < minimumPasswordLength
      setFault(isShort ? 'tooShort' : null)
      return !isShort
    },
    /** Resolves to null once there is a member who is signed in, else to why there is none; pressed twice, it is done once. */
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
