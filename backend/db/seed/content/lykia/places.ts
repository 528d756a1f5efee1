import type { LykiaLocale, SeedPlace } from '@/backend/db/seed/types'
import { pickPlaces } from '../shared/place-names'
import { morePlaces } from './kinds/more-places'

/** Where the boats, cars and rides of Lykia Tours begin and end. */
export const lykiaPlaces: SeedPlace<LykiaLocale>[] = [
  ...pickPlaces(
    [
      'antalya-airport',
      'dalaman-airport',
      'bodrum-airport',
      'antalya',
      'kemer',
      'belek',
      'side',
      'kas',
      'kalkan',
      'fethiye',
      'oludeniz',
      'gocek',
      'bodrum',
      'pamukkale',
      'gocek-marina',
      'fethiye-marina',
      'bodrum-marina',
      'antalya-office',
    ],
    ['en', 'tr', 'de', 'ru'],
  ),
  ...morePlaces,
]
