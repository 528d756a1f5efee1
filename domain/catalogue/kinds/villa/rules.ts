import { getStay } from '@/domain/availability/stay-period'
import { DEFAULT_INFANTS_PER_ADULT } from '@/domain/basket/party'
import { villaParts } from '@/domain/pricing/kind-parts'
import { type KindRules, NO_DURATION, type UnitStock } from '../kind-rules'
import type { VillaDetails } from './details'

/** `endDate` is the day of departure; its night is not taken. */
export function villaRules(details: VillaDetails): KindRules<UnitStock> {
  const { capacity, infantsPerAdult, minimumNights, checkInFrom, checkOutUntil } = details
  return {
    stock: {
      shape: 'units',
      rules: { priceDays: 1, changeover: null, minimumDays: minimumNights, latestStart: checkInFrom },
      isDayOut: false,
      getPeriod: (asked) => getStay(asked, { startTime: checkInFrom, endTime: checkOutUntil }),
      buildParts: (_choice, days, pricing) => villaParts(days, pricing),
    },
    listPlaces: () => [],
    getMapPlace: () => null,
    listChosenPlaces: () => [],
    getPartyRule: () => ({ capacity, infantsPerAdult: infantsPerAdult ?? DEFAULT_INFANTS_PER_ADULT }),
    findChoiceProblem: () => null,
    duration: NO_DURATION,
  }
}
