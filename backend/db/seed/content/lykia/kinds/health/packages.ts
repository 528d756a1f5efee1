import type { LykiaLocale } from '@/backend/db/seed/types'
import type { Unranked } from '../../../shared/entry'
import { dentalWeek, eyeLaser } from './dental-and-eye'
import { checkUp, hairTransplant } from './hair-and-checkup'
import { thermalStay } from './thermal-stay'

export const lykiaHealth: Unranked<LykiaLocale>[] = [dentalWeek, eyeLaser, hairTransplant, checkUp, thermalStay]
