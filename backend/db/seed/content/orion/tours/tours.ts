import type { OrionLocale, SeedProduct } from '@/backend/db/seed/types'
import { alacatiWindsurfTwoDays } from './alacati-windsurf-two-days'
import { alanyaCastlePirateBoat } from './alanya-castle-pirate-boat'
import { antalyaOldTownEvening } from './antalya-old-town-evening'
import { balatPhotoWalkPrivate } from './balat-photo-walk-private'
import { bodrumBlueBays } from './bodrum-blue-bays'
import { bodrumOnFoot } from './bodrum-on-foot'
import { bodrumWreckDives } from './bodrum-wreck-dives'
import { bosphorusPrivateBoat } from './bosphorus-private-boat'
import { cappadociaThreeDays } from './cappadocia-three-days'
import { datcaKnidosThreeDays } from './datca-knidos-three-days'
import { derinkuyuIhlara } from './derinkuyu-ihlara'
import { dimCaveRiverLunch } from './dim-cave-river-lunch'
import { ekincikCavesPrivateBoat } from './ekincik-caves-private-boat'
import { ephesusTerraceHouses } from './ephesus-terrace-houses'
import { erciyesSkiFourDays } from './erciyes-ski-four-days'
import { euphratesTigrisFiveDays } from './euphrates-tigris-five-days'
import { gazipasaAntiochiaPools } from './gazipasa-antiochia-pools'
import { gobeklitepeUrfa } from './gobeklitepe-urfa'
import { goynukCanyon } from './goynuk-canyon'
import { grandBazaarCraftsman } from './grand-bazaar-craftsman'
import { hierapolisNight } from './hierapolis-night'
import { kemeraltiSephardicBazaar } from './kemeralti-sephardic-bazaar'
import { kopruluRafting } from './koprulu-rafting'
import { koycegizKayakSprings } from './koycegiz-kayak-springs'
import { loveValleyBalloon } from './love-valley-balloon'
import { manavgatWaterfallBazaar } from './manavgat-waterfall-bazaar'
import { mardinSilverAndStone } from './mardin-silver-and-stone'
import { ormanaAltinbesikCave } from './ormana-altinbesik-cave'
import { pamukkaleAphrodisiasTwoDays } from './pamukkale-aphrodisias-two-days'
import { pamukkaleSalda } from './pamukkale-salda'
import { pergamonAsklepieion } from './pergamon-asklepieion'
import { pergeAspendos } from './perge-aspendos'
import { prieneMiletusDidyma } from './priene-miletus-didyma'
import { sagalassosMountainCity } from './sagalassos-mountain-city'
import { sapadereJeep } from './sapadere-jeep'
import { sinanAndHamam } from './sinan-and-hamam'
import { sirinceWineVillage } from './sirince-wine-village'
import { suluadaBoatDay } from './suluada-boat-day'
import { taurusQuadSafari } from './taurus-quad-safari'
import { tekirovaFirstDives } from './tekirova-first-dives'

/** The day tours, boat trips and round trips of Orion Reisen, by rank. */
export const orionTours: SeedProduct<OrionLocale>[] = [
  loveValleyBalloon,
  antalyaOldTownEvening,
  bodrumBlueBays,
  ephesusTerraceHouses,
  kopruluRafting,
  bosphorusPrivateBoat,
  hierapolisNight,
  pergeAspendos,
  alanyaCastlePirateBoat,
  cappadociaThreeDays,
  grandBazaarCraftsman,
  manavgatWaterfallBazaar,
  sirinceWineVillage,
  dimCaveRiverLunch,
  tekirovaFirstDives,
  pamukkaleSalda,
  bodrumOnFoot,
  taurusQuadSafari,
  sinanAndHamam,
  derinkuyuIhlara,
  prieneMiletusDidyma,
  sapadereJeep,
  pamukkaleAphrodisiasTwoDays,
  bodrumWreckDives,
  goynukCanyon,
  suluadaBoatDay,
  pergamonAsklepieion,
  kemeraltiSephardicBazaar,
  alacatiWindsurfTwoDays,
  gobeklitepeUrfa,
  euphratesTigrisFiveDays,
  mardinSilverAndStone,
  ekincikCavesPrivateBoat,
  koycegizKayakSprings,
  erciyesSkiFourDays,
  balatPhotoWalkPrivate,
  datcaKnidosThreeDays,
  sagalassosMountainCity,
  ormanaAltinbesikCave,
  gazipasaAntiochiaPools,
]
