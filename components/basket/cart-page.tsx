import type { Metadata } from 'next'
import { connection } from 'next/server'
import { getTranslations } from 'next-intl/server'
import type { ComponentType } from 'react'
import { IslandTexts } from '@/components/islands/island-texts'
import { contactTag } from '@/components/navigation/contact-tag'
import type { ReservationFlow } from '@/domain/reservations/draft'
import { getAgencyArea } from '@/lib/agency/queries'
import { getOtherSettings, getSettings } from '@/lib/settings/queries'
import { type PageParams, requirePageParams } from '@/lib/tenancy/page-params'
import { AgencyNote } from './agency-note'
import type { CartSettings } from './cart-view'

/** Message keys that both baskets use. */
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
  'errors.codes',
  'common.frame.loading',
]

interface CartPageProps {
  params: PageParams
  flow: ReservationFlow
  /** Component that renders this browser's own reservation. */
  View: ComponentType<{ settings: CartSettings }>
  /** Message keys that only this view uses. */
  texts: readonly string[]
}

export async function buildCartMetadata(params: PageParams): Promise<Metadata> {
  const { locale } = await requirePageParams(params)
  const t = await getTranslations({ locale, namespace: 'basket.cart.empty' })
  return { title: t('heading'), robots: { index: false } }
}

/** Server-rendered shell of both baskets. The content belongs to one browser, so the page is not cached. */
export async function CartPage({ params, flow, View, texts }: CartPageProps) {
  await connection()
  const { locale, company } = await requirePageParams(params)
  const [settings, other, area] = await Promise.all([
    getSettings(company),
    getOtherSettings(company),
    getAgencyArea(company),
  ])
  const t = await getTranslations({ locale, namespace: 'basket.cart' })
  return (
    <IslandTexts locale={locale} names={[...TEXTS, ...texts]}>
      <noscript>
        <div className="wrap py-12">
          <h1>{t('empty.heading')}</h1>
          <p className="mt-3 text-lg">{t.rich('noScript', contactTag(locale))}</p>
        </div>
      </noscript>
      {area.state === 'agency' && (
        <AgencyNote locale={locale} agencyName={area.agency.tradeName} discountPercent={area.agency.discountPercent} />
      )}
      <View
        settings={{
          flow,
          locale,
          timeZone: other.timeZone,
          settlement: settings.exchange.settlement,
          // The campaign text is about several products; the direct flow has only one.
          campaign: flow === 'basket' ? other.basketCampaign : null,
        }}
      />
    </IslandTexts>
  )
}
