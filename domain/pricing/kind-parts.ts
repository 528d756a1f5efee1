import type { PricedDays } from '@/domain/availability/stay-types'
import type { CarChoice } from '@/domain/catalogue/kinds/car/choice'
import type { CarDetails } from '@/domain/catalogue/kinds/car/details'
import type { PriceUnit } from '@/domain/catalogue/kinds/kinds'
import type { TransferChoice } from '@/domain/catalogue/kinds/transfer/choice'
import type { Vehicle } from '@/domain/catalogue/kinds/transfer/details'
import type { YachtDetails } from '@/domain/catalogue/kinds/yacht/details'
import type { PricingMode } from '@/domain/catalogue/shared/schema'
import type { Amount } from '@/domain/money/amount'
import type { ItemPricing, PriceableItem, PricedFee, PriceSegment, UnitPrices } from './types'

/** The part of a priced line that depends on the kind and the choice. The product and the basket provide the rest. */
export interface KindParts
  extends Pick<PriceableItem, 'unitPrices' | 'pricing' | 'quantity' | 'segments' | 'lengthDiscount' | 'fees'> {
  unit: PriceUnit
  /** Number of days by which an extra per day is multiplied. */
  extraDays: number
}

const pricesOf = (amount: Amount): UnitPrices => ({ adult: amount, child: amount, infant: '0.00' })

const countOf = (days: readonly PricedDays[]) => days.reduce((sum, { quantity }) => sum + quantity, 0)

function tourPricing(pricing: PricingMode): ItemPricing {
  if (pricing.pricingMode === 'individual') return { mode: 'individual' }
  const { groupPrice, maximumPersons, extraPersonPrice } = pricing
  return { mode: 'group', groupPrice, includedPersons: maximumPersons, extraPersonPrice }
}

/** A departure, priced per person or per group. */
export function tourParts(prices: UnitPrices, pricing: PricingMode, days: number): KindParts {
  const unit = pricing.pricingMode === 'group' ? 'group' : 'person'
  return { unit, unitPrices: prices, pricing: tourPricing(pricing), quantity: 1, extraDays: days }
}

/** Nights, days or weeks. For a product with a group price, the season's price is that of the group. */
function toSegments(days: readonly PricedDays[], pricing: PricingMode): PriceSegment[] {
  return days.map(({ quantity, unitPrice }) => ({
    quantity,
    unitPrices: pricesOf(unitPrice),
    pricing:
      pricing.pricingMode === 'group'
        ? tourPricing({ ...pricing, groupPrice: unitPrice })
        : { mode: 'unit', unitPrice },
  }))
}

function segmentsParts(
  unit: PriceUnit,
  days: readonly PricedDays[],
  pricing: PricingMode,
  extraDays: number,
): KindParts {
  const segments = toSegments(days, pricing)
  const first = segments[0]
  if (!first) throw new RangeError('a stay has at least one day')
  return { unit, unitPrices: first.unitPrices, pricing: first.pricing, quantity: countOf(days), segments, extraDays }
}

export function villaParts(days: readonly PricedDays[], pricing: PricingMode): KindParts {
  return segmentsParts('night', days, pricing, countOf(days))
}

export function yachtParts(
  { charter }: Pick<YachtDetails, 'charter'>,
  days: readonly PricedDays[],
  pricing: PricingMode,
): KindParts {
  const count = countOf(days)
  return charter === 'week'
    ? segmentsParts('week', days, pricing, count * 7)
    : segmentsParts('day', days, pricing, count)
}

/**
 * Percentage off the price of the days for a hire of this length. Of the bands that are reached, the one that begins
 * last applies.
 */
export function lengthDiscountOf(bands: CarDetails['bands'], days: number): number {
  return bands
    .filter((band) => band.fromDays <= days)
    .reduce((best, band) => (band.fromDays >= best.fromDays ? band : best), { fromDays: 0, percentOff: 0 }).percentOff
}

type CarPricing = Pick<CarChoice, 'pickupOffice' | 'returnOffice' | 'driverAge'>

/** The price terms of a car. */
export type CarRates = Pick<CarDetails, 'bands' | 'oneWayFee' | 'youngDriver'>

/** The one-way fee is charged once, the young driver's fee per day. */
function feesOf(details: CarRates, choice: CarPricing, days: number): PricedFee[] {
  const { oneWayFee, youngDriver } = details
  const fees: PricedFee[] = []
  if (choice.pickupOffice !== choice.returnOffice) fees.push({ code: 'oneWay', unitPrice: oneWayFee, quantity: 1 })
  if (youngDriver && choice.driverAge < youngDriver.under)
    fees.push({ code: 'youngDriver', unitPrice: youngDriver.feePerDay, quantity: days })
  return fees
}

export function carParts(
  details: CarRates,
  choice: CarPricing,
  days: readonly PricedDays[],
  pricing: PricingMode,
): KindParts {
  const count = countOf(days)
  return {
    ...segmentsParts('day', days, pricing, count),
    lengthDiscount: lengthDiscountOf(details.bands, count),
    fees: feesOf(details, choice, count),
  }
}

/** One price per vehicle and ride; a return ride counts twice. */
export function transferParts({ price }: Vehicle, { quantity, returnRide }: TransferChoice): KindParts {
  const rides = quantity * (returnRide ? 2 : 1)
  const pricing = { mode: 'unit', unitPrice: price } as const
  return { unit: 'vehicle', unitPrices: pricesOf(price), pricing, quantity: rides, extraDays: 1 }
}
