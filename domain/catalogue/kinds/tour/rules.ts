import { DEFAULT_INFANTS_PER_ADULT } from '@/domain/basket/party'
import { takesInfants } from '@/domain/basket/pax'
import { type DepartureStock, type KindRules, problemOf } from '../kind-rules'
import type { TourDetails } from './details'

/** Without a licensed capacity a tour takes as many people as its departure has seats. */
export function tourRules(details: TourDetails): KindRules<DepartureStock> {
  const { days, durationMinutes, guideLanguages, minimumAge, infantsPerAdult } = details
  const licensedCapacity = details.licensedCapacity ?? null
  return {
    stock: { shape: 'departures', licensedCapacity, days },
    listPlaces: () => [],
    getMapPlace: () => null,
    listChosenPlaces: () => [],
    getPartyRule: (_choice, departureCapacity) => ({
      capacity: licensedCapacity ?? departureCapacity,
      infantsPerAdult: infantsPerAdult ?? DEFAULT_INFANTS_PER_ADULT,
    }),
    findChoiceProblem({ childFrom }, { choice, pax }) {
      if (choice && choice.kind !== details.kind) return problemOf('missingChoice')
      if (pax.infant > 0 && minimumAge > 0 && !takesInfants(childFrom, minimumAge))
        return problemOf('tooYoung', minimumAge)
      const language = choice?.guideLanguage ?? null
      return language !== null && !guideLanguages.includes(language) ? problemOf('missingChoice') : null
    },
    duration: { durationDays: days, durationMinutes },
  }
}
