import type { Scene } from './kit/scene'
import { airport } from './scenes/airport'
import { alanya } from './scenes/alanya'
import { antalya } from './scenes/antalya'
import { antalyanight } from './scenes/antalyanight'
import { bodrum } from './scenes/bodrum'
import { cabin } from './scenes/cabin'
import { canyon, gorge } from './scenes/canyon'
import { cappadocia, cappadociasnow } from './scenes/cappadocia'
import { coastroad } from './scenes/coastroad'
import { diving } from './scenes/diving'
import { ephesus } from './scenes/ephesus'
import { fethiye } from './scenes/fethiye'
import { foodterrace } from './scenes/foodterrace'
import { gardenvilla } from './scenes/gardenvilla'
import { gocek } from './scenes/gocek'
import { guletScene } from './scenes/gulet'
import { hammam } from './scenes/hammam'
import { istanbul } from './scenes/istanbul'
import { jeepsafari } from './scenes/jeepsafari'
import { kaputas } from './scenes/kaputas'
import { kekova } from './scenes/kekova'
import { motoryacht } from './scenes/motoryacht'
import { oldtown } from './scenes/oldtown'
import { oludeniz } from './scenes/oludeniz'
import { pamukkale } from './scenes/pamukkale'
import { quadScene } from './scenes/quad'
import { cabrio, rental, sedan, suv } from './scenes/rental'
import { side } from './scenes/side'
import { spapool } from './scenes/spapool'
import { goldenhouse, stonetown, stonevilla, village, whitehouse } from './scenes/stonevilla'
import { checkroom, dentalroom, eyeroom } from './scenes/treatment'
import { villa } from './scenes/villa'
import { waterfall } from './scenes/waterfall'
import { gardenwedding, wedding } from './scenes/wedding'
import { yachtdeck } from './scenes/yachtdeck'

const TABLE = {
  airport,
  alanya,
  antalya,
  antalyanight,
  bodrum,
  cabin,
  canyon,
  cappadocia,
  cappadociasnow,
  checkroom,
  coastroad,
  dentalroom,
  diving,
  ephesus,
  eyeroom,
  fethiye,
  foodterrace,
  gardenvilla,
  gardenwedding,
  gocek,
  goldenhouse,
  gorge,
  gulet: guletScene,
  hammam,
  istanbul,
  jeepsafari,
  kaputas,
  kekova,
  motoryacht,
  oldtown,
  oludeniz,
  pamukkale,
  quad: quadScene,
  rental,
  cabrio,
  sedan,
  suv,
  side,
  spapool,
  stonetown,
  stonevilla,
  villa,
  village,
  waterfall,
  wedding,
  whitehouse,
  yachtdeck,
} satisfies Readonly<Record<string, Scene>>

export type SceneName = keyof typeof TABLE

export const SCENES: readonly SceneName[] = Object.keys(TABLE).filter(isSceneName)

export function isSceneName(name: string): name is SceneName {
  return Object.hasOwn(TABLE, name)
}

export function sceneOf(name: SceneName): Scene {
  return TABLE[name]
}
