import type { LykiaLocale, SeedProduct } from '@/backend/db/seed/types'
import { antalyaOldTownFoodWalk } from './antalya-old-town-food-walk'
import { babadagTandemParagliding } from './babadag-tandem-paragliding'
import { bosphorusFerryBreakfast } from './bosphorus-ferry-breakfast'
import { cappadociaByPlane } from './cappadocia-by-plane'
import { dudenKursunluWaterfalls } from './duden-kursunlu-waterfalls'
import { gocekPrivateBoat } from './gocek-private-boat'
import { gocekTwelveIslands } from './gocek-twelve-islands'
import { istanbulOldCityWalk } from './istanbul-old-city-walk'
import { kadikoyFoodWalk } from './kadikoy-food-walk'
import { kaputasPataraBeachDay } from './kaputas-patara-beach-day'
import { kasIslandsSmallBoat } from './kas-islands-small-boat'
import { kasMarinaSunsetSail } from './kas-marina-sunset-sail'
import { kayakoyRockTombs } from './kayakoy-rock-tombs'
import { kekovaSeaKayak } from './kekova-sea-kayak'
import { kekovaSunkenCity } from './kekova-sunken-city'
import { manavgatBoatAspendos } from './manavgat-boat-aspendos'
import { meisWallTryDive } from './meis-wall-try-dive'
import { pamukkaleBarefootMorning } from './pamukkale-barefoot-morning'
import { pamukkaleSaldaTwoDays } from './pamukkale-salda-two-days'
import { roseValleyBalloon } from './rose-valley-balloon'
import { sideTempleApolloSunset } from './side-temple-apollo-sunset'
import { sideTurtleBeachEvening } from './side-turtle-beach-evening'
import { termessosOliveOil } from './termessos-olive-oil'
import { undergroundCityIhlara } from './underground-city-ihlara'

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
  kayakoyRockTombs,
  gocekPrivateBoat,
  manavgatBoatAspendos,
  sideTurtleBeachEvening,
  undergroundCityIhlara,
  cappadociaByPlane,
  pamukkaleSaldaTwoDays,
  bosphorusFerryBreakfast,
  kadikoyFoodWalk,
]
