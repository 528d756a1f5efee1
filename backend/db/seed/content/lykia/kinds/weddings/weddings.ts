import type { LykiaLocale } from '@/backend/db/seed/types'
import type { Unranked } from '../../../shared/entry'
import { kaputasMorning } from './kaputas-morning'
import { kekovaDeck } from './kekova-deck'
import { limanagziCove } from './limanagzi-cove'
import { oliveTerraces } from './olive-terraces'

export const lykiaWeddings: Unranked<LykiaLocale>[] = [kaputasMorning, limanagziCove, oliveTerraces, kekovaDeck]
