import type { schema } from '@/backend/platform/database/client'
import { damageDepositOf } from '@/domain/basket/damage-deposit'
import type { BasketItem } from '@/domain/basket/schema'
import { BOOKABLE_KINDS } from '@/domain/catalogue/kinds/kinds'
import { rulesOf } from '@/domain/catalogue/kinds/registry'
import { addDays, type PlainDate } from '@/domain/dates/plain-date'
import { compareAmounts } from '@/domain/money/amount'
import { priceReservation } from '@/domain/pricing/price-reservation'
import { isPricingError } from '@/domain/pricing/types'
import { toSlug } from '@/domain/shared/slug'
import type { DemoProduct } from './product-schema'
import type { DemoTenant } from './tenant-schema'

export const PAX = { adult: 2, child: 0, infant: 0 }
const NIGHTS = 7

type ProductRow = typeof schema.products.$inferSelect
type DemoReview = DemoProduct['reviews'][number]

export interface Travel {
  product: DemoProduct
  row: ProductRow
  review: DemoReview
  number: number
}

const kindOf = ({ kind }: DemoProduct) => BOOKABLE_KINDS.find((known) => known === kind) ?? null

/** The last day of the service. */
export function lastDayOf({ product, review: { travelledOn } }: Travel): PlainDate {
  const { details } = product
  if (product.kind === 'villa') return addDays(travelledOn, NIGHTS)
  return details.kind === 'tour' ? addDays(travelledOn, (details.days ?? 1) - 1) : travelledOn
}

const titlesOf = (text: Record<string, { title: string }>) =>
  Object.fromEntries(
    Object.entries(text).map(([locale, { title }]) => [locale, { title, slug: toSlug(title) }]),
  ) as BasketItem['content']

/**
 * Returns the item that two adults booked, and its price according to the shop's rules. Returns null if it has no
 * price.
 */
export function priceOf({ product, row, review }: Travel, tenant: DemoTenant) {
  const kind = kindOf(product)
  const [season] = product.seasons
  const session = product.sessions[0]
  const category = tenant.pages.find(({ pageType, key }) => pageType === 'category' && key === product.category)
  if (!kind || !season) return null
  const key = `${product.code}-${review.travelledOn}`
  const unitPrices = { adult: season.adult, child: season.child, infant: season.infant }
  const { paymentPlan, currency, taxMode, taxRate } = product
  const isPerPerson = kind === 'tour'
  const priced = priceReservation({
    items: [
      {
        ...{ key, kind, currency, people: PAX, unitPrices, extras: [], campaign: null, taxMode, paymentPlan },
        quantity: kind === 'villa' ? NIGHTS : 1,
        pricing: isPerPerson ? { mode: 'individual' } : { mode: 'unit', unitPrice: row.fromAmount },
        taxRate: String(taxRate),
        depositRate: String(product.depositRate),
      },
    ],
    ...{ basketCampaign: null, coupon: null, tradeDiscount: null, instalmentRate: '0', paymentPlan: 'full' },
    ...{ target: currency, fixedCurrency: currency, rates: tenant.rates },
  })
  if (isPricingError(priced) || compareAmounts(priced.totals.grandTotal, '0.00') <= 0) return null
  const item: BasketItem = {
    ...{ key, productId: row.id, kind, date: review.travelledOn, pax: PAX, extras: [], choice: null },
    endDate: kind === 'villa' ? addDays(review.travelledOn, NIGHTS) : null,
    session: session?.time ?? null,
    startTime: session?.time ?? null,
    endTime: session?.endTime ?? null,
    pickupPlace: null,
    content: titlesOf(product.text),
    images: [],
    category: { id: row.categoryId, content: titlesOf(category?.text ?? product.text) },
    todayPrice: { price: row.fromAmount },
    unitPrices,
    unit: row.unit as BasketItem['unit'],
    days: [],
    places: [],
    pricing: { pricingMode: 'individual' },
    campaign: null,
    ...{ taxMode, taxRate, currency, offeredExtras: [], freeUntil: null, instantConfirmation: true },
    payment: { paymentPlan, depositPercent: product.depositRate },
    damageDeposit: damageDepositOf(row.details),
    ...rulesOf(row.details).duration,
    partyRule: { capacity: null, infantsPerAdult: null },
    fixedTotal: priced.totals.grandTotal,
    chosenTotal: priced.totals.grandTotal,
  }
  return { item, priced }
}
