import { HEALTH_FIELDS } from '@/domain/catalogue/kinds/health/details'
import { KINDS } from '@/domain/catalogue/kinds/kinds'
import type { Product } from '@/domain/catalogue/shared/schema'
import { type RequestKind, VENUES } from '@/domain/requests/request-kinds'
import type { Locale } from '@/domain/shared/locales'
import { nameFeatures } from '@/lib/catalogue/name-features'
import type { PageContext } from '@/lib/catalogue/page-context'
import { toPlainText } from '@/lib/catalogue/plain-text'
import { LOCALE_NAMES } from '@/lib/i18n/locale-names'
import { getPrivacyHref } from '@/lib/settings/privacy-href'
import type { RequestValues } from './request-values'

export interface Option {
  value: string
  label: string
}

/** The options of a request form, in the page's language: no product object is sent to the browser. */
export interface RequestSetup {
  kind: RequestKind
  locale: Locale
  product: { id: number; title: string } | null
  modules: Option[]
  venues: Option[]
  fields: Option[]
  languages: Option[]
  kinds: Option[]
  currencies: string[]
  currency: string
  /** Prefilled values. */
  given: Partial<Omit<RequestValues, 'privacyPolicy'>>
  privacyHref: string
}

/** Services that can be arranged for any wedding package; texts as in `catalogue.features`. */
const MODULES = [
  'ceremony',
  'registrar',
  'flowers',
  'photography',
  'film',
  'music',
  'dinner',
  'cake',
  'makeUp',
  'transfer',
  'accommodation',
]
/** Maximum characters of a module and maximum number of modules in the contract. */
const LONGEST_MODULE = 40
const MOST_MODULES = 20

function givenOf(product: Product | null): RequestSetup['given'] {
  const details = product?.details
  if (details?.kind === 'wedding') {
    return { guests: String(Math.min(details.guests, 20)), venue: details.venue, modules: modulesOf(product) }
  }
  return details?.kind === 'health' ? { field: details.field } : {}
}

function modulesOf(product: Product | null): string[] {
  const details = product?.details
  const own = details?.kind === 'wedding' ? details.modules : []
  return own.filter((name) => name.length <= LONGEST_MODULE).slice(0, MOST_MODULES)
}

/** Builds the form for a kind of request, for a product or for none; `wish` prefills it. */
export function buildRequestSetup(
  kind: RequestKind,
  product: Product | null,
  context: PageContext,
  wish: RequestSetup['given'] = {},
): RequestSetup {
  const { t, locale, settings } = context
  const own = modulesOf(product)
  const modules = [...own, ...MODULES.filter((name) => !own.includes(name))].slice(0, MOST_MODULES)
  return {
    kind,
    locale,
    product: product && { id: product.id, title: toPlainText(product.text.title) },
    modules: kind === 'wedding' ? modules.map((value) => ({ value, label: nameFeatures([value], t)[0] ?? value })) : [],
    venues: kind === 'wedding' ? VENUES.map((value) => ({ value, label: t(`facts.venue.${value}`) })) : [],
    fields: kind === 'health' ? HEALTH_FIELDS.map((value) => ({ value, label: t(`facts.field.${value}`) })) : [],
    languages:
      kind === 'health' ? settings.language.enabled.map((value) => ({ value, label: LOCALE_NAMES[value] })) : [],
    kinds: kind === 'offer' && !product ? KINDS.map((value) => ({ value, label: t(`kinds.${value}`) })) : [],
    currencies: context.money.rates.map(({ bankCode }) => bankCode),
    currency: context.money.currency,
    given: { ...givenOf(product), ...wish },
    privacyHref: getPrivacyHref(settings, locale),
  }
}
