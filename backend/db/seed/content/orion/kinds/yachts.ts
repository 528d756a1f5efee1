import type { OrionLocale } from '@/backend/db/seed/types'
import type { Unranked } from '../../shared/entry'
import { alanyaDayGuletDamla } from './yachts/alanya-day-gulet-damla'
import { bosphorusMotorYachtErguvan } from './yachts/bosphorus-motor-yacht-erguvan'
import { cesmeDaySailerSakiz } from './yachts/cesme-day-sailer-sakiz'
import { guletMercan } from './yachts/gulet-mercan'
import { guletSehrazat } from './yachts/gulet-sehrazat'
import { kemerMotorYachtToros } from './yachts/kemer-motor-yacht-toros'
import { sailingYachtKaria } from './yachts/sailing-yacht-karia'
import { turgutreisCatamaran } from './yachts/turgutreis-catamaran'

export const orionYachts: Unranked<OrionLocale>[] = [
  guletSehrazat,
  bosphorusMotorYachtErguvan,
  turgutreisCatamaran,
  alanyaDayGuletDamla,
  kemerMotorYachtToros,
  sailingYachtKaria,
  cesmeDaySailerSakiz,
  guletMercan,
]
