import type { OrionLocale, SeedProduct } from '@/backend/db/seed/types'
import { alanyaCastlePirateBoat } from './alanya-castle-pirate-boat'
import { antalyaOldTownEvening } from './antalya-old-town-evening'
import { bodrumBlueBays } from './bodrum-blue-bays'
import { bodrumOnFoot } from './bodrum-on-foot'
import { bodrumWreckDives } from './bodrum-wreck-dives'
import { bosphorusPrivateBoat } from './bosphorus-private-boat'
import { cappadociaThreeDays } from './cappadocia-three-days'
import { derinkuyuIhlara } from './derinkuyu-ihlara'
import { dimCaveRiverLunch } from './dim-cave-river-lunch'
import { ephesusTerraceHouses } from './ephesus-terrace-houses'
import { grandBazaarCraftsman } from './grand-bazaar-craftsman'
import { hierapolisNight } from './hierapolis-night'
import { kopruluRafting } from './koprulu-rafting'
import { loveValleyBalloon } from './love-valley-balloon'
import { manavgatWaterfallBazaar } from './manavgat-waterfall-bazaar'
import { pamukkaleAphrodisiasTwoDays } from './pamukkale-aphrodisias-two-days'
import { pamukkaleSalda } from './pamukkale-salda'
import { pergeAspendos } from './perge-aspendos'
import { prieneMiletusDidyma } from './priene-miletus-didyma'
import { sapadereJeep } from './sapadere-jeep'
import { sinanAndHamam } from './sinan-and-hamam'
import { sirinceWineVillage } from './sirince-wine-village'
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
]
