import { isRide } from '@/domain/catalogue/kinds/traits'
import { routeOf } from '@/domain/catalogue/kinds/transfer/route'
import type { CallContext } from '../platform/http/context'
import type { Site } from './cache/site'
import type { FilterableRow } from './filterable'
import { firstOf } from './first-of'
import { openSource } from './listing'

/** Nobody reads more on one page. The others are found by their two places (`POST /transfer-sorgula-post`). */
const MOST_TARIFFS = 1_000

/** Returns the places that transfers serve, in the operator's order. */
export function findRidePlaces(all: readonly FilterableRow[], { places }: Site) {
  const named = new Set(
    all.flatMap(({ details }) => {
      const route = routeOf(details)
      return route ? [route.fromPlace, route.toPlace] : []
    }),
  )
  return [...places.values()].filter(({ key }) => named.has(key))
}

/** `GET /transfer-tarife-listele`: transfers with capacities and prices. */
export async function listTariffs(context: CallContext) {
  const { cache, site, today } = await openSource(context)
  const all = await cache.index.all(site, today)
  const first = firstOf(
    all,
    MOST_TARIFFS,
    (left, right) => left.rank - right.rank || left.id - right.id,
    ({ kind }) => isRide(kind),
  )
  const cards = await cache.findCards(
    first.map(({ id }) => id),
    context.now,
  )
  const tariffs = cards.flatMap(({ id, content, details, price: { currency } }) => {
    const route = routeOf(details)
    if (!route) return []
    const { fromPlace, toPlace, durationMinutes, vehicles } = route
    return [{ id, content, fromPlace, toPlace, durationMinutes, vehicles, currency }]
  })
  return { tariffs, places: findRidePlaces(all, site) }
}
