import { and, asc, eq } from 'drizzle-orm'
import { schema } from '../db/client'
import type { CallContext } from '../http/context'
import { toCards, todayOf } from './cards'
import { findPlaces } from './places'

const { products } = schema

/** `GET /transfer-tarife-listele`: every transfer with what it carries and costs. */
export async function listTariffs(context: CallContext) {
  const { db, now } = context
  const rows = await db
    .select()
    .from(products)
    .where(and(eq(products.active, true), eq(products.kind, 'transfer')))
    .orderBy(asc(products.rank))
  const cards = await toCards(db, rows, await todayOf(db, now))
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
  const keys = tariffs.flatMap(({ fromPlace, toPlace }) => [fromPlace, toPlace])
  return { tariffs, places: await findPlaces(db, keys) }
}
