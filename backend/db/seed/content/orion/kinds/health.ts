import { balcovaSprings } from './health/balcova-springs'
import { cataractLens } from './health/cataract-lens'
import { dentalImplants } from './health/dental-implants'
import { eyelidLift } from './health/eyelid-lift'
import { heartCheck } from './health/heart-check'
import type { Unranked } from './rest-entry'

export const orionHealth: Unranked[] = [dentalImplants, cataractLens, eyelidLift, heartCheck, balcovaSprings]
