import { hireOf, rideOf } from '@/domain/basket/choice-of'
import type { BasketItem } from '@/domain/basket/schema'
import { hasDepartures } from '@/domain/catalogue/kinds/traits'
import type { Locale } from '@/domain/shared/locales'
import { carCodec, NO_HIRE } from './car-choice'
import { toSearch } from './choice-query'
import { getItemPath } from './item-titles'
import { REPLACES } from './replaces'
import { stayCodec } from './stay-choice'
import { tourCodec } from './tour-choice'
import { NO_RIDE, transferCodec } from './transfer-choice'

function toItemSearch({ date, endDate, session, pax, extras, choice, kind }: BasketItem): string {
  const hire = hireOf(choice)
  if (hire) return toSearch(carCodec, { ...NO_HIRE, ...hire, date, endDate, extras }, '')
  const booked = rideOf(choice)
  if (booked) {
    const { flightNumber, returnRide } = booked
    const ride = {
      ...NO_RIDE,
      ...booked,
      date,
      pax,
      extras,
      flight: flightNumber ?? '',
      isReturn: returnRide !== null,
      backDate: returnRide?.date ?? null,
      backTime: returnRide?.time ?? null,
      backFlight: returnRide?.flightNumber ?? '',
    }
    return toSearch(transferCodec, ride, '')
  }
  if (hasDepartures(kind)) return toSearch(tourCodec, { date, session, pax, extras }, '')
  return toSearch(stayCodec, { date, endDate, pax, extras }, '')
}

/** Path of the product's page with all choices filled in. Adding to the basket there replaces the item. */
export function getEditPath(item: BasketItem, locale: Locale): string {
  const query = new URLSearchParams(toItemSearch(item))
  query.set(REPLACES, item.key)
  return `${getItemPath(item, locale)}?${query.toString().replaceAll('%3A', ':').replaceAll('%2C', ',')}`
}
