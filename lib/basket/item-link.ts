import type { BasketItem } from '@/domain/basket/schema'
import type { Locale } from '@/domain/shared/locales'
import { carCodec, NO_HIRE } from './car-choice'
import { toSearch } from './choice-query'
import { getItemPath } from './item-titles'
import { REPLACES } from './replaces'
import { stayCodec } from './stay-choice'
import { tourCodec } from './tour-choice'
import { NO_RIDE, transferCodec } from './transfer-choice'

function toItemSearch({ date, endDate, session, pax, extras, choice, kind }: BasketItem): string {
  if (choice?.kind === 'car') return toSearch(carCodec, { ...NO_HIRE, ...choice, date, endDate, extras }, '')
  if (choice?.kind === 'transfer') {
    const { flightNumber, returnRide } = choice
    const ride = {
      ...NO_RIDE,
      ...choice,
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
  if (kind === 'tour') return toSearch(tourCodec, { date, session, pax, extras }, '')
  return toSearch(stayCodec, { date, endDate, pax, extras }, '')
}

/** The product's page with all that was chosen filled in; what is put into the basket there replaces the item. */
export function getEditPath(item: BasketItem, locale: Locale): string {
  const query = new URLSearchParams(toItemSearch(item))
  query.set(REPLACES, item.key)
  return `${getItemPath(item, locale)}?${query.toString().replaceAll('%3A', ':').replaceAll('%2C', ',')}`
}
