import type { PricedReservationWire } from '@/domain/basket/schema'
import { getServiceTimes } from '@/domain/basket/service-times'
import { type Amount, subtractAmounts } from '@/domain/money/amount'
import { promisedRates, withAgreedTerms } from '@/domain/pricing/agreed-terms'
import { findUnconvertible } from '@/domain/pricing/conversion'
import { replaceLine, repriceLine } from '@/domain/pricing/reprice'
import type { PricedLine, PricedReservation } from '@/domain/pricing/types'
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

/** Reprices one item of the reservation for another date. All other lines keep the price that was agreed to. */
export async function priceChange(db: Queryable, change: Change): Promise<ChangedPrice> {
  const { row, items, changed, available, clock } = change
  const index = items.findIndex((item) => item.id === changed.id)
  const rates = promisedRates(await listRates(db), row)
  const item = withAgreedTerms(toPriceableItem(available, 0, clock), changed.item)
  const currency = findUnconvertible([item], [row.fixed.currency, row.chosen.currency], rates)
  if (currency !== null) throw new ApiError('notConvertible', { data: { currency } })
  const granted = await readGranted(db, row)
  const reprice = (price: PricedReservationWire) => {
    // The wire schema types a component's code as any text.
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
