import { getHire } from '@/domain/availability/stay-period'
import { hireOf } from '@/domain/basket/choice-of'
import { carParts } from '@/domain/pricing/kind-parts'
import { type ChoiceProblem, type Chosen, type KindRules, NO_DURATION, problemOf, type UnitStock } from '../kind-rules'
import type { CarChoice } from './choice'
import type { CarDetails } from './details'

const END_OF_DAY = '23:59'

/** Both age limits are inclusive: with 21 to 75, a driver of 21 and one of 75 may hire. */
function findProblem(details: CarDetails, choice: CarChoice, { endDate, date }: Chosen): ChoiceProblem | null {
  const { pickupOffice, returnOffice, pickupTime, returnTime, driverAge } = choice
  if (!details.offices.includes(pickupOffice) || !details.offices.includes(returnOffice))
    return problemOf('unknownPlace')
  if (driverAge < details.minimumDriverAge) return problemOf('driverAge', details.minimumDriverAge)
  if (driverAge > details.maximumDriverAge) return problemOf('driverAge', details.maximumDriverAge)
  const isInOrder = endDate !== null && (endDate > date || (endDate === date && returnTime > pickupTime))
  return isInOrder ? null : problemOf('missingChoice')
}

/** A car is let per 24 hours begun, with a seat for everybody. */
export function carRules(details: CarDetails): KindRules<UnitStock> {
  return {
    stock: {
      shape: 'units',
      rules: { priceDays: 1, changeover: null, minimumDays: 1, latestStart: END_OF_DAY },
      isDayOut: false,
      getPeriod: ({ date, endDate, choice }) => getHire({ date, endDate, ...hireOf(choice) }),
      buildParts(choice, days, pricing) {
        const hire = hireOf(choice)
        return hire && carParts(details, hire, days, pricing)
      },
    },
    listPlaces: () => details.offices,
    getMapPlace: () => details.offices[0] ?? null,
    listChosenPlaces(choice) {
      const hire = hireOf(choice)
      return hire ? [...new Set([hire.pickupOffice, hire.returnOffice])] : []
    },
    getPartyRule: () => ({ capacity: details.seats, infantsPerAdult: null }),
    findChoiceProblem(_list, chosen) {
      const hire = hireOf(chosen.choice)
      return hire ? findProblem(details, hire, chosen) : problemOf('missingChoice')
    },
    duration: NO_DURATION,
  }
}
