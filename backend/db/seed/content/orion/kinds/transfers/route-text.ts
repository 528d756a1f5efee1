import type { OrionLocale } from '@/backend/db/seed/types'
import { orionPlaces } from '../../places'
import type { Words } from '../rest-entry'
import { arabicText } from './phrases-ar'
import { englishText, germanText } from './phrases-de-en'
import { dutchText } from './phrases-nl'
import { russianText, turkishText } from './phrases-tr-ru'
import type { Route } from './routes'
import { RIDES_AR } from './words-ar'
import { RIDES_DE } from './words-de'
import { RIDES_EN } from './words-en'
import { RIDES_NL } from './words-nl'
import { RIDES_RU } from './words-ru'
import { RIDES_TR } from './words-tr'

/** Summary, what the ride is like, and one highlight. */
export type RouteWords = readonly [summary: string, ride: string, sight: string]

/** What a language's sentences are built from; names stand as they are in the list of places, never inflected. */
export interface RideFacts {
  airport: string
  town: string
  words: RouteWords
  kilometres: number
  minutes: number
  /** Long enough for a pause on the way. */
  isLong: boolean
  fromKey: Route['from']
}

const LONG_RIDE = 90

const RIDES = { de: RIDES_DE, en: RIDES_EN, tr: RIDES_TR, ru: RIDES_RU, nl: RIDES_NL, ar: RIDES_AR }
const TEXTS = {
  de: germanText,
  en: englishText,
  tr: turkishText,
  ru: russianText,
  nl: dutchText,
  ar: arabicText,
}

/** The list says 'Antalya, old town'; a title takes the quarter's own name. */
const KALEICI: Record<OrionLocale, string> = {
  de: 'Kaleiçi',
  en: 'Kaleiçi',
  tr: 'Kaleiçi',
  ru: 'Калеичи',
  nl: 'Kaleiçi',
  ar: 'كاليتشي',
}

/** The airport's code and the details after a comma are for lists, not for sentences. */
function nameOf(key: string, locale: OrionLocale): string {
  const place = orionPlaces.find((each) => each.key === key)
  if (!place) throw new Error(`no place '${key}'`)
  return place.title[locale].replace(/ \([A-Z]{3}\)$/, '').replace(/,.*$/, '')
}

export function routeTexts(route: Route): Record<OrionLocale, Words> {
  const textIn = (locale: OrionLocale): Words =>
    TEXTS[locale]({
      airport: nameOf(route.from, locale),
      town: route.key === 'kaleici' ? KALEICI[locale] : nameOf(route.to, locale),
      words: RIDES[locale][route.key],
      kilometres: route.kilometres,
      minutes: route.minutes,
      isLong: route.minutes >= LONG_RIDE,
      fromKey: route.from,
    })
  return { de: textIn('de'), en: textIn('en'), tr: textIn('tr'), ru: textIn('ru'), nl: textIn('nl'), ar: textIn('ar') }
}
