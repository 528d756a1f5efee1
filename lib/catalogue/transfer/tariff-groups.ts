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
  /** Price of the cheapest vehicle, one way. */
  price: string
  currency: string
}

interface Context {
  locale: Locale
  fallback: Locale
}

/** A route as a link with its lowest price; null for a route without a path or vehicle. */
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

/** All routes grouped by start, in the operator's order. */
export function groupTariffs(data: Tariffs, context: Context): { from: string; routes: RouteLink[] }[] {
  const groups = new Map<string, RouteLink[]>()
  for (const tariff of data.tariffs) {
    const link = toRouteLink(tariff, data, context)
    if (link) groups.set(link.from, [...(groups.get(link.from) ?? []), link])
  }
  return [...groups].map(([from, routes]) => ({ from, routes }))
}

/** Other routes with the same start or end; same end first, as they start at the town's other airport. */
export function findRelated(tariff: Tariff, data: Tariffs, context: Context, most: number): RouteLink[] {
  const others = data.tariffs.filter(({ id }) => id !== tariff.id)
  const sameEnd = others.filter(({ toPlace }) => toPlace === tariff.toPlace)
  const sameStart = others.filter((other) => other.fromPlace === tariff.fromPlace && !sameEnd.includes(other))
  return [...sameEnd, ...sameStart].flatMap((other) => toRouteLink(other, data, context) ?? []).slice(0, most)
}

/** Names of all served places, in the language's collation order. */
export function listPlaceNames({ places }: Pick<Tariffs, 'places'>, { locale, fallback }: Context): string[] {
  const names = places.map(({ key }) => namePlace(places, key, locale, fallback).title)
  return [...new Set(names)].sort(new Intl.Collator(locale).compare)
}
