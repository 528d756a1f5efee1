import type { LykiaLocale } from '@/backend/db/seed/types'
import type { Unranked } from '../../../shared/entry'
import { compactAutomatic, compactSaloon } from './compact'
import { smallAutomatic, smallManual } from './economy'
import { electricCompact, hybridSuv } from './electric-and-hybrid'
import { openMini, premiumSaloon } from './open-and-premium'
import { mountainSuv, nineSeater } from './suv-and-van'

export const lykiaCars: Unranked<LykiaLocale>[] = [
  smallManual,
  smallAutomatic,
  compactSaloon,
  compactAutomatic,
  electricCompact,
  hybridSuv,
  mountainSuv,
  nineSeater,
  openMini,
  premiumSaloon,
]
