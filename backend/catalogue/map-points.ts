import { inArray, sql } from 'drizzle-orm'
import type { ProductDetails } from '@/domain/catalogue/kinds/details-schema'
import type { MapPoint } from '@/domain/catalogue/shared/schema'
import { type Queryable, schema } from '../db/client'

const { pages, places, products } = schema

interface Located {
  id: number
  destinationId: number
  details: ProductDetails
  meetingLatitude: number | null
  meetingLongitude: number | null
}

/** The place that stands for a product where no meeting point is given: where a car is fetched, a boat lies, a ride ends. */
function placeKeyOf(details: ProductDetails): string | null {
  if (details.kind === 'car') return details.offices[0] ?? null
  if (details.kind === 'yacht') return details.marina
  return details.kind === 'transfer' ? details.toPlace : null
}

function toPoint(latitude: number | null, longitude: number | null): MapPoint | null {
  return latitude === null || longitude === null ? null : { latitude, longitude }
}

async function findPlaces(db: Queryable, keys: readonly string[]): Promise<Map<string, MapPoint>> {
  if (keys.length === 0) return new Map()
  const rows = await db
    .select({ key: places.key, latitude: places.latitude, longitude: places.longitude })
    .from(places)
    .where(inArray(places.key, [...keys]))
  return new Map(
    rows.flatMap(({ key, latitude, longitude }) => {
      const point = toPoint(latitude, longitude)
      return point ? [[key, point] as const] : []
    }),
  )
}

/** So many known points say well enough where a destination is; a large one is not gone through for it. */
const SAMPLE = 40

/** The middle of what is known to begin in a destination. */
async function findMiddles(db: Queryable, destinationIds: readonly number[]): Promise<Map<number, MapPoint>> {
  if (destinationIds.length === 0) return new Map()
  const { rows } = await db.execute<{ id: number; latitude: number; longitude: number }>(sql`
    select page.id, avg(near.meeting_latitude) as latitude, avg(near.meeting_longitude) as longitude
    from ${pages} page
    cross join lateral (
      select meeting_latitude, meeting_longitude from ${products}
      where destination_id = page.id and meeting_latitude is not null and meeting_longitude is not null
      order by id limit ${SAMPLE}
    ) near
    where page.id in ${[...destinationIds]}
    group by page.id`)
  return new Map(rows.map(({ id, latitude, longitude }) => [id, { latitude, longitude }]))
}

/** Where the products of a list are shown on a map, by number; what cannot be placed is missing. A house is shown in the middle of its place, not at its door. */
export async function findMapPoints(db: Queryable, rows: readonly Located[]): Promise<Map<number, MapPoint>> {
  const open = rows.filter((row) => toPoint(row.meetingLatitude, row.meetingLongitude) === null)
  const [known, middles] = await Promise.all([
    findPlaces(db, [...new Set(open.flatMap(({ details }) => placeKeyOf(details) ?? []))]),
    findMiddles(db, [...new Set(open.map(({ destinationId }) => destinationId))]),
  ])
  return new Map(
    rows.flatMap((row) => {
      const own = toPoint(row.meetingLatitude, row.meetingLongitude)
      const point = own ?? known.get(placeKeyOf(row.details) ?? '') ?? middles.get(row.destinationId)
      return point ? [[row.id, point] as const] : []
    }),
  )
}
