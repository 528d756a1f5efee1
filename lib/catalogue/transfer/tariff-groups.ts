import { namePlace } from '@/domain/catalogue/shared/place-names'
import { compareAmounts } from '@/domain/money/amount'
import { type Locale, pickLocalized } from '@/domain/shared/locales'
import { localePath } from '@/lib/i18n/locale-path'
import { paths } from '@/lib/paths'
import type { Tariff, Tariffs } from './queries'

export interface RouteLink {
  id: number
  href: string
  from: string
  to: string
  durationMinutes: number
  /** Of the cheapest vehicle, one way. */
  price: string
  currency: string
}

interface Context {
  locale: Locale
  fallback: Locale
}

/** A route as a link with its lowest price; null for one without an address or a vehicle. */
export function toRouteLink(tariff: Tariff, { places }: Tariffs, { locale, fallback }: Context): RouteLink | null {
  const slug = pickLocalized(tariff.content, locale, fallback)?.slug
  const [first, ...others] = tariff.vehicles.map(({ price }) => price)
  if (slug === undefined || first === undefined) return null
  const titleOf = (key: string) => namePlace(places, key, locale, fallback).title
  return {
    id: tariff.id,
    href: localePath(locale, paths.transfer(slug)),
    from: titleOf(tariff.fromPlace),
    to: titleOf(tariff.toPlace),
    durationMinutes: tariff.durationMinutes,
    price: others.reduce((low, price) => (compareAmounts(price, low) < 0 ? price : low), first),
    currency: tariff.currency,
  }
}

/** All routes by where they begin, in the operator's order. */
export function groupTariffs(data: Tariffs, context: Context): { from: string; routes: RouteLink[] }[] {
  const groups = new Map<string, RouteLink[]>()
  for (const tariff of data.tariffs) {
    const link = toRouteLink(tariff, data, context)
    if (link) groups.set(link.from, [...(groups.get(link.from) ?? []), link])
  }
  return [...groups].map(([from, routes]) => ({ from, routes }))
}

/** Other routes from the same start or to the same end, the latter first: they are the other airport of the same town. */
export function findRelated(tariff: Tariff, data: Tariffs, context: Context, most: number): RouteLink[] {
  const others = data.tariffs.filter(({ id }) => id !== tariff.id)
  const sameEnd = others.filter(({ toPlace }) => toPlace === tariff.toPlace)
  const sameStart = others.filter((other) => other.fromPlace === tariff.fromPlace && !sameEnd.includes(other))
  return [...sameEnd, ...sameStart].flatMap((other) => toRouteLink(other, data, context) ?? []).slice(0, most)
}

/** Names of every place that is served, in reading order of the language. */
export function listPlaceNames({ places }: Pick<Tariffs, 'places'>, { locale, fallback }: Context): string[] {
  const names = places.map(({ key }) => namePlace(places, key, locale, fallback).title)
  return [...new Set(names)].sort(new Intl.Collator(locale).compare)
}
