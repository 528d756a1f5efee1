import { BOOKABLE_KINDS, PRICE_UNITS } from '@/domain/catalogue/kinds/kinds'
import { MAXIMUM_OF_AN_EXTRA } from '@/domain/catalogue/shared/limits'
import { LOCALES, type Localized } from '@/domain/shared/locales'
import { MAXIMUM_PERSONS } from './limits'
import {
  listOf,
  nullable,
  numberBetween,
  objectOf,
  oneOf,
  type Reader,
  readText,
  textMatching,
  UnreadableValue,
  wholeBetween,
} from './read-value'
import type { BasketItem, Totals } from './schema'
import { readStoredChoice } from './stored-choice'

const id = wholeBetween(1, Number.MAX_SAFE_INTEGER)
const amount = textMatching(/^-?\d{1,12}\.\d{2}$/)
const decimal = textMatching(/^-?\d{1,12}(\.\d{1,8})?$/)
const date = textMatching(/^\d{4}-\d{2}-\d{2}$/)
const time = textMatching(/^([01]\d|2[0-3]):[0-5]\d$/)
const percent = numberBetween(0, 100)
const discountType = oneOf('percent', 'fixed')
export const currencyReader = textMatching(/^[A-Z]{3}$/)

function localized<T>(read: Reader<T>): Reader<Localized<T>> {
  return (value) => {
    if (typeof value !== 'object' || value === null) throw new UnreadableValue('a text per language')
    const source = value as Record<string, unknown>
    return Object.fromEntries(
      LOCALES.flatMap((code) => (source[code] === undefined ? [] : [[code, read(source[code])]])),
    )
  }
}

const titled = localized(objectOf<{ title: string; slug: string }>({ title: readText, slug: readText }))
const optional =
  <T>(read: Reader<T>): Reader<T | undefined> =>
  (value) =>
    value === undefined ? undefined : read(value)

/** Drops the inline preview of an image: it would fill the storage, and a basket is never the first screen. */
const readImage: Reader<BasketItem['images'][number]> = (value) => {
  const image = objectOf<{ file: string; cover: 0 | 1; alt: Localized<string> | undefined }>({
    file: readText,
    cover: (given) => (given === 1 ? 1 : 0),
    alt: optional(localized(readText)),
  })(value)
  return image as BasketItem['images'][number]
}

const readPricing: Reader<BasketItem['pricing']> = (value) => {
  const { pricingMode } = objectOf<{ pricingMode: 'individual' | 'group' }>({
    pricingMode: oneOf('individual', 'group'),
  })(value)
  if (pricingMode === 'individual') return { pricingMode }
  return objectOf<Extract<BasketItem['pricing'], { pricingMode: 'group' }>>({
    pricingMode: oneOf('group'),
    groupPrice: amount,
    maximumPersons: wholeBetween(1, 1000),
    extraPersonPrice: amount,
  })(value)
}

const readPlaces = listOf(
  objectOf<BasketItem['places'][number]>({
    key: readText,
    content: localized(objectOf<{ title: string }>({ title: readText })),
  }),
  4,
)

const readPartyRule = objectOf<BasketItem['partyRule']>({
  capacity: nullable(wholeBetween(1, 10_000)),
  infantsPerAdult: nullable(wholeBetween(0, 1000)),
})

const readCampaign = objectOf<NonNullable<BasketItem['campaign']>>({
  discountType,
  discountValue: decimal,
  endsOn: nullable(date),
  label: localized(readText),
})

const readExtra = objectOf<BasketItem['offeredExtras'][number]>({
  id: readText,
  content: localized((value) => {
    const text = objectOf<{ title: string; text: string | undefined }>({ title: readText, text: optional(readText) })(
      value,
    )
    return text as { title: string; text?: string }
  }),
  price: amount,
  per: oneOf('person', 'booking', 'day'),
  maximum: wholeBetween(1, MAXIMUM_OF_AN_EXTRA),
})

/** Reads a stored basket item: this browser may store the listed fields only (decisions 9). */
export const readStoredItem: Reader<BasketItem> = objectOf<BasketItem>({
  key: readText,
  productId: id,
  kind: oneOf(...BOOKABLE_KINDS),
  date,
  endDate: nullable(date),
  session: nullable(time),
  pax: objectOf<BasketItem['pax']>({
    adult: wholeBetween(1, MAXIMUM_PERSONS),
    child: wholeBetween(0, MAXIMUM_PERSONS),
    infant: wholeBetween(0, MAXIMUM_PERSONS),
  }),
  extras: listOf(
    objectOf<{ id: string; quantity: number }>({ id: readText, quantity: wholeBetween(1, MAXIMUM_OF_AN_EXTRA) }),
    30,
  ),
  pickupPlace: nullable(readText),
  choice: nullable(readStoredChoice),
  content: titled,
  images: listOf(readImage, 30),
  category: objectOf<BasketItem['category']>({ id, content: titled }),
  todayPrice: objectOf<BasketItem['todayPrice']>({ price: amount }),
  unitPrices: objectOf<BasketItem['unitPrices']>({ adult: amount, child: amount, infant: amount }),
  startTime: nullable(time),
  endTime: nullable(time),
  durationDays: (value) => (value === undefined ? 1 : wholeBetween(1, 366)(value)),
  durationMinutes: nullable(wholeBetween(1, 366 * 24 * 60)),
  partyRule: (value) => (value === undefined ? { capacity: null, infantsPerAdult: null } : readPartyRule(value)),
  unit: oneOf(...PRICE_UNITS),
  days: listOf(objectOf<BasketItem['days'][number]>({ date, quantity: wholeBetween(1, 366), unitPrice: amount }), 200),
  places: (value) => (value === undefined ? [] : readPlaces(value)),
  pricing: readPricing,
  campaign: nullable(readCampaign),
  taxMode: oneOf('included', 'excluded'),
  taxRate: percent,
  payment: objectOf<BasketItem['payment']>({ paymentPlan: oneOf('deposit', 'full'), depositPercent: percent }),
  damageDeposit: (value) => (value === undefined ? null : nullable(amount)(value)),
  offeredExtras: listOf(readExtra, 60),
  currency: currencyReader,
  fixedTotal: amount,
  chosenTotal: amount,
  freeUntil: nullable(readText),
  instantConfirmation: (value) => value !== false,
})

/** The totals of the last quote (spec 3). */
export const readStoredTotals: Reader<Totals> = objectOf<Totals>({
  productTotal: amount,
  extrasTotal: amount,
  campaignDiscount: amount,
  couponDiscount: amount,
  basketDiscount: amount,
  tradeDiscount: amount,
  taxTotal: amount,
  instalmentDifference: amount,
  subtotal: amount,
  grandTotal: amount,
  depositRate: percent,
  depositTotal: amount,
  remainingTotal: amount,
})
