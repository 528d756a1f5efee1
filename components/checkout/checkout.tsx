import { useTranslations } from 'next-intl'
import { CartEmpty } from '@/components/basket/cart-empty'
import { collectorOf } from '@/domain/reservations/collector'
import type { ReservationFlow } from '@/domain/reservations/draft'
import { buildItemViews } from '@/lib/basket/basket-view'
import type { CheckoutSettings } from '@/lib/checkout/checkout-settings'
import type { Payer } from '@/lib/checkout/payer'
import { CheckoutBar } from './checkout-bar'
import { CheckoutForm } from './checkout-form'
import { NothingHeld } from './nothing-held'
import { PayButton } from './pay-button'
import { PriceChangeDialog } from './price-change-dialog'
import { TripSummary } from './trip-summary'
import { useCheckoutBasket } from './use-checkout-basket'
import { useCheckoutForm } from './use-checkout-form'
import { useHashTarget } from './use-hash-target'
import './checkout.css'

const FORM_ID = 'checkout-form'

interface CheckoutProps {
  flow: ReservationFlow
  settings: CheckoutSettings
  payer: Payer
}

/** The checkout on one page: guest, payment and consent, with the trip summary beside them. */
export function Checkout({ flow, settings, payer }: CheckoutProps) {
  const { locale } = settings
  const t = useTranslations('checkout')
  const basket = useCheckoutBasket({ flow, settings, payer })
  const form = useCheckoutForm({ flow, settings, payer, basket })
  const { draft, money, priced, terms, isFree } = basket
  const { items } = draft
  const { method } = terms

  useHashTarget(money !== null && items.length > 0)

  if (flow === 'direct' && (items.length === 0 || draft.id === null)) return <NothingHeld locale={locale} />
  if (!money || items.length === 0) return <CartEmpty locale={locale} />
  const views = buildItemViews(items, priced.asked, priced.quote)
  const { change, agree, dismiss } = form.booking

  return (
    <div className="wrap pb-32 pt-8 desktop:pb-24 desktop:pt-10">
      <h1 className="mb-8">{t('title')}</h1>
      <div className="checkout">
        <CheckoutForm
          id={FORM_ID}
          flow={flow}
          settings={settings}
          basket={basket}
          parts={form}
          money={money}
          collector={collectorOf({ isBookedByAgency: payer.state === 'agency' })}
        />
        <TripSummary flow={flow} views={views} priced={priced} method={method} money={money} />
        <PayButton
          form={FORM_ID}
          settings={settings}
          views={views}
          priced={priced}
          method={method}
          isFree={isFree}
          isBusy={form.isBusy}
          money={money}
        />
      </div>
      <CheckoutBar priced={priced} method={method} money={money} />
      <PriceChangeDialog
        change={change}
        currency={change?.fresh.chosen.currency ?? money.currency}
        money={money}
        onAgree={agree}
        onClose={() => {
          dismiss()
          // Requests a new quote, so that the page shows the new price too.
          priced.retry()
        }}
      />
    </div>
  )
}
