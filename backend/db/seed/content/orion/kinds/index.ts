import type { OrionLocale, SeedProduct } from '@/backend/db/seed/types'
import { alternate } from '../../shared/alternate'
import type { Unranked } from '../../shared/entry'
import { orionTours } from '../tours/tours'
import { orionCars } from './cars'
import { orionHealth } from './health'
import { orionTransfers } from './transfers'
import { orionVillas } from './villas'
import { orionWeddings } from './weddings'
import { orionYachts } from './yachts'

const FIRST_SEED = 2201

const lists: Unranked<OrionLocale>[][] = [
  orionVillas,
  orionYachts,
  orionCars,
  orionTransfers,
  orionWeddings,
  orionHealth,
]

/** Villas, yachts, cars, transfers, weddings and health packages of Orion Reisen, ranked after its tours. */
export const orionKinds: SeedProduct<OrionLocale>[] = alternate(lists).map((product, index) => ({
  ...product,
  rank: orionTours.length + 1 + index,
  pictureSeed: FIRST_SEED + index,
}))
