import { zodResolver } from '@hookform/resolvers/zod'
import { useEffect, useMemo, useRef, useState } from 'react'
import { useDeferredValidation } from '@/components/forms/use-deferred-validation'
import { formatDate } from '@/domain/dates/plain-date'
import { toLocal } from '@/domain/dates/zone'
import type { ReservationFlow } from '@/domain/reservations/draft'
import {
  buildGuestSchema,
  EMPTY_GUEST_FORM,
  GUEST_FIELDS,
  type GuestField,
  type GuestForm,
} from '@/domain/reservations/guest-rules'
import type { Payer } from '@/lib/checkout/payer'
import { useShop } from '@/store/hooks'
import { findTyped } from '@/store/typed'
import { useStoredInput } from './use-stored-input'

function toFilled(payer: Payer): Partial<GuestForm> {
  if (payer.state !== 'member') return {}
  const { firstName, lastName, email, phone, birthDate, address, city, country } = payer.member
  return {
    firstName,
    lastName,
    email,
    phone: phone ?? '',
    birthDate: birthDate ? formatDate(birthDate) : '',
    address: address ?? '',
    city: city ?? '',
    country: country ?? '',
  }
}

interface GuestFormOptions {
  flow: ReservationFlow
  payer: Payer
  timeZone: string
  /** Villas, yachts and cars require a passport. */
  needsIdentity: boolean
  /** City and country are required, for a card that is not an agency's. */
  needsPlace: boolean
}

/**
 * Form of the lead guest. Initial values come from the stored input, else from the member's details. Every change is
 * stored.
 */
export function useGuestForm({ flow, payer, timeZone, needsIdentity, needsPlace }: GuestFormOptions) {
  const schema = useMemo(
    () => buildGuestSchema({ today: toLocal(Date.now(), timeZone).date, needsIdentity, needsPlace }),
    [timeZone, needsIdentity, needsPlace],
  )
  const reservations = useShop((state) => state.reservations)
  // The stored input is read once; afterwards the form holds the current values.
  const [draft] = useState(() => findTyped(reservations, flow, Date.now()))
  const storeInput = useStoredInput(flow)
  const form = useDeferredValidation<GuestForm>({
    resolver: zodResolver(schema),
    // The error summary takes the focus, not the first invalid field.
    shouldFocusError: false,
    defaultValues: { ...EMPTY_GUEST_FORM, ...toFilled(payer), ...draft?.guest },
  })
  const initial = { agreed: draft?.agreed ?? false, becomesMember: draft?.becomesMember ?? false }
  const ticked = useRef(initial)

  // After a sign-in at the checkout, empty fields are filled from the member's details; typed values are kept.
  const { getValues, getFieldState, setValue } = form
  useEffect(() => {
    for (const [name, value] of Object.entries(toFilled(payer)) as [GuestField, string][]) {
      if (value === '' || getValues(name) !== '') continue
      setValue(name, value, { shouldValidate: getFieldState(name).invalid })
    }
  }, [payer, getValues, getFieldState, setValue])

  const keep = () => {
    const values = form.getValues()
    const guest = Object.fromEntries(GUEST_FIELDS.map((name) => [name, values[name]])) as unknown as GuestForm
    storeInput({ guest, ...ticked.current })
  }

  return {
    form,
    /** Stored state of the checkboxes. */
    initial,
    /** Called on every keystroke, so that a reload loses nothing. */
    keep,
    keepTicked(change: Partial<typeof initial>) {
      Object.assign(ticked.current, change)
      keep()
    },
  }
}

export type GuestFormParts = ReturnType<typeof useGuestForm>
