import type { LykiaLocale, SeedProduct } from '@/backend/db/seed/types'
import { antalyaOldTownFoodWalk } from './antalya-old-town-food-walk'
import { babadagTandemParagliding } from './babadag-tandem-paragliding'
import { dudenKursunluWaterfalls } from './duden-kursunlu-waterfalls'
import { gocekTwelveIslands } from './gocek-twelve-islands'
import { istanbulOldCityWalk } from './istanbul-old-city-walk'
import { kaputasPataraBeachDay } from './kaputas-patara-beach-day'
import { kasIslandsSmallBoat } from './kas-islands-small-boat'
import { kasMarinaSunsetSail } from './kas-marina-sunset-sail'
import { kekovaSeaKayak } from './kekova-sea-kayak'
import { kekovaSunkenCity } from './kekova-sunken-city'
import { meisWallTryDive } from './meis-wall-try-dive'
import { pamukkaleBarefootMorning } from './pamukkale-barefoot-morning'
import { roseValleyBalloon } from './rose-valley-balloon'
import { sideTempleApolloSunset } from './side-temple-apollo-sunset'
import { termessosOliveOil } from './termessos-olive-oil'

/** The tours of Lykia Tours, by rank. */
export const lykiaTours: SeedProduct<LykiaLocale>[] = [
  kekovaSunkenCity,
  babadagTandemParagliding,
  roseValleyBalloon,
  sideTempleApolloSunset,
  kekovaSeaKayak,
  kasIslandsSmallBoat,
  kasMarinaSunsetSail,
  gocekTwelveIslands,
  meisWallTryDive,
  kaputasPataraBeachDay,
  istanbulOldCityWalk,
  pamukkaleBarefootMorning,
  antalyaOldTownFoodWalk,
  dudenKursunluWaterfalls,
  termessosOliveOil,
]
