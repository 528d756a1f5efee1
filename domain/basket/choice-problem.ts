import type { ProductDetails } from '@/domain/catalogue/kinds/details-schema'
import type { ChoiceProblem, Chosen, PriceList } from '@/domain/catalogue/kinds/kind-rules'
import { rulesOf } from '@/domain/catalogue/kinds/registry'
import { findPartyProblem } from './party'

/**
 * The problem of a choice independent of the calendar, with the limit that it breaks; null for a valid choice. The
 * seats of a tour belong to its departure: `offerTour` checks the party again once the departure is known.
 */
export function getChoiceProblem(details: ProductDetails, list: PriceList, chosen: Chosen): ChoiceProblem | null {
  const rules = rulesOf(details)
  const wrong = rules.findChoiceProblem(list, chosen)
  // A choice of the wrong kind takes precedence over the size of the party.
  if (wrong?.problem === 'missingChoice' || wrong?.problem === 'notBookable' || wrong?.problem === 'tooYoung')
    return wrong
  return findPartyProblem(chosen.pax, rules.getPartyRule(chosen.choice, null)) ?? wrong
}
