import { useTranslations } from 'next-intl'
import { RoadStep } from '@/components/ui/road-step'
import type { Quote } from '@/domain/basket/schema'
import type { Collector } from '@/domain/reservations/collector'
import type { Instalments, PaymentMethod } from '@/domain/reservations/schema'
import type { BrowserMoney } from '@/lib/basket/browser-money'
import type { CardFault, CardField } from '@/lib/checkout/card'
import type { CheckoutSettings } from '@/lib/checkout/checkout-settings'
import { CardFields } from './card-fields'
import { CardSafety } from './card-safety'
import { InstalmentList } from './instalment-list'
import { MethodChoice } from './method-choice'
import { PlanChoice } from './plan-choice'
import { TransferAccounts } from './transfer-accounts'
import type { PaymentTerms } from './use-payment-terms'

interface PayStepProps {
  settings: CheckoutSettings
  offered: readonly PaymentMethod[]
  terms: PaymentTerms
  /** The party that collects the traveller's payment. */
  collector: Collector
  quote: Quote | null
  /** Nothing is due at booking, so no payment method is asked for. */
  isFree: boolean
  offer: Instalments | null
  money: BrowserMoney
  cardFaults: Partial<Record<CardField, CardFault>>
  onCardTouched: (field: CardField) => void
}

/** Amount and method of the payment: card, transfer or on arrival. */
export function PayStep({
  settings,
  offered,
  terms,
  collector,
  quote,
  isFree,
  offer,
  money,
  cardFaults,
  onCardTouched,
}: PayStepProps) {
  const t = useTranslations('checkout.pay')
  const { method, plan } = terms
  return (
    <RoadStep number={2} title={t('title')} id="pay">
      <div className="mt-5 flex flex-col gap-4">
        {method !== 'onArrival' && quote && (
          <PlanChoice quote={quote} plan={plan} money={money} onChange={terms.setPlan} />
        )}
        {isFree && <p>{t('nothingDue')}</p>}
        <div hidden={isFree}>
          <MethodChoice
            settings={settings}
            offered={offered}
            method={method}
            collector={collector}
            onChange={terms.setMethod}
          />
        </div>
        {/* Hidden instead of unmounted: the typed card details must survive a switch to another method and back. */}
        <div hidden={isFree || method !== 'card'} className="mt-2">
          {!settings.isCardHosted && (
            <>
              <CardFields
                faults={cardFaults}
                hasThreeDSecureChoice={settings.hasThreeDSecureChoice}
                onBin={terms.setBin}
                onTouched={onCardTouched}
              />
              <InstalmentList
                offer={offer}
                settlement={settings.settlement}
                count={terms.instalments}
                money={money}
                onChange={terms.setInstalments}
              />
            </>
          )}
          <CardSafety isHosted={settings.isCardHosted} />
        </div>
        {method === 'bankTransfer' && !isFree && (
          <TransferAccounts accounts={settings.accounts} hours={settings.bankTransferHours} />
        )}
        {method === 'onArrival' && (
          <p className="text-sm text-muted">{t(collector === 'agency' ? 'onAccount' : 'onArrival')}</p>
        )}
      </div>
    </RoadStep>
  )
}
