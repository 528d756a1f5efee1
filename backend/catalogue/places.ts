import { asc, inArray } from 'drizzle-orm'
import type { Place } from '@/domain/catalogue/shared/schema'
import { type Queryable, schema } from '../db/client'

const { places } = schema

const TYPES = ['airport', 'town', 'marina', 'office'] as const

type PlaceRow = typeof places.$inferSelect

function toPlace({ key, placeType, titles, latitude, longitude }: PlaceRow): Place {
  const content = Object.fromEntries(Object.entries(titles).map(([locale, title]) => [locale, { title }]))
  return { key, placeType: TYPES.find((type) => type === placeType) ?? 'town', content, latitude, longitude }
}

/** The known ones of the given places, in the operator's order. */
export async function findPlaces(db: Queryable, keys: readonly string[]): Promise<Place[]> {
  if (keys.length === 0) return []
  const rows = await db
    .select()
    .from(places)
    .where(inArray(places.key, [...new Set(keys)]))
    .orderBy(asc(places.position))
  return rows.map(toPlace)
}
