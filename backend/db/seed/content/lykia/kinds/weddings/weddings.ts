import type { Unranked } from '../kind-entry'
import { kaputasMorning } from './kaputas-morning'
import { kekovaDeck } from './kekova-deck'
import { limanagziCove } from './limanagzi-cove'
import { oliveTerraces } from './olive-terraces'

export const lykiaWeddings: Unranked[] = [kaputasMorning, limanagziCove, oliveTerraces, kekovaDeck]
