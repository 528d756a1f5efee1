import type { OrionLocale } from '@/backend/db/seed/types'
import type { Unranked } from '../../shared/entry'
import { balcovaSprings } from './health/balcova-springs'
import { cataractLens } from './health/cataract-lens'
import { dentalImplants } from './health/dental-implants'
import { eyelidLift } from './health/eyelid-lift'
import { heartCheck } from './health/heart-check'

export const orionHealth: Unranked<OrionLocale>[] = [
  dentalImplants,
  cataractLens,
  eyelidLift,
  heartCheck,
  balcovaSprings,
]
