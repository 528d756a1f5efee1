import { getChoiceProblem } from '@/domain/basket/choice-problem'
import type { Selection } from '@/domain/basket/schema'
import { rulesOf } from '@/domain/catalogue/kinds/registry'
import type { ProductRecord, ProductRow } from '../../products/product-records'
import { offerDeparture } from './departure'
import { offerRides } from './rides'
import { offerStay } from './stay'
import { type OfferAnswer, type OfferContext, refuse } from './types'

/** Refuses the first extra that the product does not offer, or not in this quantity. */
function extraProblem(product: ProductRow, selection: Selection): OfferAnswer | null {
  const wanted = new Map<string, number>()
  for (const { id, quantity } of selection.extras) wanted.set(id, (wanted.get(id) ?? 0) + quantity)
  for (const [id, quantity] of wanted) {
    const offered = product.extras.find((extra) => extra.id === id)
    if (!offered) return refuse('unknownExtra')
    if (quantity > offered.maximum) return refuse('unknownExtra', null, offered.maximum)
  }
  return null
}

/** Checks whether the selection is available now. Errors in the choice itself take precedence over the calendar. */
export async function makeOffer(
  context: OfferContext,
  record: ProductRecord,
  selection: Selection,
): Promise<OfferAnswer> {
  const { row } = record
  const wrong = getChoiceProblem(row.details, row, selection)
  if (wrong) return refuse(wrong.problem, null, wrong.limit)
  const unknown = extraProblem(row, selection)
  if (unknown) return unknown
  const rules = rulesOf(row.details)
  const { stock } = rules
  switch (stock.shape) {
    case 'departures':
      return offerDeparture(context, record, { ...rules, stock }, selection)
    case 'units':
      return offerStay(context, record, { ...rules, stock }, selection)
    case 'vehicles':
      return offerRides(context, record, { ...rules, stock }, selection)
    case 'none':
      return refuse('notBookable')
  }
}
