import type { TravelAgency, WebSite } from 'schema-dts'
import type { Settings } from '@/domain/settings/schema'
import { type Locale, pickLocalized } from '@/domain/shared/locales'
import { localePath } from '@/lib/i18n/locale-path'
import { paths } from '@/lib/paths'
import { uploadUrl } from '@/lib/uploads/pictures'
import type { JsonLd, PropertiesOf } from './json-ld'

interface ShopInput {
  settings: Settings
  locale: Locale
  origin: string
}

const absolute = (origin: string, address: string): string => new URL(address, origin).href

/** The travel agency that runs the shop, for the home page. */
export function buildTravelAgency({ settings, locale, origin }: ShopInput): JsonLd {
  const { company, contact, support, social, logoFavicon, home, language } = settings
  const { average, count } = home.reviews
  const agency = {
    '@id': `${origin}/#agency`,
    name: company.companyName,
    legalName: company.legalName,
    description: pickLocalized(settings.seo, locale, language.default)?.description,
    url: `${origin}${localePath(locale, '/')}`,
    logo: absolute(origin, uploadUrl(logoFavicon.logo)),
    telephone: support.phone || contact.mobile,
    email: contact.email,
    address: contact.address,
    foundingDate: String(company.since),
    identifier: company.tursabCode,
    sameAs: social.map(({ url }) => url),
    ...(count > 0
      ? { aggregateRating: { '@type': 'AggregateRating', ratingValue: average, reviewCount: count } as const }
      : {}),
  } satisfies PropertiesOf<TravelAgency>
  return { '@type': 'TravelAgency', ...agency }
}

/** The web site, with the URL of its search. */
export function buildWebSite({ settings, locale, origin }: ShopInput): JsonLd {
  const site = {
    '@id': `${origin}/#site`,
    name: settings.company.companyName,
    url: `${origin}${localePath(locale, '/')}`,
    inLanguage: locale,
    publisher: { '@id': `${origin}/#agency` },
  } satisfies PropertiesOf<WebSite>
  // `query-input` is Google's extension and not part of schema.org.
  const search = {
    '@type': 'SearchAction',
    target: `${origin}${localePath(locale, paths.search('term')).replace(/term$/, '{search_term_string}')}`,
    'query-input': 'required name=search_term_string',
  }
  return { '@type': 'WebSite', ...site, potentialAction: search }
}
