import type { OrionLocale, SeedPlace } from '@/backend/db/seed/types'
import { pickPlaces } from '../shared/place-names'
import { restPlaces } from './kinds/rest-places'
import { orionHarbours } from './kinds/yachts/harbours'

/** Where the boats, cars and rides of Orion Reisen begin and end. */
export const orionPlaces: SeedPlace<OrionLocale>[] = [
  ...pickPlaces(
    [
      'antalya-airport',
      'bodrum-airport',
      'kayseri-airport',
      'antalya',
      'belek',
      'side',
      'alanya',
      'kemer',
      'pamukkale',
      'goreme',
      'bodrum-marina',
      'antalya-office',
    ],
    ['en', 'tr', 'de', 'ru', 'nl', 'ar'],
  ),
  ...restPlaces,
  ...orionHarbours,
]
