import type { OrionLocale } from '@/backend/db/seed/types'
import type { Unranked } from '../../shared/entry'
import { alacatiMasticHouse } from './villas/alacati-mastic-house'
import { belekFairwayVilla } from './villas/belek-fairway-villa'
import { dalyanRiverHouse } from './villas/dalyan-river-house'
import { goynukCedarVilla } from './villas/goynuk-cedar-villa'
import { gundoganBayEstate } from './villas/gundogan-bay-estate'
import { kaleiciTownHouse } from './villas/kaleici-town-house'
import { kargicakOliveTerrace } from './villas/kargicak-olive-terrace'
import { midyatSilverHouse } from './villas/midyat-silver-house'
import { ortahisarCaveHouse } from './villas/ortahisar-cave-house'
import { sirinceVineyardHouse } from './villas/sirince-vineyard-house'
import { sorgunPineHouse } from './villas/sorgun-pine-house'
import { yalikavakMillHouse } from './villas/yalikavak-mill-house'

export const orionVillas: Unranked<OrionLocale>[] = [
  kargicakOliveTerrace,
  yalikavakMillHouse,
  belekFairwayVilla,
  ortahisarCaveHouse,
  sorgunPineHouse,
  dalyanRiverHouse,
  alacatiMasticHouse,
  sirinceVineyardHouse,
  goynukCedarVilla,
  kaleiciTownHouse,
  gundoganBayEstate,
  midyatSilverHouse,
]
