import type { Metadata } from 'next'
import { redirect } from 'next/navigation'
import { getTranslations } from 'next-intl/server'
import { JsonLdScript } from '@/components/prose/json-ld-script'
import { BesidePeople } from '@/components/requests/beside-people'
import { REQUEST_ID, RequestSection } from '@/components/requests/request-section'
import { Breadcrumb } from '@/components/ui/breadcrumb'
import { isByEnquiry } from '@/domain/catalogue/kinds/traits'
import { toLocal } from '@/domain/dates/zone'
import { getRightSlug } from '@/lib/catalogue/find-category'
import { buildCrumbs } from '@/lib/catalogue/listing/listing-crumbs'
import { getPageContext } from '@/lib/catalogue/page-context'
import { getProduct } from '@/lib/catalogue/queries'
import { localePath } from '@/lib/i18n/locale-path'
import { paths } from '@/lib/paths'
import { parseOfferWish, toGivenValues } from '@/lib/requests/offer-wish'
import { buildRequestSetup } from '@/lib/requests/request-options'
import { samePath } from '@/lib/seo/alternates'
import { buildBreadcrumbList } from '@/lib/seo/json-ld'
import { buildPageMetadata } from '@/lib/seo/page-metadata'
import { getOtherSettings } from '@/lib/settings/queries'
import { type PageParams, requirePageParams } from '@/lib/tenancy/page-params'

interface OfferPageProps {
  params: PageParams
  searchParams: Promise<Record<string, string | string[] | undefined>>
}

export async function generateMetadata({ params }: OfferPageProps): Promise<Metadata> {
  const { locale, company } = await requirePageParams(params)
  const context = await getPageContext(company, locale)
  const t = await getTranslations({ locale, namespace: 'requests' })
  return buildPageMetadata({
    context,
    title: t('title.offer'),
    description: t('meta'),
    paths: samePath(paths.specialOffer),
  })
}

/**
 * `/get-a-special-offer?product={slug}`: requests an offer for that product or, without one, for any trip; see
 * `parseOfferWish`.
 */
export default async function OfferPage({ params, searchParams }: OfferPageProps) {
  const { locale, company } = await requirePageParams(params)
  const context = await getPageContext(company, locale)
  const wish = parseOfferWish(await searchParams)
  const [product, { timeZone }] = await Promise.all([
    wish.product === null ? null : getProduct(company, locale, wish.product),
    getOtherSettings(company),
  ])
  // Products sold by enquiry have their own request form on their page.
  if (product && isByEnquiry(product.kind)) {
    const right = getRightSlug(product.slugs, locale, context.fallback)
    if (right !== null) redirect(`${localePath(locale, paths.product(right))}#${REQUEST_ID}`)
  }
  const given = toGivenValues(wish, toLocal(new Date().toISOString(), timeZone).date)
  const t = await getTranslations({ locale, namespace: 'requests' })
  const { fallback, t: words, origin } = context
  const crumbs = buildCrumbs([], t('title.offer'), { locale, fallback, home: words('product.home') })
  return (
    <div className="wrap pt-6 pb-16">
      <Breadcrumb label={words('product.breadcrumb')} items={crumbs} />
      <h1 className="mt-3 mb-6">{t('title.offer')}</h1>
      <BesidePeople context={context}>
        <RequestSection setup={buildRequestSetup('offer', product, context, given)} context={context} isBare />
      </BesidePeople>
      <JsonLdScript nodes={[buildBreadcrumbList(crumbs, origin)]} />
    </div>
  )
}
