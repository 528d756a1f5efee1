import { useRouter } from 'next/navigation'
import { useTranslations } from 'next-intl'
import { type FormEvent, useEffect, useState } from 'react'
import { CartEmpty } from '@/components/basket/cart-empty'
import { useBasketQuote } from '@/components/basket/use-basket-quote'
import { useMoney } from '@/components/money/use-money'
import type { Quote } from '@/domain/basket/schema'
import { toSelection } from '@/domain/basket/selection'
import { RENTED_KINDS } from '@/domain/reservations/agreements'
import { collectorOf } from '@/domain/reservations/collector'
import type { ReservationFlow } from '@/domain/reservations/draft'
import { type GuestForm, getGuestNeeds, hotelOf, toGuest } from '@/domain/reservations/guest-rules'
import { splitsPayments } from '@/domain/reservations/instalment-rules'
import type { PaymentMethod } from '@/domain/reservations/schema'
import type { ApiError } from '@/lib/api/result'
import { buildItemViews } from '@/lib/basket/basket-view'
import { type CardFault, type CardField, findCardFaults } from '@/lib/checkout/card'
import type { CheckoutSettings } from '@/lib/checkout/checkout-settings'
import { isHoldOver } from '@/lib/checkout/hold'
import { isNothingDue } from '@/lib/checkout/nothing-due'
import type { Payer } from '@/lib/checkout/payer'
import { useShop, useShopDispatch } from '@/store/hooks'
import { draftUpdated } from '@/store/modules/reservations'
import { AgreeStep, type Contract } from './agree-step'
import { BecomeMember } from './become-member'
import { CardForm, readCardField } from './card-form'
import { CheckoutBar } from './checkout-bar'
import { ErrorSummary } from './error-summary'
import { GuestStep } from './guest-step'
import { HoldBar } from './hold-bar'
import { NothingHeld } from './nothing-held'
import { PayButton } from './pay-button'
import { PayStep } from './pay-step'
import { PriceChangeDialog } from './price-change-dialog'
import { SignInPanel } from './sign-in-panel'
import { TripSummary } from './trip-summary'
import { useBecomingMember } from './use-becoming-member'
import { useBooking } from './use-booking'
import { useFormFaults } from './use-form-faults'
import { useGuestForm } from './use-guest-form'
import { useHashTarget } from './use-hash-target'
import { useInstalments } from './use-instalments'
import { usePaymentTerms } from './use-payment-terms'
import './checkout.css'

const FORM_ID = 'checkout-form'

interface CheckoutProps {
  flow: ReservationFlow
  settings: CheckoutSettings
  payer: Payer
}

/** Of the tenant's ways to pay those that the quote has for this basket; all of them while there is no quote. */
function offeredFor(methods: readonly PaymentMethod[], quote: Quote | null): readonly PaymentMethod[] {
  const offered = methods.filter((method) => quote?.paymentMethods?.includes(method) ?? true)
  return offered.length > 0 ? offered : methods
}

/** The till: who travels, how it is paid, agree and pay; on one page, with the trip beside it. */
export function Checkout({ flow, settings, payer }: CheckoutProps) {
  const { locale, timeZone } = settings
  const t = useTranslations('checkout')
  const router = useRouter()
  const dispatch = useShopDispatch()
  const draft = useShop((state) => state.reservations[flow])
  const { items } = draft
  const hold = flow === 'direct' ? draft.hold && { id: draft.hold.id, holdToken: draft.hold.holdToken } : null
  const money = useMoney(locale)
  const terms = usePaymentTerms(flow, settings.methods)
  const priced = useBasketQuote({ flow, locale, currency: money?.currency ?? null, terms: terms.quoteTerms, hold })
  const offered = offeredFor(settings.methods, priced.quote)
  const { method, setMethod } = terms
  useEffect(() => {
    const [first] = offered
    if (first && !offered.includes(method)) setMethod(first)
  })
  const isFree = priced.quote !== null && terms.method !== 'onArrival' && isNothingDue(priced.quote)
  const isRented = items.some(({ kind }) => RENTED_KINDS.includes(kind))
  const contracts: Contract[] = isRented ? ['distanceSales', 'rental'] : ['distanceSales']
  const needs = getGuestNeeds({
    kinds: items.map(({ kind }) => kind),
    paymentMethod: terms.method,
    isFree,
    isByAgency: payer.state === 'agency',
  })
  const guest = useGuestForm({ flow, payer, timeZone, ...needs })
  const [agreed, setAgreed] = useState({ distanceSales: guest.initial.agreed, rental: guest.initial.agreed })
  const [cardFaults, setCardFaults] = useState<Partial<Record<CardField, CardFault>>>({})
  const [tries, setTries] = useState(0)
  const [refusal, setRefusal] = useState<string | null>(null)
  // The page is made anew after a sign-in; until it is there, this says who is.
  const [hasSignedIn, setSignedIn] = useState(false)
  const [hasLapsed, setLapsed] = useState(false)
  const isGuest = hasLapsed || (payer.state === 'guest' && !hasSignedIn)
  const { minimumPasswordLength } = settings
  const becoming = useBecomingMember({
    locale,
    minimumPasswordLength,
    initially: guest.initial.becomesMember,
    onWanted: (becomesMember) => guest.keepTicked({ becomesMember }),
  })
  const isKnown = guest.form.formState.errors.email?.message === 'taken'
  const needsSignIn = hasLapsed || isKnown
  const missing = tries > 0 ? contracts.filter((contract) => !agreed[contract]) : []
  const faults = useFormFaults({
    form: guest.form,
    isGuest: isGuest && tries > 0,
    becoming,
    minimumPasswordLength,
    cardFaults,
    missing,
    refusal,
  })

  const onRefused = (error: ApiError) => {
    for (const [path] of Object.entries(error.fields ?? {})) {
      const name = path.replace(/^(guest|hotel)\./, '') as keyof GuestForm
      if (name in guest.form.getValues())
        guest.form.setError(name, { message: name === 'phone' ? 'phone' : 'required' })
    }
    if (error.code === 'unauthenticated') setLapsed(true)
    else setRefusal(error.code)
    if (error.code === 'couponInvalid') dispatch(draftUpdated({ flow, patch: { couponCode: null } }))
    setTries((count) => count + 1)
    priced.retry()
  }
  const booking = useBooking({ locale, flow, hold: flow === 'direct' ? draft.hold : null, onRefused })
  const offer = useInstalments(
    terms.method === 'card' && splitsPayments(settings.settlement) ? terms.bin : null,
    priced.quote?.fixed.totals.depositTotal ?? null,
  )

  useHashTarget(money !== null && items.length > 0)

  if (flow === 'direct' && (items.length === 0 || draft.id === null)) return <NothingHeld locale={locale} />
  if (!money || items.length === 0) return <CartEmpty locale={locale} />
  const views = buildItemViews(items, priced.asked, priced.quote)

  const send = (values: GuestForm) => {
    if (!priced.quote) return
    void booking.book({
      instalments: terms.instalments,
      order: {
        seen: priced.quote,
        agreed: null,
        basket: {
          locale,
          items: items.map(toSelection),
          couponCode: draft.couponCode,
          chosenCurrency: money.currency,
          ...terms.quoteTerms,
          hold,
        },
        request: {
          flow,
          hold,
          locale,
          guest: toGuest(values),
          hotel: hotelOf(values),
          note: values.note,
          paymentMethod: terms.method,
          paymentPlan: terms.plan,
          instalments: terms.instalments,
          distanceSalesAgreement: true,
          rentalAgreement: isRented,
          agencyId: draft.agencyId,
          subAgencyId: draft.subAgencyId,
        },
      },
    })
  }

  /** Makes the member that the booking needs; false leaves the form as it is, with what was wrong beside its field. */
  const becomeMember = async (values: GuestForm): Promise<boolean> => {
    if (!isGuest) return true
    const error = await becoming.join(values)
    if (error?.code === 'inProgress') return false
    if (error === null) {
      setSignedIn(true)
      setLapsed(false)
      router.refresh()
      return true
    }
    if (error.code === 'emailhata') guest.form.setError('email', { message: 'taken' })
    else if (error.fields?.password === undefined) setRefusal(error.code)
    setTries((count) => count + 1)
    return false
  }

  const submit = async (event: FormEvent) => {
    event.preventDefault()
    setRefusal(null)
    const isCardAsked = terms.method === 'card' && !settings.isCardHosted && !isFree
    const card = isCardAsked ? findCardFaults(readCardField, Date.now()) : {}
    setCardFaults(card)
    // The person decides what follows; nobody is booked without the places that were promised.
    const isLapsed = flow === 'direct' && isHoldOver(draft.hold, Date.now())
    if (isLapsed) setRefusal('holdExpired')
    const isComplete =
      !isLapsed &&
      becoming.check() &&
      (!isGuest || becoming.isWanted) &&
      Object.keys(card).length === 0 &&
      contracts.every((contract) => agreed[contract])
    let isSent = false
    await guest.form.handleSubmit(async (values) => {
      if (!isComplete) return
      isSent = true
      if (await becomeMember(values)) send(values)
    })()
    if (!isSent) setTries((count) => count + 1)
  }

  return (
    <div className="wrap pb-32 pt-8 desktop:pb-24 desktop:pt-10">
      <h1 className="mb-8">{t('title')}</h1>
      <div className="till">
        <div className="min-w-0">
          {flow === 'direct' && <HoldBar locale={locale} />}
          <ErrorSummary faults={faults} tries={tries} />
          {isGuest && (
            <SignInPanel
              minimumPasswordLength={minimumPasswordLength}
              isNeeded={needsSignIn}
              onSignedIn={() => {
                setSignedIn(true)
                setLapsed(false)
                router.refresh()
              }}
            />
          )}
          <form id={FORM_ID} noValidate data-kept="" onSubmit={submit}>
            <GuestStep parts={guest} {...needs} countries={settings.countries}>
              {isGuest && (
                <BecomeMember
                  locale={locale}
                  minimumPasswordLength={minimumPasswordLength}
                  becoming={becoming}
                  isMissing={tries > 0 && !becoming.isWanted}
                />
              )}
            </GuestStep>
            <PayStep
              settings={settings}
              offered={offered}
              terms={terms}
              quote={priced.quote}
              isFree={isFree}
              collector={collectorOf({ isBookedByAgency: payer.state === 'agency' })}
              offer={offer}
              money={money}
              cardFaults={cardFaults}
              onCardTouched={(field) => setCardFaults(({ [field]: _, ...others }) => others)}
            />
            <AgreeStep
              locale={locale}
              contracts={contracts}
              agreed={agreed}
              missing={missing}
              onChange={(contract, value) => {
                const next = { ...agreed, [contract]: value }
                setAgreed(next)
                guest.keepTicked({ agreed: contracts.every((name) => next[name]) })
              }}
            />
          </form>
          <CardForm locale={locale} flow={flow} />
        </div>
        <TripSummary flow={flow} views={views} priced={priced} method={terms.method} money={money} />
        <PayButton
          form={FORM_ID}
          settings={settings}
          views={views}
          priced={priced}
          method={terms.method}
          isFree={isFree}
          isBusy={booking.isBusy || becoming.isBusy}
          money={money}
        />
      </div>
      <CheckoutBar priced={priced} method={terms.method} money={money} />
      <PriceChangeDialog
        change={booking.change}
        currency={booking.change?.fresh.chosen.currency ?? money.currency}
        money={money}
        onAgree={booking.agree}
        onClose={() => {
          booking.dismiss()
          // The page says the new price too.
          priced.retry()
        }}
      />
    </div>
  )
}
