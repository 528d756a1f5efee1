import { type FormEvent, useState } from 'react'
import type { ReservationFlow } from '@/domain/reservations/draft'
import type { GuestForm } from '@/domain/reservations/guest-rules'
import type { ApiError } from '@/lib/api/result'
import { buildOrder } from '@/lib/checkout/build-order'
import { type CardFault, type CardField, findCardFaults } from '@/lib/checkout/card'
import type { CheckoutSettings } from '@/lib/checkout/checkout-settings'
import { isHoldOver } from '@/lib/checkout/hold'
import type { Payer } from '@/lib/checkout/payer'
import { useShopDispatch } from '@/store/hooks'
import { draftUpdated } from '@/store/modules/reservations'
import { readCardField } from './card-form'
import { useAgreements } from './use-agreements'
import { useBecomingMember } from './use-becoming-member'
import { useBooking } from './use-booking'
import type { CheckoutBasket } from './use-checkout-basket'
import { useFormFaults } from './use-form-faults'
import { useGuestForm } from './use-guest-form'
import { useVisitor } from './use-visitor'

interface Options {
  flow: ReservationFlow
  settings: CheckoutSettings
  payer: Payer
  basket: CheckoutBasket
}

/** State of the checkout form: guest, contracts, account and card errors, and the submission of the booking. */
export function useCheckoutForm({ flow, settings, payer, basket }: Options) {
  const { locale, minimumPasswordLength } = settings
  const { draft, hold, money, terms, priced, isFree, isRented, contracts, needs } = basket
  const dispatch = useShopDispatch()
  const guest = useGuestForm({ flow, payer, timeZone: settings.timeZone, ...needs })
  const visitor = useVisitor(payer)
  const agreements = useAgreements({
    contracts,
    initially: guest.initial.agreed,
    onChange: (agreed) => guest.keepTicked({ agreed }),
  })
  const becoming = useBecomingMember({
    locale,
    minimumPasswordLength,
    initially: guest.initial.becomesMember,
    onWanted: (becomesMember) => guest.keepTicked({ becomesMember }),
  })
  const [cardFaults, setCardFaults] = useState<Partial<Record<CardField, CardFault>>>({})
  const [attempts, setAttempts] = useState(0)
  const [refusal, setRefusal] = useState<string | null>(null)
  const missing = attempts > 0 ? agreements.open : []
  const faults = useFormFaults({
    form: guest.form,
    isGuest: visitor.isGuest && attempts > 0,
    becoming,
    minimumPasswordLength,
    cardFaults,
    missing,
    refusal,
  })
  const countTry = () => setAttempts((count) => count + 1)

  const onRefused = (error: ApiError) => {
    for (const [path] of Object.entries(error.fields ?? {})) {
      const name = path.replace(/^(guest|hotel)\./, '') as keyof GuestForm
      if (name in guest.form.getValues())
        guest.form.setError(name, { message: name === 'phone' ? 'phone' : 'required' })
    }
    if (error.code === 'unauthenticated') visitor.expire()
    else setRefusal(error.code)
    if (error.code === 'couponInvalid') dispatch(draftUpdated({ flow, patch: { couponCode: null } }))
    countTry()
    priced.retry()
  }
  const booking = useBooking({ locale, flow, hold: flow === 'direct' ? draft.hold : null, onRefused })

  const send = (values: GuestForm) => {
    const { quote: seen } = priced
    if (!seen || !money) return
    const { method, quoteTerms, instalments } = terms
    const { currency } = money
    const order = buildOrder({ locale, draft, hold, guest: values, seen, currency, method, quoteTerms, isRented })
    void booking.book({ order, instalments })
  }

  /** Creates the account that the booking requires. Returns false on failure; the error is shown at its field. */
  const becomeMember = async (values: GuestForm): Promise<boolean> => {
    if (!visitor.isGuest) return true
    const error = await becoming.join(values)
    if (error?.code === 'inProgress') return false
    if (error === null) {
      visitor.signIn()
      return true
    }
    if (error.code === 'emailhata') guest.form.setError('email', { message: 'taken' })
    else if (error.fields?.password === undefined) setRefusal(error.code)
    countTry()
    return false
  }

  const submit = async (event: FormEvent) => {
    event.preventDefault()
    setRefusal(null)
    const isCardAsked = terms.method === 'card' && !settings.isCardHosted && !isFree
    const card = isCardAsked ? findCardFaults(readCardField, Date.now()) : {}
    setCardFaults(card)
    // An expired hold stops the booking: the guest must take a new hold first.
    const isExpired = flow === 'direct' && isHoldOver(draft.hold, Date.now())
    if (isExpired) setRefusal('holdExpired')
    const isComplete =
      !isExpired &&
      becoming.check() &&
      (!visitor.isGuest || becoming.isWanted) &&
      Object.keys(card).length === 0 &&
      agreements.open.length === 0
    let isSent = false
    await guest.form.handleSubmit(async (values) => {
      if (!isComplete) return
      isSent = true
      if (await becomeMember(values)) send(values)
    })()
    if (!isSent) countTry()
  }

  return {
    guest,
    visitor,
    agreements,
    becoming,
    booking,
    cardFaults,
    clearCardFault: (field: CardField) => setCardFaults(({ [field]: _, ...others }) => others),
    faults,
    missing,
    attempts,
    /** The session has ended, or the email address belongs to a member: the guest must sign in. */
    needsSignIn: visitor.hasExpired || guest.form.formState.errors.email?.message === 'taken',
    isBusy: booking.isBusy || becoming.isBusy,
    submit,
  }
}

export type CheckoutFormParts = ReturnType<typeof useCheckoutForm>
