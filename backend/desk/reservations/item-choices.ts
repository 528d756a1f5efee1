import type { TransferChoice } from '@/domain/catalogue/kinds/transfer/choice'
import { isLocale } from '@/domain/shared/locales'
import { languageName } from '../../mail/service'
import type { ItemRow } from '../../reservations/service'
import type { DeskContext } from '../context'
import { dayOf, fill } from '../html'
import { titleOf } from './list'

type Item = ItemRow['item']

function rideOf({ texts }: DeskContext, choice: TransferChoice, ends: readonly string[]): string[] {
  const { choices } = texts.reservation
  const { direction, vehicle, quantity, flightNumber, returnRide, luggage, childSeats } = choice
  const flightOf = (number: string | null) => (number === null ? [] : [fill(choices.flight, { number })])
  const way = direction === 'outward' ? ends : [...ends].reverse()
  const when = returnRide === null ? null : `${dayOf(returnRide.date)} · ${returnRide.time}`
  return [
    way.join(' – '),
    `${quantity} × ${texts.vehicles[vehicle]}`,
    ...flightOf(flightNumber),
    ...(when === null ? [] : [fill(choices.back, { when }), ...flightOf(returnRide?.flightNumber ?? null)]),
    fill(choices.luggage, { count: String(luggage) }),
    ...(childSeats === 0 ? [] : [fill(choices.childSeats, { count: String(childSeats) })]),
  ]
}

function choiceOf(context: DeskContext, { choice, places }: Item): string[] {
  const { choices } = context.texts.reservation
  const placeOf = (key: string) => {
    const place = places.find((known) => known.key === key)
    return place ? titleOf(context, place.content) : key
  }
  if (choice === null) return []
  if (choice.kind === 'car') {
    const { pickupOffice, pickupTime, returnOffice, returnTime, driverAge } = choice
    const way = `${placeOf(pickupOffice)} ${pickupTime} – ${placeOf(returnOffice)} ${returnTime}`
    return [way, fill(choices.driverAge, { count: String(driverAge) })]
  }
  if (choice.kind === 'transfer')
    return rideOf(
      context,
      choice,
      places.map(({ content }) => titleOf(context, content)),
    )
  const { guideLanguage } = choice
  return guideLanguage === null || !isLocale(guideLanguage)
    ? []
    : [fill(choices.guide, { language: languageName(guideLanguage, context.locale) })]
}

/** What whoever drives, guides or hands over has to know beyond day and people: extras, ways, flights. */
export function choicesOf(context: DeskContext, { item }: ItemRow): string[] {
  const extras = item.extras.map(({ id, quantity }) => {
    const offered = item.offeredExtras.find((extra) => extra.id === id)
    return `${quantity} × ${offered ? titleOf(context, offered.content) : id}`
  })
  const pickup = item.pickupPlace ? [fill(context.texts.reservation.choices.pickup, { place: item.pickupPlace })] : []
  return [...extras, ...choiceOf(context, item), ...pickup]
}
