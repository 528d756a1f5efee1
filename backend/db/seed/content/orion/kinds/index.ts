import type { OrionLocale, SeedProduct } from '@/backend/db/seed/types'
import { LOCALES } from '@/domain/shared/locales'
import { alternate } from '../../shared/alternate'
import { dentalPackage, eyePackage, spaPackage } from '../../shared/kinds-health'
import { beachWedding, boatWedding, gardenWedding } from '../../shared/kinds-occasions'
import { orionTours } from '../tours/tours'
import { orionCars } from './cars'
import type { Unranked } from './rest-entry'
import { orionTransfers } from './transfers'
import { orionVillas } from './villas'
import { orionYachts } from './yachts'

const FIRST_SEED = 2201

const at = (number: number, category: string, destination: string) => ({
  code: `ORI-K-${String(number).padStart(2, '0')}`,
  category,
  destination,
  pictureSeed: 0,
  rank: 0,
})

const lists: Unranked[][] = [
  orionVillas,
  orionYachts,
  orionCars,
  orionTransfers,
  [
    beachWedding(at(5, 'hochzeiten', 'bodrum'), LOCALES),
    gardenWedding(at(11, 'hochzeiten', 'antalya'), LOCALES),
    boatWedding(at(17, 'hochzeiten', 'bodrum'), LOCALES),
  ],
  [
    dentalPackage(at(6, 'gesundheit', 'antalya'), LOCALES),
    spaPackage(at(12, 'gesundheit', 'pamukkale'), LOCALES),
    eyePackage(at(18, 'gesundheit', 'antalya'), LOCALES),
  ],
]

/** Villas, yachts, cars, transfers, weddings and health packages of Orion Reisen, ranked after its tours. */
export const orionKinds: SeedProduct<OrionLocale>[] = alternate(lists).map((product, index) => ({
  ...product,
  rank: orionTours.length + 1 + index,
  pictureSeed: FIRST_SEED + index,
}))
