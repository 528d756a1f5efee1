import type { PricedReservationWire } from '@/domain/basket/schema'
import { getServiceTimes } from '@/domain/basket/service-times'
import { type Amount, subtractAmounts } from '@/domain/money/amount'
import { Decimal } from '@/domain/money/decimal'
import type { Rate } from '@/domain/money/rates'
import { findUnconvertible } from '@/domain/pricing/conversion'
import { replaceLine, repriceLine } from '@/domain/pricing/reprice'
import type { PriceableItem, PricedLine, PricedReservation } from '@/domain/pricing/types'
import { DEFAULT_POLICY, getFreeCancellationEnd } from '@/domain/reservations/cancellation'
import type { AvailableSelection, Clock } from '../basket/service'
import { toPriceableItem } from '../basket/service'
import type { Queryable } from '../platform/database/client'
import { ApiError } from '../platform/http/errors'
import { listRates } from '../settings/service'
import { readGranted } from './granted-discounts'
import type { ItemRow, ReservationRow } from './terms'

export interface ChangedPrice {
  fixed: PricedReservationWire
  chosen: PricedReservationWire
  /** In the fixed currency; negative when the new date is cheaper. */
  difference: Amount
  fixedLine: PricedLine
  chosenLine: PricedLine
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

/** The prices of the new day; campaign, extras and tax as they were agreed, whatever the operator has changed since. */
function toChangedItem({ changed, available, clock }: Change): PriceableItem {
  const item = toPriceableItem(available, 0, clock)
  const { campaign, offeredExtras, taxMode, taxRate } = changed.item
  const agreed = new Map(offeredExtras.map(({ id, price }) => [id, price]))
  const extras = item.extras.map((extra) => ({ ...extra, unitPrice: agreed.get(extra.id) ?? extra.unitPrice }))
  return { ...item, campaign, extras, taxMode, taxRate }
}

/** The reservation's price with one item on another date: that line is repriced, everything else is as it was agreed. */
export async function priceChange(db: Queryable, change: Change): Promise<ChangedPrice> {
  const { row, items, changed, available, clock } = change
  const index = items.findIndex((item) => item.id === changed.id)
  const rates = promisedRates(await listRates(db), row)
  const item = toChangedItem(change)
  const currency = findUnconvertible([item], [row.fixed.currency, row.chosen.currency], rates)
  if (currency !== null) throw new ApiError('notConvertible', { data: { currency } })
  const granted = await readGranted(db, row)
  const reprice = (price: PricedReservationWire) => {
    // On the wire a component's code is any text.
    const former = price as PricedReservation
    const formerLine = former.lines[index]
    if (!formerLine) throw new Error(`item ${changed.id} has no line`)
    const line = repriceLine(formerLine, item, granted, { target: former.currency, rates })
    return { line, price: replaceLine(former, index, line) }
  }
  const { line: fixedLine, price: fixed } = reprice(row.fixed)
  const { line: chosenLine, price: chosen } = reprice(row.chosen)
  const { startTime, endTime } = available.offer
  const { start } = getServiceTimes({ ...available.selection, startTime, endTime })
  return {
    fixed,
    chosen,
    difference: subtractAmounts(fixed.totals.grandTotal, row.fixed.totals.grandTotal),
    fixedLine,
    chosenLine,
    freeUntil: getFreeCancellationEnd(start, clock.zone, changed.cancellation ?? DEFAULT_POLICY),
  }
}
