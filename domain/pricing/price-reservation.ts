import { allocate } from '@/domain/money/allocate'
import { type Amount, addAmounts, percentOf, subtractAmounts, sumAmounts, ZERO } from '@/domain/money/amount'
import { isCampaignReached } from './basket-campaign'
import { discountOn, findUnconvertible } from './conversion'
import { buildDeposits } from './deposit'
import { type BaseLine, buildBaseLine } from './price-line'
import { sumLines } from './sum-lines'
import { taxOf } from './tax'
import type { Discount, PricedLine, PricedReservation, PricingResult, ReservationPricingInput } from './types'
import { requireValidInput } from './validate'

interface Spread {
  parts: Amount[]
  left: Amount[]
}

/** Splits one discount on the whole basket over the lines, exactly; no line's share exceeds what it has left. */
function spreadDiscount(left: Amount[], discount: Discount | null, input: ReservationPricingInput): Spread {
  const taken = discountOn(sumAmounts(left), discount, input.fixedCurrency, input.target, input.rates)
  const parts = allocate(taken, left)
  return { parts, left: left.map((amount, index) => subtractAmounts(amount, parts[index] ?? ZERO)) }
}

function buildLines(input: ReservationPricingInput, bases: BaseLine[]) {
  const { items, basketCampaign } = input
  const granted = basketCampaign && isCampaignReached(basketCampaign, input) ? basketCampaign : null
  const basket = spreadDiscount(
    bases.map((base) => base.left),
    granted,
    input,
  )
  const coupon = spreadDiscount(basket.left, input.coupon, input)
  const trade = spreadDiscount(coupon.left, input.tradeDiscount, input)
  const taxes = items.map((item, index) => taxOf(item, trade.left[index] ?? ZERO))
  const dues = taxes.map(({ tax }, index) => addAmounts(trade.left[index] ?? ZERO, tax))
  const deposits = buildDeposits(items, dues, input.paymentPlan)
  const lines = bases.map((base, index): PricedLine => {
    const { left: _, ...line } = base
    const total = dues[index] ?? ZERO
    const share = deposits.shares[index]
    const deposit = share?.deposit ?? ZERO
    return {
      ...line,
      basketDiscount: basket.parts[index] ?? ZERO,
      couponDiscount: coupon.parts[index] ?? ZERO,
      tradeDiscount: trade.parts[index] ?? ZERO,
      tax: taxes[index]?.tax ?? ZERO,
      taxContained: taxes[index]?.taxContained ?? ZERO,
      total,
      depositRate: share?.rate ?? 0,
      deposit,
      balance: subtractAmounts(total, deposit),
    }
  })
  return { lines, deposits, subtotal: sumAmounts(trade.left) }
}

/**
 * Prices a whole reservation in `input.target`, in the order of decisions 6. It is called once with the fixed currency
 * as target and once with the chosen one; the storefront and the backend use no other calculation. Amounts are units of
 * the target with two decimals. Throws RangeError for invalid input (negative price, fraction of a person). Returns
 * `notConvertible` when a currency has no positive rate.
 */
export function priceReservation(input: ReservationPricingInput): PricingResult {
  requireValidInput(input)
  const currency = findUnconvertible(input.items, [input.target, input.fixedCurrency], input.rates)
  if (currency !== null) return { error: 'notConvertible', currency }
  const bases = input.items.map((item) => buildBaseLine(item, input.target, input.rates))
  return buildReservation(input, buildLines(input, bases))
}

function buildReservation(
  input: ReservationPricingInput,
  { lines, deposits, subtotal }: ReturnType<typeof buildLines>,
): PricedReservation {
  const sums = sumLines(lines)
  const instalmentDifference = percentOf(deposits.total, input.instalmentRate)
  return {
    currency: input.target,
    lines,
    totals: {
      ...sums,
      instalmentDifference,
      subtotal,
      grandTotal: sumAmounts([...lines.map((line) => line.total), instalmentDifference]),
      depositRate: deposits.rate,
    },
    charged: addAmounts(deposits.total, instalmentDifference),
  }
}
