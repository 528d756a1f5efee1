import type { LykiaLocale, SeedProduct } from '@/backend/db/seed/types'
import { antalyaOldTownFoodWalk } from './antalya-old-town-food-walk'
import { aphrodisiasEphesusTwoDays } from './aphrodisias-ephesus-two-days'
import { babadagTandemParagliding } from './babadag-tandem-paragliding'
import { bodrumTirhandilPrivate } from './bodrum-tirhandil-private'
import { bosphorusFerryBreakfast } from './bosphorus-ferry-breakfast'
import { buyukadaFerryBicycle } from './buyukada-ferry-bicycle'
import { cabinGuletDemreFethiye } from './cabin-gulet-demre-fethiye'
import { cappadociaByPlane } from './cappadocia-by-plane'
import { cappadociaPrivateJeep } from './cappadocia-private-jeep'
import { chimaeraFlamesOlympos } from './chimaera-flames-olympos'
import { dalyanRiverKaunos } from './dalyan-river-kaunos'
import { dudenKursunluWaterfalls } from './duden-kursunlu-waterfalls'
import { ephesusFirstHour } from './ephesus-first-hour'
import { etrimWeavers } from './etrim-weavers'
import { fethiyeMarketCooking } from './fethiye-market-cooking'
import { gocekPrivateBoat } from './gocek-private-boat'
import { gocekTwelveIslands } from './gocek-twelve-islands'
import { istanbulOldCityWalk } from './istanbul-old-city-walk'
import { istanbulToCoastFiveDays } from './istanbul-to-coast-five-days'
import { kadikoyFoodWalk } from './kadikoy-food-walk'
import { kaputasPataraBeachDay } from './kaputas-patara-beach-day'
import { kasIslandsSmallBoat } from './kas-islands-small-boat'
import { kasMarinaSunsetSail } from './kas-marina-sunset-sail'
import { kasThreeDaysDiving } from './kas-three-days-diving'
import { kayakoyRockTombs } from './kayakoy-rock-tombs'
import { kekovaSeaKayak } from './kekova-sea-kayak'
import { kekovaSunkenCity } from './kekova-sunken-city'
import { lycianWayFourStages } from './lycian-way-four-stages'
import { manavgatBoatAspendos } from './manavgat-boat-aspendos'
import { meisWallTryDive } from './meis-wall-try-dive'
import { pamukkaleBarefootMorning } from './pamukkale-barefoot-morning'
import { pamukkaleSaldaTwoDays } from './pamukkale-salda-two-days'
import { phaselisTahtaliCableCar } from './phaselis-tahtali-cable-car'
import { roseValleyBalloon } from './rose-valley-balloon'
import { saklikentGorge } from './saklikent-gorge'
import { sideTempleApolloSunset } from './side-temple-apollo-sunset'
import { sideTurtleBeachEvening } from './side-turtle-beach-evening'
import { termessosOliveOil } from './termessos-olive-oil'
import { undergroundCityIhlara } from './underground-city-ihlara'
import { xanthosLetoonPatara } from './xanthos-letoon-patara'

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
  xanthosLetoonPatara,
  saklikentGorge,
  chimaeraFlamesOlympos,
  phaselisTahtaliCableCar,
  ephesusFirstHour,
  aphrodisiasEphesusTwoDays,
  bodrumTirhandilPrivate,
  etrimWeavers,
  dalyanRiverKaunos,
  lycianWayFourStages,
  cabinGuletDemreFethiye,
  cappadociaPrivateJeep,
  kasThreeDaysDiving,
  fethiyeMarketCooking,
  buyukadaFerryBicycle,
  istanbulToCoastFiveDays,
]
