import type { Place } from '@/domain/catalogue/shared/schema'
import type { schema } from '../platform/database/client'

const TYPES = ['airport', 'town', 'marina', 'office'] as const

type PlaceRow = typeof schema.places.$inferSelect

export function toPlace({ key, placeType, titles, latitude, longitude }: PlaceRow): Place {
  const content = Object.fromEntries(Object.entries(titles).map(([locale, title]) => [locale, { title }]))
  return { key, placeType: TYPES.find((type) => type === placeType) ?? 'town', content, latitude, longitude }
}
