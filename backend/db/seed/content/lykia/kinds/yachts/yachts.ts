import type { LykiaLocale } from '@/backend/db/seed/types'
import type { Unranked } from '../../../shared/entry'
import { daySailerImbat } from './day-sailer-imbat'
import { guletDerinMavi } from './gulet-derin-mavi'
import { guletYakamoz } from './gulet-yakamoz'
import { kalkanDayGulet } from './kalkan-day-gulet'
import { kekovaWoodenBoat } from './kekova-wooden-boat'
import { motorYachtHalikarnas } from './motor-yacht-halikarnas'
import { motorYachtPelin } from './motor-yacht-pelin'
import { sailingYachtPoyraz } from './sailing-yacht-poyraz'

export const lykiaYachts: Unranked<LykiaLocale>[] = [
  guletDerinMavi,
  guletYakamoz,
  motorYachtPelin,
  sailingYachtPoyraz,
  motorYachtHalikarnas,
  daySailerImbat,
  kekovaWoodenBoat,
  kalkanDayGulet,
]
