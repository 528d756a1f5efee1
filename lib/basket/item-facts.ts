import type { createTranslator, Messages } from 'next-intl'
import { getHire, lengthOf } from '@/domain/availability/stay-period'
import type { CarChoice, TransferChoice } from '@/domain/basket/choice-schema'
import type { BasketItem } from '@/domain/basket/schema'
import { personsOf } from '@/domain/basket/selection'
import { getServiceTimes, type ServiceItem } from '@/domain/basket/service-times'
import { namePlace } from '@/domain/catalogue/shared/place-names'
import { capitalise, formatDay } from '@/domain/dates/day-words'
import { daysBetween, type PlainDate } from '@/domain/dates/plain-date'
import { commaOf, type Locale } from '@/domain/shared/locales'

type ItemText = ReturnType<typeof createTranslator<Messages, 'basket.item'>>
type VehicleText = ReturnType<typeof createTranslator<Messages, 'basket.vehicles'>>

export interface ItemTexts {
  t: ItemText
  vehicles: VehicleText
  locale: Locale
}

type Item = ServiceItem & Pick<BasketItem, 'unit' | 'pax' | 'places'>

/** What stands for an item wherever it is shown: when it is, who comes, and what else was chosen. */
export interface ItemFacts {
  when: string
  /** How long it lasts; null where the times say so. */
  length: string | null
  /** Null where the party is told by age bands, as of a tour. */
  party: string | null
  choices: string[]
}

/** No row of a narrow page ends or begins with the dash: a row may end behind one, even before a space that joins, so a joiner follows it. */
const TO = '\u00a0–\u2060\u00a0'

const withTime = (date: PlainDate, locale: Locale, ...times: (string | null)[]) => {
  const day = formatDay(date, locale)
  const clock = times.filter((time) => time !== null).join(TO)
  return clock === '' ? day : `${day}${commaOf(locale)}${clock}`
}

function describeCar(item: Item, choice: CarChoice, { t, locale }: ItemTexts): ItemFacts {
  const { date, endDate, places } = item
  const { driverAge, pickupOffice, pickupTime, returnOffice, returnTime } = choice
  const titleOf = (key: string) => namePlace(places, key, locale, locale).title
  const hire = getHire({ date, endDate, pickupTime, returnTime })
  const end = withTime(endDate ?? date, locale, returnTime)
  const offices = [t('pickup', { place: titleOf(pickupOffice) })]
  if (returnOffice !== pickupOffice) offices.push(t('giveBack', { place: titleOf(returnOffice) }))
  return {
    when: `${withTime(date, locale, pickupTime)} – ${end}`,
    length: hire && t('days', { count: lengthOf(hire.paid) }),
    party: null,
    choices: [...offices, t('driver', { age: driverAge })],
  }
}

function describeRide(item: Item, choice: TransferChoice, { t, vehicles, locale }: ItemTexts): ItemFacts {
  const { date, pax, places } = item
  const { childSeats, direction, flightNumber, luggage, quantity, returnRide, time } = choice
  const titles = places.map(({ key }) => namePlace(places, key, locale, locale).title)
  const [from, to] = direction === 'outward' ? titles : [...titles].reverse()
  const vehicle = vehicles(choice.vehicle)
  const choices = [
    from !== undefined && to !== undefined ? t('route', { from, to }) : null,
    quantity > 1 ? `${quantity} × ${vehicle}` : vehicle,
    flightNumber === null ? null : t('flight', { number: flightNumber }),
    luggage > 0 ? t('cases', { count: luggage }) : null,
    childSeats > 0 ? t('childSeats', { count: childSeats }) : null,
    returnRide && t('back', { when: withTime(returnRide.date, locale, returnRide.time) }),
    returnRide?.flightNumber ? t('flight', { number: returnRide.flightNumber }) : null,
  ]
  return {
    when: withTime(date, locale, time),
    length: null,
    party: t('passengers', { count: personsOf(pax) }),
    choices: choices.filter((text) => text !== null),
  }
}

function describeStay(item: Item, { t, locale }: ItemTexts): ItemFacts {
  const { kind, date, endDate, startTime, endTime, unit, pax } = item
  const party = t('guests', { count: personsOf(pax) })
  if (endDate === null || endDate === date) {
    return { when: withTime(date, locale, startTime, endTime), length: null, party, choices: [] }
  }
  const nights = daysBetween(date, endDate)
  const length =
    kind === 'villa'
      ? t('nights', { count: nights })
      : unit === 'week'
        ? t('weeks', { count: nights / 7 })
        : t('days', { count: nights + 1 })
  return { when: `${formatDay(date, locale)} – ${formatDay(endDate, locale)}`, length, party, choices: [] }
}

function describeTour(item: Item, { t, locale }: ItemTexts): ItemFacts {
  const { date, durationDays = 1, endTime, session } = item
  if (durationDays === 1)
    return { when: withTime(date, locale, session, session && endTime), length: null, party: null, choices: [] }
  const { end } = getServiceTimes(item)
  const when = `${withTime(date, locale, session)} – ${withTime(end.date, locale, session && end.time)}`
  return { when, length: t('days', { count: durationDays }), party: null, choices: [] }
}

function describeItem(item: Item, texts: ItemTexts): ItemFacts {
  const { choice, kind } = item
  if (choice?.kind === 'car') return describeCar(item, choice, texts)
  if (choice?.kind === 'transfer') return describeRide(item, choice, texts)
  if (kind !== 'tour') return describeStay(item, texts)
  return describeTour(item, texts)
}

/** An item in the words of its kind; `when` as it begins a line. */
export function buildItemFacts(item: Item, texts: ItemTexts): ItemFacts {
  const facts = describeItem(item, texts)
  return { ...facts, when: capitalise(facts.when, texts.locale) }
}
