import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { AgencyNote } from '@/components/basket/agency-note'
import { IslandTexts } from '@/components/islands/island-texts'
import { contactTag } from '@/components/navigation/contact-tag'
import type { ReservationFlow } from '@/domain/reservations/draft'
import { buildCheckoutSettings } from '@/lib/checkout/checkout-settings'
import { getPayer } from '@/lib/checkout/payer'
import { getOtherSettings, getSettings } from '@/lib/settings/queries'
import { type PageParams, requirePageParams } from '@/lib/tenancy/page-params'
import { CheckoutView } from './checkout-view'

interface CheckoutPageProps {
  params: PageParams
  flow: ReservationFlow
}

const TEXTS = [
  'checkout',
  'basket.actions.edit',
  'basket.card.lines',
  'basket.cart',
  'basket.item',
  'basket.people',
  'basket.vehicles',
  'basket.totals',
  'basket.strip',
  'basket.charge',
  'basket.problems',
  'errors.codes',
  'afterwards.hold',
  'common.frame.loading',
]

export async function buildCheckoutMetadata(params: PageParams): Promise<Metadata> {
  const { locale } = await requirePageParams(params)
  const t = await getTranslations({ locale, namespace: 'checkout' })
  return { title: t('title'), robots: { index: false } }
}

/** The checkout page of both baskets. Rendered per request, because it depends on the signed-in account. */
export async function CheckoutPage({ params, flow }: CheckoutPageProps) {
  const { locale, company } = await requirePageParams(params)
  const [settings, other, payer] = await Promise.all([
    getSettings(company),
    getOtherSettings(company),
    getPayer(company),
  ])
  const t = await getTranslations({ locale, namespace: 'checkout' })
  return (
    <IslandTexts locale={locale} names={TEXTS}>
      <noscript>
        <div className="wrap py-12">
          <h1>{t('title')}</h1>
          <p className="mt-3 text-lg">{t.rich('noScript', contactTag(locale))}</p>
        </div>
      </noscript>
      {payer.state === 'agency' && <AgencyNote locale={locale} {...payer.agency} />}
      <CheckoutView flow={flow} settings={buildCheckoutSettings(locale, settings, other)} payer={payer} />
    </IslandTexts>
  )
}
