import type { LykiaLocale, SeedProduct } from '@/backend/db/seed/types'
import { alternate } from '../../shared/alternate'
import { lykiaTours } from '../tours/tours'
import { lykiaCars } from './cars/cars'
import { lykiaHealth } from './health/packages'
import { lykiaTransfers } from './transfers/transfers'
import { lykiaVillas } from './villas/villas'
import { lykiaWeddings } from './weddings/weddings'
import { lykiaYachts } from './yachts/yachts'

const FIRST_SEED = 1201

/** Villas, yachts, cars, transfers, weddings and health packages of Lykia Tours, ranked after its tours. */
export const lykiaKinds: SeedProduct<LykiaLocale>[] = alternate([
  lykiaVillas,
  lykiaYachts,
  lykiaCars,
  lykiaTransfers,
  lykiaWeddings,
  lykiaHealth,
]).map((product, index) => ({ ...product, rank: lykiaTours.length + 1 + index, pictureSeed: FIRST_SEED + index }))
