import type { Place } from '../kit/palette'
import * as green from './green'
import type { Outlook } from './ground'
import * as place from './place'
import { river } from './river'
import * as sea from './sea'
import * as stone from './stone'

/** Landscapes by name. */
export const OUTLOOKS = {
  coast: sea.coast,
  cliff: sea.cliffs,
  lagoon: sea.lagoon,
  marina: sea.marina,
  beach: sea.beach,
  island: sea.island,
  whitetown: sea.whitetown,
  castle: sea.castleRock,
  mills: sea.mills,
  temple: sea.temple,
  dunes: sea.dunes,
  mountain: green.mountain,
  forest: green.forestRoad,
  golf: green.golf,
  orchard: green.orchard,
  olives: green.olives,
  fields: green.fields,
  vines: green.vines,
  river,
  ruins: stone.ruins,
  canyon: stone.canyon,
  hilltown: stone.hilltown,
  snow: stone.snow,
  bridge: stone.bridge,
  aqueduct: stone.aqueduct,
  lakeside: green.lakeside,
  garden: green.garden,
  chimneys: place.chimneys,
  valley: place.valley,
  terraces: place.terraces,
  gate: place.gate,
  city: place.city,
  roofs: place.roofs,
} satisfies Readonly<Record<string, Outlook>>

export type OutlookName = keyof typeof OUTLOOKS

/** Palettes of the outlooks that have one of their own. */
export const OUTLOOK_PLACES: Readonly<Record<string, Place>> = {
  lagoon: 'lagoon',
  temple: 'antique',
  aqueduct: 'antique',
  ruins: 'antalya',
  castle: 'antalya',
  gate: 'antalya',
  mountain: 'taurus',
  canyon: 'taurus',
  forest: 'taurus',
  chimneys: 'cappadocia',
  valley: 'cappadocia',
  bridge: 'cappadocia',
  terraces: 'pamukkale',
  snow: 'winter',
  city: 'city',
}

export function outlookOf(name: string | undefined, missing: OutlookName): Outlook {
  return name !== undefined && Object.hasOwn(OUTLOOKS, name) ? OUTLOOKS[name as OutlookName] : OUTLOOKS[missing]
}
