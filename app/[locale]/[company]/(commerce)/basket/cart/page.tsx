import type { Metadata } from 'next'
import { connection } from 'next/server'
import { getTranslations } from 'next-intl/server'
import { AgencyNote } from '@/components/basket/agency-note'
import { CartView } from '@/components/basket/cart-view'
import { IslandTexts } from '@/components/islands/island-texts'
import { contactTag } from '@/components/navigation/contact-tag'
import { getAgencyArea } from '@/lib/agency/queries'
import { getOtherSettings, getSettings } from '@/lib/settings/queries'
import { type PageParams, requirePageParams } from '@/lib/tenancy/page-params'

interface CartPageProps {
  params: PageParams
}

const TEXTS = [
  'basket.card',
  'basket.calendar',
  'basket.kinds',
  'basket.people',
  'basket.actions',
  'basket.cart',
  'basket.item',
  'basket.vehicles',
  'basket.problems',
  'basket.totals',
  'basket.strip',
  'basket.charge',
  'basket.coupon',
  'basket.campaign',
  'basket.trip',
  'basket.later',
  'basket.sidebar.notice',
  'errors.codes',
  'common.frame.loading',
]

export async function generateMetadata({ params }: CartPageProps): Promise<Metadata> {
  const { locale } = await requirePageParams(params)
  const t = await getTranslations({ locale, namespace: 'basket.cart.empty' })
  return { title: t('heading'), robots: { index: false } }
}

/** The shell of the basket; what lies in it is this browser's own, and the page is kept by nobody. */
export default async function CartPage({ params }: CartPageProps) {
  await connection()
  const { locale, company } = await requirePageParams(params)
  const [settings, other, area] = await Promise.all([
    getSettings(company),
    getOtherSettings(company),
    getAgencyArea(company),
  ])
  const t = await getTranslations({ locale, namespace: 'basket.cart' })
  return (
    <IslandTexts locale={locale} names={TEXTS}>
      <noscript>
        <div className="wrap py-12">
          <h1>{t('empty.heading')}</h1>
          <p className="mt-3 text-lg">{t.rich('noScript', contactTag(locale))}</p>
        </div>
      </noscript>
      {area.state === 'agency' && (
        <AgencyNote locale={locale} agencyName={area.agency.tradeName} discountPercent={area.agency.discountPercent} />
      )}
      <CartView
        settings={{
          flow: 'basket',
          locale,
          timeZone: other.timeZone,
          settlement: settings.exchange.settlement,
          campaign: other.basketCampaign,
        }}
      />
    </IslandTexts>
  )
}
