import type { createTranslator, Messages } from 'next-intl'
import { capitalise, formatDay } from '@/domain/dates/day-words'
import type { PlainDate } from '@/domain/dates/plain-date'
import {
  type FactGroup,
  findFact,
  type ItemFact,
  listFacts,
  type MeetingPoint,
  writePoint,
} from '@/domain/reservations/item-fact'
import { findTimes, type SummaryItem, summariseItem } from '@/domain/reservations/item-summary'
import { commaOf, type Locale } from '@/domain/shared/locales'

type ItemText = ReturnType<typeof createTranslator<Messages, 'basket.item'>>
type PeopleText = ReturnType<typeof createTranslator<Messages, 'basket.people'>>
type VehicleText = ReturnType<typeof createTranslator<Messages, 'basket.vehicles'>>

export interface ItemTexts {
  t: ItemText
  people: PeopleText
  vehicles: VehicleText
  locale: Locale
  /** The tenant's default language, used for missing translations; any other if it is unknown. */
  fallback?: Locale
}

/** Description of an item, the same on every page: the facts of `summariseItem` as text. */
export interface ItemFacts {
  title: string
  when: string
  /** Duration; null if the times show it. */
  length: string | null
  /** Null for a car, whose driver is listed in `choices`. */
  party: string | null
  /** Place where the party is picked up or met. */
  pickup: string | null
  meetingPoint: string | null
  choices: string[]
  extras: string[]
  campaign: string | null
  damageDeposit: Extract<ItemFact, { fact: 'damageDeposit' }> | null
}

/**
 * Prevents line breaks around the dash. A line may break after a dash even before a no-break space, so a word joiner
 * follows it.
 */
const TO = '\u00a0–\u2060\u00a0'

const withTime = (date: PlainDate, locale: Locale, ...times: (string | null)[]) => {
  const day = formatDay(date, locale)
  const clock = times.filter((time) => time !== null).join(TO)
  return clock === '' ? day : `${day}${commaOf(locale)}${clock}`
}

function writeSpan({ start, end }: ReturnType<typeof findTimes>, locale: Locale): string {
  if (end === null || end.date === null) return withTime(start.date, locale, start.time, end?.time ?? null)
  return `${withTime(start.date, locale, start.time)} – ${withTime(end.date, locale, end.time)}`
}

/** Days and hours of a service, formatted for the beginning of a line. */
export const writeTimes = (item: Parameters<typeof findTimes>[0], locale: Locale): string =>
  capitalise(writeSpan(findTimes(item), locale), locale)

/** Formats a fact; empty for amounts, which the pages format. */
function writeFact(fact: ItemFact, { t, people, vehicles, locale }: ItemTexts): string {
  switch (fact.fact) {
    case 'times':
      return capitalise(writeSpan(fact, locale), locale)
    case 'party':
      return (['adult', 'child', 'infant'] as const)
        .filter((band) => fact.pax[band] > 0)
        .map((band) => people(band, { count: fact.pax[band] }))
        .join(people('comma'))
    case 'pickup':
      return fact.place
    case 'meetingPoint':
      return writePoint(fact.point)
    case 'route':
      return t('route', { from: fact.from, to: fact.to })
    case 'vehicle':
      return fact.quantity > 1 ? `${fact.quantity} × ${vehicles(fact.vehicle)}` : vehicles(fact.vehicle)
    case 'flight':
    case 'returnFlight':
      return t('flight', { number: fact.number })
    case 'luggage':
      return t('cases', { count: fact.count })
    case 'childSeats':
      return t('childSeats', { count: fact.count })
    case 'returnRide':
      return t('back', { when: withTime(fact.date, locale, fact.time) })
    case 'pickupOffice':
      return t('pickup', { place: fact.place })
    case 'returnOffice':
      return t('giveBack', { place: fact.place })
    case 'driver':
      return t('driver', { age: fact.age })
    case 'guide':
      return t('guide', { language: new Intl.DisplayNames([locale], { type: 'language' }).of(fact.language) ?? '' })
    case 'extra':
      return `${fact.quantity} × ${fact.title}`
    case 'campaign':
      return fact.label
    case 'damageDeposit':
      return ''
  }
}

/** Describes an item of any kind; `when` is formatted for the beginning of a line. */
export function buildItemFacts(
  item: SummaryItem,
  texts: ItemTexts,
  meetingPoint: MeetingPoint | null = null,
): ItemFacts {
  const { locale, fallback = locale, t } = texts
  const summary = summariseItem(item, { locale, fallback, meetingPoint })
  const write = (group: FactGroup) => listFacts(summary, group).map((fact) => writeFact(fact, texts))
  const find = (name: 'pickup' | 'meetingPoint') => {
    const fact = findFact(summary, name)
    return fact ? writeFact(fact, texts) : null
  }
  const length = findFact(summary, 'times')?.length ?? null
  const [when = ''] = write('when')
  const [party = null] = write('party')
  const [campaign = null] = write('campaign')
  return {
    title: summary.title,
    when,
    length: length && t(length.unit, { count: length.count }),
    party,
    pickup: find('pickup'),
    meetingPoint: find('meetingPoint'),
    choices: write('choice'),
    extras: write('extra'),
    campaign,
    damageDeposit: findFact(summary, 'damageDeposit') ?? null,
  }
}
