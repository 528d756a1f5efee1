import { DEFAULT_PAX } from '@/domain/basket/pax'
import type { Pax } from '@/domain/basket/schema'
import { KINDS, type Kind } from '@/domain/catalogue/kinds/kinds'
import { isRide } from '@/domain/catalogue/kinds/traits'
import { type ChoiceCodec, readDate, readPax, readWord, toSearch, writePax } from '@/lib/basket/choice-query'
import { paths } from '@/lib/paths'
import type { RequestSetup } from './request-options'

/** What a visitor wanted when the page offered nothing to book; it prefills the request for an offer. */
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

/** `?product&kind&place&date&until&adults&children&infants`, with dates and party as on the product page. */
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

export const getRideOfferPath = (wish: Partial<OfferWish> = {}): string =>
  getOfferPath({ ...wish, kind: KINDS.find(isRide) ?? null })

/** Path of the request for an offer, with the wish in its query. */
export const getOfferPath = (wish: Partial<OfferWish>): string =>
  `${paths.specialOffer}${toSearch(wishCodec, { ...NO_WISH, ...wish }, '')}`

/** Reads the wish from the query; a repeated parameter is ignored. */
export function parseOfferWish(values: Readonly<Record<string, string | string[] | undefined>>): OfferWish {
  const single = Object.entries(values).filter((entry): entry is [string, string] => typeof entry[1] === 'string')
  return wishCodec.parse(new URLSearchParams(single))
}

/** The form values that the wish sets. A past date is ignored; `today` is a date in the tenant's time zone. */
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
