import type { Unranked } from '../kind-entry'
import { dentalWeek, eyeLaser } from './dental-and-eye'
import { checkUp, hairTransplant } from './hair-and-checkup'
import { thermalStay } from './thermal-stay'

export const lykiaHealth: Unranked[] = [dentalWeek, eyeLaser, hairTransplant, checkUp, thermalStay]
