import { DEFAULT_PAX } from '@/domain/basket/pax'
import type { Pax } from '@/domain/basket/schema'
import { KINDS, type Kind } from '@/domain/catalogue/kinds/kinds'
import { isRide } from '@/domain/catalogue/kinds/traits'
import { type ChoiceCodec, readDate, readPax, readWord, toSearch, writePax } from '@/lib/basket/choice-query'
import { paths } from '@/lib/paths'
import type { RequestSetup } from './request-options'

/** What a person wanted when nothing on the page could be booked for them: the request for an offer begins with it. */
export interface OfferWish {
  /** Slug of the product. */
  product: string | null
  kind: Kind | null
  place: string | null
  date: string | null
  endDate: string | null
  pax: Pax
}

const NO_WISH: OfferWish = { product: null, kind: null, place: null, date: null, endDate: null, pax: DEFAULT_PAX }

const LONGEST_SLUG = 200
const LONGEST_PLACE = 160

const readText = (query: URLSearchParams, name: string, longest: number): string | null =>
  query.get(name)?.trim().slice(0, longest) || null

/** `?product&kind&place&date&until&adults&children&infants`, dates and party as on the page of a product. */
const wishCodec: ChoiceCodec<OfferWish> = {
  empty: NO_WISH,
  parse: (query) => ({
    product: readText(query, 'product', LONGEST_SLUG),
    kind: readWord(query, 'kind', KINDS),
    place: readText(query, 'place', LONGEST_PLACE),
    date: readDate(query, 'date'),
    endDate: readDate(query, 'until'),
    pax: readPax(query),
  }),
  write: ({ product, kind, place, date, endDate, pax }) => ({
    product,
    kind,
    place,
    date,
    until: endDate,
    ...writePax(pax),
  }),
}

/** The way to the request for a ride. */
export const getRideOfferPath = (wish: Partial<OfferWish> = {}): string =>
  getOfferPath({ ...wish, kind: KINDS.find(isRide) ?? null })

/** The way to the request, with the wish in its address. */
export const getOfferPath = (wish: Partial<OfferWish>): string =>
  `${paths.specialOffer}${toSearch(wishCodec, { ...NO_WISH, ...wish }, '')}`

/** The wish of an address; a parameter that is there twice counts as not given. */
export function parseOfferWish(values: Readonly<Record<string, string | string[] | undefined>>): OfferWish {
  const single = Object.entries(values).filter((entry): entry is [string, string] => typeof entry[1] === 'string')
  return wishCodec.parse(new URLSearchParams(single))
}

/** The form's values that the wish knows. A day that is over is no wish; `today` is the tenant's. */
export function toGivenValues({ kind, place, date, endDate, pax }: OfferWish, today: string): RequestSetup['given'] {
  const isOpen = date !== null && date >= today
  return {
    ...(kind === null ? {} : { kind }),
    ...(place === null ? {} : { placeWish: place }),
    ...(isOpen ? { dateFrom: date } : {}),
    ...(isOpen && endDate !== null && endDate >= date ? { dateTo: endDate } : {}),
    adults: String(pax.adult),
    children: String(pax.child),
    infants: String(pax.infant),
  }
}
