import type { PricedReservationWire } from '@/domain/basket/schema'
import { type Amount, addAmounts, minAmount, subtractAmounts, sumAmounts } from '@/domain/money/amount'
import { Decimal } from '@/domain/money/decimal'
import type { Rate } from '@/domain/money/rates'
import { priceReservation } from '@/domain/pricing/price-reservation'
import { taxOf } from '@/domain/pricing/tax'
import { isPricingError, type PricedLine } from '@/domain/pricing/types'
import { DEFAULT_POLICY, getFreeCancellationEnd } from '@/domain/reservations/cancellation'
import { toPriceableItem } from '../basket/price'
import type { AvailableSelection, Clock } from '../basket/selections'
import type { Queryable } from '../db/client'
import { ApiError } from '../http/errors'
import { listRates } from '../settings/repository'
import type { ItemRow, ReservationRow } from './terms'

export interface ChangedPrice {
  fixed: PricedReservationWire
  chosen: PricedReservationWire
  /** In the fixed currency; negative when the new date is cheaper. */
  difference: Amount
  fixedLineTotal: Amount
  chosenLineTotal: Amount
  freeUntil: string | null
}

interface Change {
  row: ReservationRow
  items: readonly ItemRow[]
  changed: ItemRow
  available: AvailableSelection
  clock: Clock
}

/** The rates that were promised with the reservation stay; any other currency counts at today's. */
function promisedRates(rates: readonly Rate[], { fixed, chosen, fixedRate, chosenRate }: ReservationRow): Rate[] {
  const promised = new Map([
    [fixed.currency, fixedRate],
    [chosen.currency, chosenRate],
  ])
  const trim = (rate: string) => new Decimal(rate).toFixed()
  return rates.map((rate) => {
    const sell = promised.get(rate.bankCode)
    return sell === undefined ? rate : { ...rate, sell: trim(sell) }
  })
}

/** What one line of the new date comes to, with the discounts of the whole reservation in their old proportion. */
function priceLine(change: Change, target: string, rates: readonly Rate[], former: PricedLine): PricedLine {
  const { row, available, clock } = change
  const item = toPriceableItem(available, 0, clock)
  const priced = priceReservation({
    items: [item],
    basketCampaign: null,
    coupon: null,
    tradeDiscount: null,
    instalmentRate: '0',
    paymentPlan: row.paymentPlan === 'full' ? 'full' : 'deposit',
    target,
    fixedCurrency: row.fixedCurrency,
    rates,
  })
  if (isPricingError(priced)) throw new ApiError('notConvertible', { data: { currency: priced.currency } })
  const [line] = priced.lines
  if (!line) throw new Error('nothing was priced')
  const { basketDiscount, couponDiscount, tradeDiscount } = former
  const granted = sumAmounts([basketDiscount, couponDiscount, tradeDiscount])
  const untaxed = subtractAmounts(line.total, line.tax)
  const discount = minAmount(granted, untaxed)
  const left = subtractAmounts(untaxed, discount)
  const taxes = taxOf(item, left)
  const total = addAmounts(left, taxes.tax)
  // What was due at booking has been paid; all that the new date adds is due later.
  const deposit = minAmount(row.paymentPlan === 'full' ? total : former.deposit, total)
  return {
    ...line,
    key: former.key,
    ...(discount === granted ? { basketDiscount, couponDiscount, tradeDiscount } : { couponDiscount: discount }),
    ...taxes,
    total,
    depositRate: former.depositRate,
    deposit,
    balance: subtractAmounts(total, deposit),
  }
}

function replaceLine(former: PricedReservationWire, index: number, line: PricedLine): PricedReservationWire {
  const lines = former.lines.map((entry, position) => (position === index ? line : entry))
  const sumOf = (
    field:
      | 'productTotal'
      | 'extrasTotal'
      | 'campaignDiscount'
      | 'couponDiscount'
      | 'basketDiscount'
      | 'tradeDiscount'
      | 'tax'
      | 'total'
      | 'deposit'
      | 'balance',
  ) => sumAmounts(lines.map((entry) => entry[field]))
  const { instalmentDifference } = former.totals
  return {
    ...former,
    lines,
    charged: addAmounts(sumOf('deposit'), instalmentDifference),
    totals: {
      ...former.totals,
      productTotal: sumOf('productTotal'),
      extrasTotal: sumOf('extrasTotal'),
      campaignDiscount: sumOf('campaignDiscount'),
      couponDiscount: sumOf('couponDiscount'),
      basketDiscount: sumOf('basketDiscount'),
      tradeDiscount: sumOf('tradeDiscount'),
      taxTotal: sumOf('tax'),
      subtotal: subtractAmounts(sumOf('total'), sumOf('tax')),
      grandTotal: addAmounts(sumOf('total'), instalmentDifference),
      depositTotal: sumOf('deposit'),
      remainingTotal: sumOf('balance'),
    },
  }
}

/**
 * The reservation's price with one item on another date: that line at the new date's prices, everything else as it was
 * agreed. Discounts that were granted are kept as they are, never beyond the new line.
 */
export async function priceChange(db: Queryable, change: Change): Promise<ChangedPrice> {
  const { row, items, changed, available, clock } = change
  const index = items.findIndex((item) => item.id === changed.id)
  const formerFixed = row.fixed.lines[index]
  const formerChosen = row.chosen.lines[index]
  if (!formerFixed || !formerChosen) throw new Error(`item ${changed.id} has no line`)
  const rates = promisedRates(await listRates(db), row)
  const fixedLine = priceLine(change, row.fixed.currency, rates, formerFixed as PricedLine)
  const chosenLine = priceLine(change, row.chosen.currency, rates, formerChosen as PricedLine)
  const fixed = replaceLine(row.fixed, index, fixedLine)
  const startsAt = { date: available.selection.date, time: available.offer.startTime }
  return {
    fixed,
    chosen: replaceLine(row.chosen, index, chosenLine),
    difference: subtractAmounts(fixed.totals.grandTotal, row.fixed.totals.grandTotal),
    fixedLineTotal: fixedLine.total,
    chosenLineTotal: chosenLine.total,
    freeUntil: getFreeCancellationEnd(startsAt, clock.zone, changed.cancellation ?? DEFAULT_POLICY),
  }
}
