import type { LykiaLocale, SeedProduct } from '@/backend/db/seed/types'
import { lykiaTours } from '../tours/tours'
import { lykiaCars } from './cars/cars'
import { lykiaHealth } from './health/packages'
import type { Unranked } from './kind-entry'
import { lykiaTransfers } from './transfers/transfers'
import { lykiaVillas } from './villas/villas'
import { lykiaWeddings } from './weddings/weddings'
import { lykiaYachts } from './yachts/yachts'

const FIRST_SEED = 1201

/** The first of each list, then the second of each: a page of everything shows every kind. */
function alternate(lists: readonly (readonly Unranked[])[]): Unranked[] {
  const longest = Math.max(...lists.map((list) => list.length))
  return Array.from({ length: longest }, (_, index) => lists.flatMap((list) => list.slice(index, index + 1))).flat()
}

/** Villas, yachts, cars, transfers, weddings and health packages of Lykia Tours, ranked after its tours. */
export const lykiaKinds: SeedProduct<LykiaLocale>[] = alternate([
  lykiaVillas,
  lykiaYachts,
  lykiaCars,
  lykiaTransfers,
  lykiaWeddings,
  lykiaHealth,
]).map((product, index) => ({ ...product, rank: lykiaTours.length + 1 + index, pictureSeed: FIRST_SEED + index }))
