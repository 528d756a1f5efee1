import { isLater } from '@/domain/availability/transfer-rules'
import type { CarChoice, TransferChoice } from '@/domain/basket/choice-schema'
import type { DetailsOf, ProductDetails } from '@/domain/catalogue/kinds/details-schema'
import { findPartyProblem, getPartyRule } from './party'
import { takesInfants } from './pax'
import type { Problem, Selection } from './schema'

export interface ChoiceProblem {
  problem: Problem
  limit: number | null
}

/** What the price list says beside the details of the kind. */
interface PriceList {
  /** The age from which somebody pays as a child. */
  childFrom: number
}

type Chosen = Pick<Selection, 'date' | 'endDate' | 'pax' | 'choice'>

const problemOf = (problem: Problem, limit: number | null = null): ChoiceProblem => ({ problem, limit })

/** The ages are both included: with 21 to 75 a driver of 21 and one of 75 may hire. */
function carProblem(details: DetailsOf<'car'>, choice: CarChoice, { endDate, date }: Chosen): ChoiceProblem | null {
  const { pickupOffice, returnOffice, pickupTime, returnTime, driverAge } = choice
  if (!details.offices.includes(pickupOffice) || !details.offices.includes(returnOffice))
    return problemOf('unknownPlace')
  if (driverAge < details.minimumDriverAge) return problemOf('driverAge', details.minimumDriverAge)
  if (driverAge > details.maximumDriverAge) return problemOf('driverAge', details.maximumDriverAge)
  const isInOrder = endDate !== null && (endDate > date || (endDate === date && returnTime > pickupTime))
  return isInOrder ? null : problemOf('missingChoice')
}

function transferProblem(
  details: DetailsOf<'transfer'>,
  choice: TransferChoice,
  { date }: Chosen,
): ChoiceProblem | null {
  const vehicle = details.vehicles.find((entry) => entry.vehicle === choice.vehicle)
  if (!vehicle) return problemOf('missingChoice')
  if (choice.returnRide && !isLater(choice.returnRide, { date, time: choice.time })) return problemOf('missingChoice')
  const luggage = vehicle.luggage * choice.quantity
  if (choice.luggage > luggage) return problemOf('tooMuchLuggage', luggage)
  return choice.childSeats > details.childSeats * choice.quantity
    ? problemOf('unknownExtra', details.childSeats * choice.quantity)
    : null
}

/** What is wrong with what a kind asks for beside days and people. */
function kindProblem(details: ProductDetails, { childFrom }: PriceList, chosen: Chosen): ChoiceProblem | null {
  const { choice, pax } = chosen
  switch (details.kind) {
    case 'tour': {
      if (choice && choice.kind !== 'tour') return problemOf('missingChoice')
      const { minimumAge } = details
      if (pax.infant > 0 && minimumAge > 0 && !takesInfants(childFrom, minimumAge))
        return problemOf('tooYoung', minimumAge)
      const language = choice?.guideLanguage ?? null
      return language !== null && !details.guideLanguages.includes(language) ? problemOf('missingChoice') : null
    }
    case 'villa':
    case 'yacht':
      return null
    case 'car':
      return choice?.kind === 'car' ? carProblem(details, choice, chosen) : problemOf('missingChoice')
    case 'transfer':
      return choice?.kind === 'transfer' ? transferProblem(details, choice, chosen) : problemOf('missingChoice')
    default:
      return problemOf('notBookable')
  }
}

/**
 * What is wrong with a choice whatever the calendar says, with what it is measured by; null when nothing is. The seats
 * of a tour are its departure's: `offerTour` looks at the party again when that is known.
 */
export function getChoiceProblem(details: ProductDetails, list: PriceList, chosen: Chosen): ChoiceProblem | null {
  const wrong = kindProblem(details, list, chosen)
  // A choice that is not of the kind says more than the size of the party.
  if (wrong?.problem === 'missingChoice' || wrong?.problem === 'notBookable' || wrong?.problem === 'tooYoung')
    return wrong
  return findPartyProblem(chosen.pax, getPartyRule(details, chosen.choice)) ?? wrong
}
