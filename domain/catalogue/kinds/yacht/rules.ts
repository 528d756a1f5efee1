import { getDaysOut, getStay } from '@/domain/availability/stay-period'
import { DEFAULT_INFANTS_PER_ADULT } from '@/domain/basket/party'
import { yachtParts } from '@/domain/pricing/kind-parts'
import { type KindRules, NO_DURATION, type UnitStock } from '../kind-rules'
import type { YachtDetails } from './details'

const SATURDAY = 6

/**
 * For a week charter, `endDate` is the day of departure, which is not taken. For a day charter it is the last day
 * aboard; null or the same day means one day.
 */
function stockOf(details: YachtDetails): UnitStock {
  const { boardAt, leaveAt } = details
  const times = { startTime: boardAt, endTime: leaveAt }
  const buildParts: UnitStock['buildParts'] = (_choice, days, pricing) => yachtParts(details, days, pricing)
  if (details.charter === 'day') {
    return {
      shape: 'units',
      rules: { priceDays: 1, changeover: null, minimumDays: 1, latestStart: boardAt },
      isDayOut: true,
      getPeriod: (asked) => getDaysOut(asked, times),
      buildParts,
    }
  }
  return {
    shape: 'units',
    rules: { priceDays: 7, changeover: SATURDAY, minimumDays: 7, latestStart: boardAt },
    isDayOut: false,
    getPeriod: (asked) => getStay(asked, times),
    buildParts,
  }
}

export function yachtRules(details: YachtDetails): KindRules<UnitStock> {
  const { capacity, infantsPerAdult, marina } = details
  return {
    stock: stockOf(details),
    listPlaces: () => (marina === null ? [] : [marina]),
    getMapPlace: () => marina,
    listChosenPlaces: () => [],
    getPartyRule: () => ({ capacity, infantsPerAdult: infantsPerAdult ?? DEFAULT_INFANTS_PER_ADULT }),
    findChoiceProblem: () => null,
    duration: NO_DURATION,
  }
}
