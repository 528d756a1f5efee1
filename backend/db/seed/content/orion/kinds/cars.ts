import type { OrionLocale } from '@/backend/db/seed/types'
import type { Unranked } from '../../shared/entry'
import { electricSuv, hybridSuv } from './cars/electric-and-hybrid'
import { compactAutomatic, estate } from './cars/golf-and-estate'
import { mountainJeep, nineSeater } from './cars/jeep-and-van'
import { openFiat, premiumSaloon } from './cars/open-and-premium'
import { smallAutomatic, smallManual } from './cars/small'

export const orionCars: Unranked<OrionLocale>[] = [
  smallManual,
  smallAutomatic,
  compactAutomatic,
  estate,
  electricSuv,
  hybridSuv,
  mountainJeep,
  nineSeater,
  openFiat,
  premiumSaloon,
]
