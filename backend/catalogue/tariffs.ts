import type { CallContext } from '../http/context'
import { openSource } from './listing'

/** `GET /transfer-tarife-listele`: every transfer with what it carries and costs. */
export async function listTariffs(context: CallContext) {
  const { shelf, site, today } = await openSource(context)
  const routes = (await shelf.index.all(site, today))
    .filter((product) => product.kind === 'transfer')
    .sort((left, right) => left.rank - right.rank || left.id - right.id)
  const cards = await shelf.findCards(
    routes.map((route) => route.id),
    context.now,
  )
  const tariffs = cards.flatMap(({ id, content, details, price }) =>
    details.kind === 'transfer'
      ? [
          {
            id,
            content,
            fromPlace: details.fromPlace,
            toPlace: details.toPlace,
            durationMinutes: details.durationMinutes,
            vehicles: details.vehicles,
            currency: price.currency,
          },
        ]
      : [],
  )
  const named = new Set(tariffs.flatMap(({ fromPlace, toPlace }) => [fromPlace, toPlace]))
  return { tariffs, places: [...site.places.values()].filter(({ key }) => named.has(key)) }
}
