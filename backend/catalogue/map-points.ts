import { sql } from 'drizzle-orm'
import type { ProductDetails } from '@/domain/catalogue/kinds/details-schema'
import { rulesOf } from '@/domain/catalogue/kinds/registry'
import type { MapPoint } from '@/domain/catalogue/shared/schema'
import { type Queryable, schema } from '../platform/database/client'
import type { Site } from './cache/site'

const { pages, products } = schema

interface Located {
  details: ProductDetails
  meetingLatitude: number | null
  meetingLongitude: number | null
}

function toPoint(latitude: number | null, longitude: number | null): MapPoint | null {
  return latitude === null || longitude === null ? null : { latitude, longitude }
}

/**
 * A destination's location is computed from at most this many known points, because a large destination has many
 * products.
 */
const SAMPLE = 40

/** Decimals of a degree: a tenth of a metre. */
const DECIMALS = 6

const roundDegrees = (degrees: number): number => Number(degrees.toFixed(DECIMALS))

/** Returns the centre of the known starting points of each destination. */
export async function findMiddles(db: Queryable, destinationIds: readonly number[]): Promise<Map<number, MapPoint>> {
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
  return new Map(
    rows.map(({ id, latitude, longitude }) => [
      id,
      { latitude: roundDegrees(latitude), longitude: roundDegrees(longitude) },
    ]),
  )
}

/**
 * Returns the map point of a product from its own data, or null if only its destination is known. A house is shown at
 * the centre of its place, not at its address.
 */
export function mapPointOf(row: Located, { places }: Pick<Site, 'places'>): MapPoint | null {
  const own = toPoint(row.meetingLatitude, row.meetingLongitude)
  const place = own ? undefined : places.get(rulesOf(row.details).getMapPlace() ?? '')
  return own ?? (place ? toPoint(place.latitude, place.longitude) : null)
}
