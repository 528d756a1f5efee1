import { QUOTE_MINUTES } from '@/domain/basket/limits'
import type { BasketItem, HoldReference, Quote, Selection } from '@/domain/basket/schema'
import { getServiceInstants } from '@/domain/basket/service-times'
import { daysBetween } from '@/domain/dates/plain-date'
import { toLocal } from '@/domain/dates/zone'
import { getCrossRate, type Rate } from '@/domain/money/rates'
import { basketCampaignProgress } from '@/domain/pricing/basket-campaign'
import { offersDeposit } from '@/domain/pricing/deposit'
import { buildEmptyReservation } from '@/domain/pricing/empty'
import { buildGranted, toDiscountRates } from '@/domain/pricing/granted-discounts'
import { priceReservation } from '@/domain/pricing/price-reservation'
import { toTradeDiscount } from '@/domain/pricing/trade-discount'
import { isPricingError, type PricedReservation, type ReservationPricingInput } from '@/domain/pricing/types'
import { isTransferInTime } from '@/domain/reservations/transfer-deadline'
import type { OtherSettings } from '@/domain/settings/schema'
import type { Discount } from '@/domain/shared/schema'
import type { ParsedRequestOf } from '@/domain/wire/call'
import type { bookingCalls } from '@/domain/wire/calls-booking'
import type { AvailableSelection, Clock } from '../basket/service'
import { findCoupon, toBasketItem, toPriceableItem } from '../basket/service'
import { catalogueCacheOf } from '../catalogue/service'
import { requireInstalmentRate } from '../instalments/service'
import type { CallContext } from '../platform/http/context'
import { ApiError } from '../platform/http/errors'
import { createLimit, createWorkLimit } from '../platform/limits/limits'
import type { Services } from '../services/services'
import { signQuote } from './quote-token'
import { checkForCaller, hasOwnCouponUse } from './reserved-inventory'

export interface PricingTerms {
  items: Selection[]
  couponCode: string | null
  chosenCurrency: string
  paymentPlan: 'deposit' | 'full'
  instalmentRate: string
  rates: readonly Rate[]
  /** The caller's own hold; its stock counts as available to them. */
  hold: HoldReference | null
}

type InputWithoutTarget = Omit<ReservationPricingInput, 'target'>

function priceIn(input: InputWithoutTarget, target: string): PricedReservation {
  if (input.items.length === 0) return buildEmptyReservation(target)
  const priced = priceReservation({ ...input, target })
  if (isPricingError(priced)) throw new ApiError('notConvertible', { data: { currency: priced.currency } })
  return priced
}

/**
 * Returns the discount of a code. A use that the caller's unpaid attempt for the same items holds carries over to the
 * retry.
 */
async function findOwnCoupon(
  context: CallContext,
  code: string,
  available: readonly AvailableSelection[],
  { now, zone }: Clock,
): Promise<Discount | null> {
  const { db, caller } = context
  const question = { code, memberId: caller?.memberId ?? null, today: toLocal(now, zone).date }
  const coupon = await findCoupon(db, question)
  if (coupon) return coupon
  const claims = available.flatMap(({ offer }) => offer.claims)
  return (await hasOwnCouponUse(context, code, claims)) ? findCoupon(db, { ...question, isGivenBack: true }) : null
}

/**
 * Returns the tenant's payment methods, without bank transfer if a transfer could arrive after the sale of an item
 * ends.
 */
function offeredMethods(
  available: readonly AvailableSelection[],
  items: readonly BasketItem[],
  { bankTransferHours, paymentMethods }: OtherSettings,
  { now, zone }: Clock,
) {
  const sales = items.map((item, index) => ({
    startsAt: getServiceInstants(item, zone).startsAt,
    cutoffMinutes: available[index]?.product.cutoffMinutes ?? 0,
  }))
  const isInTime = isTransferInTime(sales, now, bankTransferHours)
  return paymentMethods.filter((method) => method !== 'bankTransfer' || isInTime)
}

/** Checks and prices a basket in both currencies from the database alone. Used by the quote and by the reservation. */
export async function priceBasket(context: CallContext, terms: PricingTerms) {
  const { now } = context
  const cache = await catalogueCacheOf(context)
  const { other, exchange } = await cache.site()
  const { settlement } = exchange
  const clock = { now, zone: other.timeZone }
  const checked = await checkForCaller(context, cache, clock, terms)
  const available: AvailableSelection[] = checked.flatMap((entry) => (entry.ok ? [entry.value] : []))
  const coupon = terms.couponCode ? await findOwnCoupon(context, terms.couponCode, available, clock) : null
  const tradeDiscount = toTradeDiscount(context.agency?.discountPercent ?? null)
  const input: InputWithoutTarget = {
    items: available.map((entry, index) => toPriceableItem(entry, index, clock)),
    basketCampaign: other.basketCampaign,
    coupon,
    tradeDiscount,
    instalmentRate: terms.instalmentRate,
    paymentPlan: terms.paymentPlan,
    fixedCurrency: settlement,
    rates: terms.rates,
  }
  const fixed = priceIn(input, settlement)
  const chosen = priceIn(input, terms.chosenCurrency)
  const items = available.map((entry, index) => {
    const totals = { fixed: fixed.lines[index]?.total ?? '0.00', chosen: chosen.lines[index]?.total ?? '0.00' }
    return toBasketItem(entry, fixed.lines[index]?.key ?? String(index), totals, clock)
  })
  const methods = offeredMethods(available, items, other, clock)
  return { checked, available, items, fixed, chosen, input, coupon, settlement, other, clock, methods }
}

function toCampaignProgress(input: InputWithoutTarget, target: string): Quote['campaignProgress'] {
  if (input.items.length === 0) return null
  const progress = basketCampaignProgress({ ...input, target })
  return progress && !('error' in progress) ? progress : null
}

/** Limits code guessing. Above the limit every code is treated as unknown. */
const couponLimit = createLimit('coupon', 60, 60 * 60)

async function couponToTry(context: CallContext, code: string | null): Promise<string | null> {
  return code !== null && (await couponLimit.tryConsume(context, context.clientNetwork)) ? code : null
}

/** Nights of one quote that cost almost nothing to price: two houses for a month. */
const FREE_NIGHTS = 60
/** Nights per minute of larger quotes, since each night of each line is checked and priced separately. */
const limitNights = createWorkLimit('quote-nights', 6_000, 60)

async function limitLargeQuotes(context: CallContext, items: readonly Selection[]): Promise<void> {
  const nights = items.reduce(
    (sum, { date, endDate }) => sum + Math.max(0, endDate ? daysBetween(date, endDate) : 0),
    0,
  )
  if (nights > FREE_NIGHTS) await limitNights(context, nights)
}

/** `POST /fiyat-teklif-post`. */
export async function buildQuote(
  context: CallContext,
  services: Services,
  request: ParsedRequestOf<typeof bookingCalls.quote>,
): Promise<Quote> {
  await limitLargeQuotes(context, request.items)
  const { rates } = await (await catalogueCacheOf(context)).site()
  const couponCode = await couponToTry(context, request.couponCode)
  const terms = { ...request, couponCode, instalmentRate: '0', rates }
  const plain = await priceBasket(context, terms)
  if (plain.coupon) await couponLimit.refund(context, context.clientNetwork)
  const instalmentRate = await requireInstalmentRate(context, services, request, plain.fixed.charged, plain.settlement)
  const priced = instalmentRate === '0' ? plain : await priceBasket(context, { ...terms, instalmentRate })
  const { checked, items, fixed, chosen, settlement } = priced
  const expiresAt = new Date(context.now + QUOTE_MINUTES * 60_000).toISOString()
  const quoteToken = signQuote(
    {
      version: 1,
      company: context.company,
      items: priced.available.map((entry) => entry.selection),
      couponCode: priced.coupon ? request.couponCode : null,
      chosenCurrency: request.chosenCurrency,
      paymentPlan: request.paymentPlan,
      instalments: request.instalments,
      instalmentRate,
      rates: rates.map(({ bankCode, symbol, buy, sell }) => ({ bankCode, symbol, buy, sell })),
      agencyId: context.agency?.agencyId ?? null,
      tradeDiscount: priced.input.tradeDiscount,
      fixedTotal: fixed.totals.grandTotal,
      chosenTotal: chosen.totals.grandTotal,
      charged: fixed.charged,
      expiresAt,
    },
    services.env.QUOTE_SECRET,
  )
  const rate = getCrossRate(request.chosenCurrency, settlement, rates)
  if (rate === null) throw new ApiError('notConvertible', { data: { currency: request.chosenCurrency } })
  const remaining = [...items]
  return {
    items: checked.map((entry) =>
      entry.ok
        ? { item: remaining.shift() ?? null, problem: null, nearestOpen: null, limit: null }
        : { item: null, problem: entry.problem, nearestOpen: entry.nearestOpen, limit: entry.limit },
    ),
    fixed,
    chosen,
    discountRates: toDiscountRates(buildGranted(priced.input, fixed)),
    hasPlanChoice: offersDeposit(priced.input.items),
    rate: {
      from: request.chosenCurrency,
      to: settlement,
      value: rate,
    },
    coupon: request.couponCode ? { code: request.couponCode, accepted: priced.coupon !== null } : null,
    campaignProgress: toCampaignProgress(priced.input, request.chosenCurrency),
    paymentMethods: priced.methods,
    quoteToken,
    expiresAt,
  }
}
