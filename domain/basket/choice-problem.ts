import type { ProductDetails } from '@/domain/catalogue/kinds/details-schema'
import type { ChoiceProblem, Chosen, PriceList } from '@/domain/catalogue/kinds/kind-rules'
import { rulesOf } from '@/domain/catalogue/kinds/registry'
import { findPartyProblem } from './party'

/**
 * What is wrong with a choice whatever the calendar says, with what it is measured by; null when nothing is. The seats
 * of a tour are its departure's: `offerTour` looks at the party again when that is known.
 */
export function getChoiceProblem(details: ProductDetails, list: PriceList, chosen: Chosen): ChoiceProblem | null {
  const rules = rulesOf(details)
  const wrong = rules.findChoiceProblem(list, chosen)
  // A choice that is not of the kind says more than the size of the party.
  if (wrong?.problem === 'missingChoice' || wrong?.problem === 'notBookable' || wrong?.problem === 'tooYoung')
    return wrong
  return findPartyProblem(chosen.pax, rules.getPartyRule(chosen.choice, null)) ?? wrong
}
