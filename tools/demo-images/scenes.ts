import type { Scene } from './kit/scene'
import { airport } from './scenes/airport'
import { alanya } from './scenes/alanya'
import { antalya } from './scenes/antalya'
import { antalyanight } from './scenes/antalyanight'
import { stones, theatre } from './scenes/antiquity'
import { arrivals, boot } from './scenes/arriving'
import { balloons } from './scenes/balloons'
import { bath } from './scenes/bath'
import { bedroom } from './scenes/bedroom'
import { bodrum } from './scenes/bodrum'
import { cabin } from './scenes/cabin'
import { canyon, gorge } from './scenes/canyon'
import { cappadocia, cappadociasnow } from './scenes/cappadocia'
import { cave } from './scenes/cave'
import { clinic } from './scenes/clinic'
import { coastroad } from './scenes/coastroad'
import { diving } from './scenes/diving'
import { ephesus } from './scenes/ephesus'
import { fethiye } from './scenes/fethiye'
import { foodterrace } from './scenes/foodterrace'
import { gardenvilla } from './scenes/gardenvilla'
import { ghosttown } from './scenes/ghosttown'
import { gocek } from './scenes/gocek'
import { guletScene } from './scenes/gulet'
import { hammam } from './scenes/hammam'
import { farmhouse, millhouse, riverhouse, woodhouse } from './scenes/houses-country'
import { cubehouse, jettyhouse, ranchhouse } from './scenes/houses-modern'
import { cavehouse, cliffhouse, townhouse } from './scenes/houses-rock'
import { bayhouse, kashouse, walledhouse } from './scenes/houses-street'
import { castleviewhouse, golfhouse, oakhouse } from './scenes/houses-terrace'
import { ihlara } from './scenes/ihlara'
import { dashboard, inside } from './scenes/in-the-car'
import { istanbul } from './scenes/istanbul'
import { jeepsafari } from './scenes/jeepsafari'
import { kaputas } from './scenes/kaputas'
import { kayakScene } from './scenes/kayak'
import { kekova } from './scenes/kekova'
import { kitchen } from './scenes/kitchen'
import { bazaar, market } from './scenes/markets'
import { motoryacht } from './scenes/motoryacht'
import { oldtown } from './scenes/oldtown'
import { oludeniz } from './scenes/oludeniz'
import { flames, path } from './scenes/outdoors'
import { pamukkale } from './scenes/pamukkale'
import { princeisland } from './scenes/princeisland'
import { quadScene } from './scenes/quad'
import { rental } from './scenes/rental'
import { ride } from './scenes/ride'
import { rivermouth } from './scenes/rivermouth'
import { decktable, sail } from './scenes/sailing'
import { lake, reedriver, turtle } from './scenes/shores'
import { side } from './scenes/side'
import { ski } from './scenes/ski'
import { spapool } from './scenes/spapool'
import { springs } from './scenes/springs'
import { goldenhouse, stonevilla } from './scenes/stonevilla'
import { strait } from './scenes/strait'
import { surf } from './scenes/surf'
import { terrace } from './scenes/terrace'
import { checkroom, dentalroom, eyeroom } from './scenes/treatment'
import { underground } from './scenes/underground'
import { villa } from './scenes/villa'
import { waterfall } from './scenes/waterfall'
import {
  gardenwedding,
  wedding,
  weddingchimneys,
  weddingcourt,
  weddingcove,
  weddingruin,
  weddingvines,
} from './scenes/wedding'
import { weddingdeck } from './scenes/weddingdeck'
import { weddingcake, weddingtable } from './scenes/weddingtable'
import { yachtdeck } from './scenes/yachtdeck'

const TABLE = {
  balloons,
  bazaar,
  cave,
  flames,
  kayak: kayakScene,
  lake,
  market,
  path,
  reedriver,
  ski,
  stones,
  strait,
  surf,
  underground,
  theatre,
  turtle,
  arrivals,
  boot,
  dashboard,
  decktable,
  inside,
  sail,
  airport,
  alanya,
  antalya,
  antalyanight,
  bath,
  kitchen,
  terrace,
  bedroom,
  bodrum,
  cabin,
  canyon,
  cappadocia,
  cappadociasnow,
  bayhouse,
  castleviewhouse,
  golfhouse,
  kashouse,
  oakhouse,
  walledhouse,
  cavehouse,
  checkroom,
  cliffhouse,
  clinic,
  cubehouse,
  farmhouse,
  jettyhouse,
  millhouse,
  ranchhouse,
  riverhouse,
  rivermouth,
  townhouse,
  woodhouse,
  coastroad,
  dentalroom,
  diving,
  ephesus,
  eyeroom,
  fethiye,
  foodterrace,
  gardenvilla,
  gardenwedding,
  ghosttown,
  gocek,
  goldenhouse,
  gorge,
  gulet: guletScene,
  hammam,
  ihlara,
  istanbul,
  jeepsafari,
  kaputas,
  kekova,
  motoryacht,
  oldtown,
  oludeniz,
  pamukkale,
  princeisland,
  quad: quadScene,
  rental,
  ride,
  side,
  spapool,
  springs,
  stonevilla,
  villa,
  waterfall,
  wedding,
  weddingcake,
  weddingchimneys,
  weddingcourt,
  weddingcove,
  weddingdeck,
  weddingruin,
  weddingtable,
  weddingvines,
  yachtdeck,
} satisfies Readonly<Record<string, Scene>>

export type SceneName = keyof typeof TABLE

export function sceneOf(name: SceneName): Scene {
  return TABLE[name]
}
