import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { IslandTexts } from '@/components/basket/island-texts'
import { CheckoutView } from '@/components/checkout/checkout-view'
import { buildCheckoutSettings } from '@/lib/checkout/checkout-settings'
import { getPayer } from '@/lib/checkout/payer'
import { getOtherSettings, getSettings } from '@/lib/settings/queries'
import { type PageParams, requirePageParams } from '@/lib/tenancy/page-params'

interface CheckoutPageProps {
  params: PageParams
}

const TEXTS = [
  'checkout',
  'basket.card.lines',
  'basket.cart',
  'basket.item',
  'basket.vehicles',
  'basket.totals',
  'basket.strip',
  'basket.charge',
  'basket.problems',
  'errors.codes',
]

export async function generateMetadata({ params }: CheckoutPageProps): Promise<Metadata> {
  const { locale } = await requirePageParams(params)
  const t = await getTranslations({ locale, namespace: 'checkout' })
  return { title: t('title'), robots: { index: false } }
}

/** Made for each request: who stands at the till is one person's own. */
export default async function CheckoutPage({ params }: CheckoutPageProps) {
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
        <p className="wrap py-12 text-lg">{t('noScript')}</p>
      </noscript>
      <CheckoutView settings={buildCheckoutSettings(locale, settings, other)} payer={payer} />
    </IslandTexts>
  )
}
