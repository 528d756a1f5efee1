import type { Unranked } from './rest-entry'
import { kaleiciCourtyard } from './weddings/kaleici-courtyard'
import { sideTempleBeach } from './weddings/side-temple-beach'
import { uchisarSunrise } from './weddings/uchisar-sunrise'
import { urlaVineyard } from './weddings/urla-vineyard'

export const orionWeddings: Unranked[] = [sideTempleBeach, kaleiciCourtyard, uchisarSunrise, urlaVineyard]
