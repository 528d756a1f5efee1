import type { Metadata } from 'next'
import { connection } from 'next/server'
import { getTranslations } from 'next-intl/server'
import { AgencyNote } from '@/components/basket/agency-note'
import { DirectCartView } from '@/components/checkout/direct-cart-view'
import { IslandTexts } from '@/components/islands/island-texts'
import { contactTag } from '@/components/navigation/contact-tag'
import { getAgencyArea } from '@/lib/agency/queries'
import { getOtherSettings, getSettings } from '@/lib/settings/queries'
import { type PageParams, requirePageParams } from '@/lib/tenancy/page-params'

interface PageProps {
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
  'afterwards.hold',
  'errors.codes',
  'common.frame.loading',
]

export async function generateMetadata({ params }: PageProps): Promise<Metadata> {
  const { locale } = await requirePageParams(params)
  const t = await getTranslations({ locale, namespace: 'basket.cart.empty' })
  return { title: t('heading'), robots: { index: false } }
}

/** `/basket-two/cart`: the shell of the one product that is booked at once; the product is this browser's own. */
export default async function Page({ params }: PageProps) {
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
      <DirectCartView
        settings={{
          flow: 'direct',
          locale,
          timeZone: other.timeZone,
          settlement: settings.exchange.settlement,
          // It speaks of several products.
          campaign: null,
        }}
      />
    </IslandTexts>
  )
}
