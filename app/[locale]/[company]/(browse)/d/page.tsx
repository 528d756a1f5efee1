import type { Metadata } from 'next'
import { DestinationPrints } from '@/components/home/destination-prints'
import { JsonLdScript } from '@/components/prose/json-ld-script'
import { Breadcrumb } from '@/components/ui/breadcrumb'
import { EmptyState } from '@/components/ui/empty-state'
import { pickLocalized } from '@/domain/shared/locales'
import { listPages } from '@/lib/catalogue/content/queries'
import { buildCrumbs } from '@/lib/catalogue/listing/listing-crumbs'
import { getPageContext } from '@/lib/catalogue/page-context'
import { getFilterData } from '@/lib/catalogue/queries'
import { localePath } from '@/lib/i18n/locale-path'
import { paths } from '@/lib/paths'
import { samePath } from '@/lib/seo/alternates'
import { buildBreadcrumbList } from '@/lib/seo/json-ld'
import { buildPageMetadata } from '@/lib/seo/page-metadata'
import { type PageParams, requirePageParams } from '@/lib/tenancy/page-params'

export const revalidate = 3600

export function generateStaticParams() {
  return []
}

interface DestinationsPageProps {
  params: PageParams
}

export async function generateMetadata({ params }: DestinationsPageProps): Promise<Metadata> {
  const { locale, company } = await requirePageParams(params)
  const context = await getPageContext(company, locale)
  const { t } = context
  return buildPageMetadata({
    context,
    title: t('listing.destinations'),
    description: t('listing.destinationsText'),
    paths: samePath(paths.listing()),
  })
}

export default async function DestinationsPage({ params }: DestinationsPageProps) {
  const { locale, company } = await requirePageParams(params)
  const context = await getPageContext(company, locale)
  const { t, fallback, origin } = context
  const [destinations, { categories }] = await Promise.all([
    listPages(company, locale, 'destination', 100),
    getFilterData(company),
  ])
  const title = t('listing.destinations')
  const crumbs = buildCrumbs([], title, { locale, fallback, home: t('product.home') })
  const links = categories.flatMap(({ id, content, count }) => {
    const words = pickLocalized(content, locale, fallback)
    return words && count > 0
      ? [{ id, count, title: words.title, href: localePath(locale, paths.listing(words.slug)) }]
      : []
  })
  return (
    <div className="wrap pt-6 pb-16">
      <Breadcrumb label={t('product.breadcrumb')} items={crumbs} />
      <h1 className="mt-3">{title}</h1>
      <p className="mt-2 mb-8 text-lg text-muted">{t('listing.destinationsText')}</p>
      {destinations.length > 0 ? (
        <DestinationPrints places={destinations} context={context} label={title} isGrid />
      ) : (
        <EmptyState icon="map" title={t('listing.emptyPlace')} text={t('listing.emptyPlaceText')} />
      )}
      {links.length > 0 && (
        <section className="pt-12">
          <h2 className="mb-5 text-h3">{t('listing.all')}</h2>
          <ul className="flex flex-wrap gap-2">
            {links.map(({ id, title: name, count, href }) => (
              <li key={id}>
                <a className="chip" href={href}>
                  {name} <span className="text-muted">{count}</span>
                </a>
              </li>
            ))}
          </ul>
        </section>
      )}
      <JsonLdScript nodes={[buildBreadcrumbList(crumbs, origin)]} />
    </div>
  )
}
