import { getChoiceProblem } from '@/domain/basket/choice-problem'
import type { Selection } from '@/domain/basket/schema'
import type { ProductRecord, ProductRow } from '../../products/product-records'
import { offerStay } from './stay'
import { offerTour } from './tour'
import { offerTransfer } from './transfer'
import { type OfferAnswer, type OfferContext, refuse } from './types'

/** The first extra that the product does not offer, or not that often. */
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

/** Whether the selection can be had now. What is wrong with the choice itself comes before what the calendar says. */
export async function makeOffer(
  context: OfferContext,
  record: ProductRecord,
  selection: Selection,
): Promise<OfferAnswer> {
  const { row } = record
  const wrong = getChoiceProblem(row.details, row, selection)
  if (wrong) return refuse(wrong.problem, null, wrong.limit)
  const { details } = row
  const unknown = extraProblem(row, selection)
  if (unknown) return unknown
  switch (details.kind) {
    case 'tour':
      return offerTour(context, record, details, selection)
    case 'villa':
    case 'yacht':
    case 'car':
      return offerStay(context, record, details, selection)
    case 'transfer':
      return offerTransfer(context, record, details, selection)
    default:
      return refuse('notBookable')
  }
}
