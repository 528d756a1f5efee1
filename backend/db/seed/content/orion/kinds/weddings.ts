import type { OrionLocale } from '@/backend/db/seed/types'
import type { Unranked } from '../../shared/entry'
import { kaleiciCourtyard } from './weddings/kaleici-courtyard'
import { sideTempleBeach } from './weddings/side-temple-beach'
import { uchisarSunrise } from './weddings/uchisar-sunrise'
import { urlaVineyard } from './weddings/urla-vineyard'

export const orionWeddings: Unranked<OrionLocale>[] = [sideTempleBeach, kaleiciCourtyard, uchisarSunrise, urlaVineyard]
