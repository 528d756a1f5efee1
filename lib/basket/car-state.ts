import { getHire, lengthOf } from '@/domain/availability/stay-period'
import type { PricedDays } from '@/domain/availability/stay-types'
import type { Selection } from '@/domain/basket/schema'
import type { NamedPlace } from '@/domain/catalogue/shared/place-names'
import { type PlainDate, startOfMonth } from '@/domain/dates/plain-date'
import { carParts } from '@/domain/pricing/kind-parts'
import { isPricingError, type PricedReservation } from '@/domain/pricing/types'
import type { AvailabilitySnapshot } from './availability-store'
import type { CarBooking } from './booking'
import type { BrowserMoney } from './browser-money'
import type { CarDraft } from './car-choice'
import { knownExtras } from './choice-query'
import { findNearest } from './evaluate-day'
import { evaluateArrival, findStayProblem, HIRE_SHAPE, listPricedDays, type StayProblem } from './evaluate-stay'
import { getFreeUntil, priceLine } from './price-choice'
import { toParty } from './stay-state'

/** The missing step before a hire can be bought, or 'ready'. */
export type CarStep =
  | 'office'
  | 'date'
  | 'endDate'
  | 'time'
  | 'age'
  | 'loading'
  | 'failed'
  | 'closed'
  | 'rates'
  | 'ready'

export interface CarState {
  step: CarStep
  pickup: NamedPlace | null
  giveBack: NamedPlace | null
  problem: StayProblem | null
  nearest: PlainDate | null
  /** Started periods of 24 hours; 0 while unknown. */
  days: number
  segments: PricedDays[]
  /** Minimum days of the price band that applies; null if none does. */
  bandFrom: number | null
  priced: PricedReservation | null
  freeUntil: string | null
}

interface Input {
  booking: CarBooking
  choice: CarDraft
  availability: AvailabilitySnapshot
  money: BrowserMoney | null
  now: number
}

/** Only the driver: the price of a car does not depend on the party. */
const DRIVER = toParty(1)

function stepOfUnknown({ months }: AvailabilitySnapshot, dates: readonly PlainDate[]): CarStep {
  return dates.some((date) => months[startOfMonth(date)]?.status === 'failed') ? 'failed' : 'loading'
}

/** Minimum days of the price band for this number of days; null if there is none. */
function getBandFrom(bands: CarBooking['bands'], days: number): number | null {
  const reached = bands.map(({ fromDays }) => fromDays).filter((fromDays) => fromDays <= days)
  return reached.length === 0 ? null : Math.max(...reached)
}

/** Builds the card's state of a hire from the loaded data. An unknown office counts as not chosen. */
export function buildCarState({ booking, choice, availability, money, now }: Input): CarState {
  const { date, endDate, pickupTime, returnTime, driverAge } = choice
  const officeOf = (key: string | null) => booking.offices.find((office) => office.key === key) ?? null
  const pickup = officeOf(choice.pickupOffice) ?? booking.offices[0] ?? null
  const giveBack = officeOf(choice.returnOffice) ?? pickup
  const hire = date === null ? null : getHire({ date, endDate, pickupTime, returnTime })
  const days = hire ? lengthOf(hire.paid) : 0
  const base: CarState = {
    step: 'date',
    pickup,
    giveBack,
    problem: null,
    nearest: null,
    days,
    segments: [],
    bandFrom: null,
    priced: null,
    freeUntil: null,
  }
  if (!pickup || !giveBack) return { ...base, step: 'office' }
  if (date === null) return base
  const first = availability.days.find((day) => day.date === date)
  if (!first) return { ...base, step: stepOfUnknown(availability, [date]) }
  const { problem: closed, minimumStay } = evaluateArrival(first)
  if (closed !== null) {
    const nearest = findNearest(availability.days, date, evaluateArrival)
    return { ...base, step: 'closed', problem: { problem: closed, date, minimumStay }, nearest }
  }
  if (endDate === null) return { ...base, step: 'endDate' }
  if (!hire) return { ...base, step: 'time' }
  const problem = findStayProblem(availability.days, date, endDate, HIRE_SHAPE)
  if (problem) return { ...base, step: 'closed', problem }
  if (driverAge < booking.minimumDriverAge || driverAge > booking.maximumDriverAge) return { ...base, step: 'age' }
  const segments = listPricedDays(availability.days, date, days, 1)
  if (!segments) return { ...base, step: stepOfUnknown(availability, [date, endDate]) }
  if (!money) return { ...base, step: 'loading' }
  const picked = { pickupOffice: pickup.key, returnOffice: giveBack.key, driverAge }
  const parts = carParts(booking, picked, segments, booking.pricing)
  const extras = knownExtras(choice.extras, booking.extras)
  const priced = priceLine(booking, parts, { pax: DRIVER, extras }, money, now)
  if (isPricingError(priced)) return { ...base, step: 'rates' }
  const freeUntil = getFreeUntil(booking, date, pickupTime, now)
  return { ...base, step: 'ready', segments, bandFrom: getBandFrom(booking.bands, days), priced, freeUntil }
}

/** The selection for the basket; null while something is missing. */
export function toCarSelection(booking: CarBooking, state: CarState, choice: CarDraft): Selection | null {
  const { pickup, giveBack, step } = state
  const { date, endDate, pickupTime, returnTime, driverAge } = choice
  if (step !== 'ready' || date === null || !pickup || !giveBack) return null
  return {
    productId: booking.productId,
    kind: booking.kind,
    date,
    endDate,
    session: null,
    pax: DRIVER,
    extras: knownExtras(choice.extras, booking.extras),
    pickupPlace: null,
    choice: {
      kind: booking.kind,
      pickupOffice: pickup.key,
      returnOffice: giveBack.key,
      pickupTime,
      returnTime,
      driverAge,
    },
  }
}
