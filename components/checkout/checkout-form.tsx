import type { Collector } from '@/domain/reservations/collector'
import type { ReservationFlow } from '@/domain/reservations/draft'
import type { BrowserMoney } from '@/lib/basket/browser-money'
import type { CheckoutSettings } from '@/lib/checkout/checkout-settings'
import { AgreeStep } from './agree-step'
import { BecomeMember } from './become-member'
import { CardForm } from './card-form'
import { ErrorSummary } from './error-summary'
import { GuestStep } from './guest-step'
import { HoldBar } from './hold-bar'
import { PayStep } from './pay-step'
import { SignInPanel } from './sign-in-panel'
import type { CheckoutBasket } from './use-checkout-basket'
import type { CheckoutFormParts } from './use-checkout-form'

interface CheckoutFormProps {
  /** Id of the form, for the submit button outside it. */
  id: string
  flow: ReservationFlow
  settings: CheckoutSettings
  basket: CheckoutBasket
  parts: CheckoutFormParts
  money: BrowserMoney
  collector: Collector
}

/** The three checkout steps, with the error summary above. */
export function CheckoutForm({ id, flow, settings, basket, parts, money, collector }: CheckoutFormProps) {
  const { locale, minimumPasswordLength } = settings
  const { visitor, becoming, agreements, attempts } = parts
  return (
    <div className="min-w-0">
      {flow === 'direct' && <HoldBar locale={locale} />}
      <ErrorSummary faults={parts.faults} attempts={attempts} />
      {visitor.isGuest && (
        <SignInPanel
          minimumPasswordLength={minimumPasswordLength}
          isNeeded={parts.needsSignIn}
          onSignedIn={visitor.signIn}
        />
      )}
      <form id={id} noValidate data-stored="" onSubmit={parts.submit}>
        <GuestStep parts={parts.guest} {...basket.needs} countries={settings.countries}>
          {visitor.isGuest && (
            <BecomeMember
              locale={locale}
              minimumPasswordLength={minimumPasswordLength}
              becoming={becoming}
              isMissing={attempts > 0 && !becoming.isWanted}
            />
          )}
        </GuestStep>
        <PayStep
          settings={settings}
          offered={basket.offered}
          terms={basket.terms}
          quote={basket.priced.quote}
          isFree={basket.isFree}
          collector={collector}
          offer={basket.instalments}
          money={money}
          cardFaults={parts.cardFaults}
          onCardTouched={parts.clearCardFault}
        />
        <AgreeStep
          locale={locale}
          contracts={basket.contracts}
          agreed={agreements.agreed}
          missing={parts.missing}
          onChange={agreements.change}
        />
      </form>
      <CardForm locale={locale} flow={flow} />
    </div>
  )
}
