import {
  type Amount,
  addAmounts,
  type CurrencyCode,
  multiplyAmount,
  negate,
  percentOf,
  subtractAmounts,
  sumAmounts,
} from '@/domain/money/amount'
import type { Percent } from '@/domain/money/decimal'
import type { Rate } from '@/domain/money/rates'
import { discountOn, requireConverted } from './conversion'
import type { ComponentCode, People, PriceableItem, PriceComponent, PriceSegment } from './types'

/** A line before the discounts on the whole basket. `left` is the base of those discounts. */
export interface BaseLine {
  key: string
  components: PriceComponent[]
  productTotal: Amount
  campaignDiscount: Amount
  extrasTotal: Amount
  left: Amount
}

/** Every person of a group counts, infants included: the places of a boat do not depend on age. */
export function countPersons(people: People): number {
  return people.adult + people.child + people.infant
}

function segmentParts(segment: PriceSegment, people: People): [ComponentCode, number, Amount][] {
  const { pricing, unitPrices, quantity } = segment
  if (pricing.mode === 'individual') {
    return [
      ['adult', people.adult * quantity, unitPrices.adult],
      ['child', people.child * quantity, unitPrices.child],
      ['infant', people.infant * quantity, unitPrices.infant],
    ]
  }
  if (pricing.mode === 'unit') return [['unit', quantity, pricing.unitPrice]]
  const extraPersons = Math.max(0, countPersons(people) - pricing.includedPersons)
  return [
    ['group', quantity, pricing.groupPrice],
    ['extraPerson', extraPersons * quantity, pricing.extraPersonPrice],
  ]
}

function lengthDiscountOf(days: readonly PriceComponent[], percent: Percent | undefined): PriceComponent[] {
  if (!percent) return []
  const off = negate(percentOf(sumAmounts(days.map((day) => day.amount)), percent))
  return [{ code: 'lengthDiscount', quantity: 1, unitPrice: off, amount: off }]
}

/**
 * Unit prices are converted and rounded before they are multiplied, so that every displayed line adds up. The product's
 * campaign is deducted from the product, not from its extras (decisions 6).
 */
export function buildBaseLine(item: PriceableItem, target: CurrencyCode, rates: readonly Rate[]): BaseLine {
  const toComponents = (parts: [ComponentCode, number, Amount][]): PriceComponent[] =>
    parts
      .filter(([, quantity]) => quantity > 0)
      .map(([code, quantity, price]) => {
        const unitPrice = requireConverted(price, item.currency, target, rates)
        return { code, quantity, unitPrice, amount: multiplyAmount(unitPrice, quantity) }
      })
  const segments = item.segments?.length ? item.segments : [item]
  const days = toComponents(segments.flatMap((segment) => segmentParts(segment, item.people)))
  const fees = toComponents((item.fees ?? []).map((fee) => [fee.code, fee.quantity, fee.unitPrice]))
  const product = [...days, ...lengthDiscountOf(days, item.lengthDiscount), ...fees]
  const extras = toComponents(item.extras.map((extra) => [`extra:${extra.id}`, extra.quantity, extra.unitPrice]))
  const productTotal = sumAmounts(product.map((component) => component.amount))
  const extrasTotal = sumAmounts(extras.map((component) => component.amount))
  const campaignDiscount = discountOn(productTotal, item.campaign, item.currency, target, rates)
  return {
    key: item.key,
    components: [...product, ...extras],
    productTotal,
    campaignDiscount,
    extrasTotal,
    left: addAmounts(subtractAmounts(productTotal, campaignDiscount), extrasTotal),
  }
}
