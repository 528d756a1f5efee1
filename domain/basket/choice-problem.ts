import { isLater } from '@/domain/availability/transfer-rules'
import type { CarChoice, TransferChoice } from '@/domain/basket/choice-schema'
import type { DetailsOf, ProductDetails } from '@/domain/catalogue/kinds/details-schema'
import { takesInfants } from './pax'
import type { Problem, Selection } from './schema'
import { personsOf, seatsOf } from './selection'

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

function capacityProblem(persons: number, capacity: number): ChoiceProblem | null {
  return persons > capacity ? problemOf('tooManyPersons', capacity) : null
}

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
  { date, pax }: Chosen,
): ChoiceProblem | null {
  const vehicle = details.vehicles.find((entry) => entry.vehicle === choice.vehicle)
  if (!vehicle) return problemOf('missingChoice')
  if (choice.returnRide && !isLater(choice.returnRide, { date, time: choice.time })) return problemOf('missingChoice')
  const seats = vehicle.seats * choice.quantity
  const luggage = vehicle.luggage * choice.quantity
  if (personsOf(pax) > seats) return problemOf('tooManyPersons', seats)
  if (choice.luggage > luggage) return problemOf('tooMuchLuggage', luggage)
  return choice.childSeats > details.childSeats * choice.quantity
    ? problemOf('unknownExtra', details.childSeats * choice.quantity)
    : null
}

/**
 * What is wrong with a choice whatever the calendar says, with what it is measured by; null when nothing is. A cot
 * stands beside the beds of a villa, so infants count there as little as on a lap; aboard a yacht and in a vehicle
 * everybody counts. Seats of a tour are its departure's, and who is too young for it does not come along.
 */
export function getChoiceProblem(
  details: ProductDetails,
  { childFrom }: PriceList,
  chosen: Chosen,
): ChoiceProblem | null {
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
      return capacityProblem(seatsOf(pax), details.capacity)
    case 'yacht':
      return capacityProblem(personsOf(pax), details.capacity)
    case 'car':
      if (choice?.kind !== 'car') return problemOf('missingChoice')
      return capacityProblem(personsOf(pax), details.seats) ?? carProblem(details, choice, chosen)
    case 'transfer':
      return choice?.kind === 'transfer' ? transferProblem(details, choice, chosen) : problemOf('missingChoice')
    default:
      return problemOf('notBookable')
  }
}
