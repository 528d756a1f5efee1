import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { RideResults } from '@/components/transfer/ride-results'
import { TransferView } from '@/components/transfer/transfer-view'
import { namePlace } from '@/domain/catalogue/shared/place-names'
import { toLocal } from '@/domain/dates/zone'
import { getPageContext } from '@/lib/catalogue/page-context'
import { findRides, getTariffs } from '@/lib/catalogue/transfer/queries'
import { buildRideResults } from '@/lib/catalogue/transfer/ride-results'
import { findRidePlace, parseRideSearch, type SearchValues, toRideQuery } from '@/lib/catalogue/transfer/ride-search'
import { paths } from '@/lib/paths'
import { samePath } from '@/lib/seo/alternates'
import { buildPageMetadata } from '@/lib/seo/page-metadata'
import { getOtherSettings } from '@/lib/settings/queries'
import { type PageParams, requirePageParams } from '@/lib/tenancy/page-params'

interface RidesPageProps {
  params: PageParams
  searchParams: Promise<SearchValues>
}

export async function generateMetadata({ params }: RidesPageProps): Promise<Metadata> {
  const { locale, company } = await requirePageParams(params)
  const context = await getPageContext(company, locale)
  const t = await getTranslations({ locale, namespace: 'transfers' })
  return buildPageMetadata({
    context,
    title: t('title'),
    description: t('text'),
    paths: samePath(paths.transfer()),
    isHidden: true,
  })
}

/** `/t?from=…&to=…`: the vehicles for one ride with their prices, or the fields that are missing in the search. */
export default async function RidesPage({ params, searchParams }: RidesPageProps) {
  const { locale, company } = await requirePageParams(params)
  const context = await getPageContext(company, locale)
  const [data, { timeZone }, values] = await Promise.all([
    getTariffs(company, locale),
    getOtherSettings(company),
    searchParams,
  ])
  const typed = parseRideSearch(values)
  const nameOf = (key: string) => namePlace(data.places, key, locale, context.fallback).title
  const toName = (words: string) => {
    const place = findRidePlace(words, data.places)
    return place ? nameOf(place.key) : words
  }
  const search = { ...typed, from: toName(typed.from), to: toName(typed.to) }
  const today = toLocal(new Date().toISOString(), timeZone).date
  const read = toRideQuery(search, data.places, today)
  if (!read.ok) return <TransferView context={context} data={data} search={search} fault={read.fault} />
  const { query } = read
  const results = buildRideResults(await findRides(company, query), query, context)
  return (
    <TransferView context={context} data={data} search={search} fault={null}>
      <RideResults
        context={context}
        query={query}
        from={nameOf(query.fromPlace)}
        to={nameOf(query.toPlace)}
        results={results}
      />
    </TransferView>
  )
}
