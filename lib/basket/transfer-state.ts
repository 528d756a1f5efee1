import { isLater, loadProblem } from '@/domain/availability/transfer-rules'
import { toFlightNumber } from '@/domain/basket/flight-number'
import type { Selection } from '@/domain/basket/schema'
import { personsOf } from '@/domain/basket/selection'
import type { TransferChoice } from '@/domain/catalogue/kinds/transfer/choice'
import { type PlainDate, startOfMonth } from '@/domain/dates/plain-date'
import type { LocalTime } from '@/domain/dates/zone'
import { transferParts } from '@/domain/pricing/kind-parts'
import { isPricingError, type PricedReservation } from '@/domain/pricing/types'
import type { AvailabilitySnapshot } from './availability-store'
import type { TransferBooking } from './booking'
import type { BrowserMoney } from './browser-money'
import { knownExtras } from './choice-query'
import { findNearest } from './evaluate-day'
import { evaluateArrival, type StayProblem } from './evaluate-stay'
import { getPicked, listVehicles, proposeVehicles, type VehiclePick, type VehicleView } from './pick-vehicle'
import { getFreeUntil, priceLine } from './price-choice'
import { MOST_VEHICLES, type TransferDraft } from './transfer-choice'

/** The missing step before a ride can be bought, or 'ready'. */
export type RideStep =
  | 'date'
  | 'time'
  | 'flight'
  | 'vehicle'
  | 'back'
  | 'loading'
  | 'failed'
  | 'closed'
  | 'rates'
  | 'ready'

export interface TransferState {
  step: RideStep
  persons: number
  vehicles: VehicleView[]
  /** The vehicles: chosen, or the cheapest that fits the party; null if none fits. */
  pick: VehiclePick | null
  /** Alternative to a choice that is too small. */
  proposal: VehiclePick | null
  problem: StayProblem | null
  nearest: PlainDate | null
  priced: PricedReservation | null
  freeUntil: string | null
}

interface Input {
  booking: TransferBooking
  choice: TransferDraft
  availability: AvailabilitySnapshot
  money: BrowserMoney | null
  now: number
}

function stepOfUnknown({ months }: AvailabilitySnapshot, date: PlainDate): RideStep {
  return months[startOfMonth(date)]?.status === 'failed' ? 'failed' : 'loading'
}

function isBackSet({ isReturn, date, time, backDate, backTime }: TransferDraft): boolean {
  if (!isReturn) return true
  if (backDate === null || backTime === null || date === null || time === null) return false
  return isLater({ date: backDate, time: backTime }, { date, time })
}

/** The first missing step except the vehicle, in the order of the card. */
function missingStep(choice: TransferDraft): RideStep | null {
  const { time, flight, isReturn, backFlight } = choice
  if (time === null) return 'time'
  if (toFlightNumber(flight) === undefined) return 'flight'
  if (!isBackSet(choice)) return 'back'
  return isReturn && toFlightNumber(backFlight) === undefined ? 'flight' : null
}

/** Builds the card's state of a ride from the loaded data. */
export function buildTransferState({ booking, choice, availability, money, now }: Input): TransferState {
  const { date, time, pax, luggage, isReturn, backDate } = choice
  const persons = personsOf(pax)
  const load = { people: persons, luggage }
  const best = proposeVehicles(booking.vehicles, load, MOST_VEHICLES)
  const picked = getPicked(booking.vehicles, choice)
  const fits = picked !== null && loadProblem(picked.vehicle, load, picked.quantity) === null
  // A single vehicle is preselected; several need the guest's consent.
  const pick = fits ? picked : picked === null && best?.quantity === 1 ? best : null
  const base: TransferState = {
    step: 'date',
    persons,
    vehicles: listVehicles(booking.vehicles, load),
    pick,
    proposal: pick ? null : best,
    problem: null,
    nearest: null,
    priced: null,
    freeUntil: null,
  }
  if (date === null) return base
  for (const each of [date, ...(isReturn && backDate !== null ? [backDate] : [])]) {
    const day = availability.days.find((candidate) => candidate.date === each)
    if (!day) return { ...base, step: stepOfUnknown(availability, each) }
    const { problem, minimumStay } = evaluateArrival(day)
    if (problem === null) continue
    const nearest = each === date ? findNearest(availability.days, date, evaluateArrival) : null
    return { ...base, step: 'closed', problem: { problem, date: each, minimumStay }, nearest }
  }
  const missing = missingStep(choice)
  if (missing) return { ...base, step: missing }
  if (!pick) return { ...base, step: 'vehicle' }
  if (!money || time === null) return { ...base, step: 'loading' }
  const parts = transferParts(pick.vehicle, toTransferChoice(booking, pick, choice, time))
  const priced = priceLine(booking, parts, { pax, extras: knownExtras(choice.extras, booking.extras) }, money, now)
  if (isPricingError(priced)) return { ...base, step: 'rates' }
  return { ...base, step: 'ready', priced, freeUntil: getFreeUntil(booking, date, time, now) }
}

function toReturnRide({ isReturn, backDate, backTime, backFlight }: TransferDraft) {
  if (!isReturn || backDate === null || backTime === null) return null
  return { date: backDate, time: backTime, flightNumber: toFlightNumber(backFlight) ?? null }
}

/** Converts the choice to the contract's format. */
function toTransferChoice(
  { kind, childSeats }: TransferBooking,
  { vehicle, quantity }: VehiclePick,
  draft: TransferDraft,
  time: LocalTime,
): TransferChoice {
  return {
    kind,
    direction: draft.direction,
    vehicle: vehicle.vehicle,
    quantity,
    time,
    flightNumber: toFlightNumber(draft.flight) ?? null,
    returnRide: toReturnRide(draft),
    luggage: draft.luggage,
    childSeats: Math.min(draft.childSeats, childSeats * quantity),
  }
}

/** The selection for the basket; null while something is missing. */
export function toTransferSelection(
  booking: TransferBooking,
  { step, pick }: TransferState,
  choice: TransferDraft,
): Selection | null {
  const { date, time, pax } = choice
  if (step !== 'ready' || date === null || time === null || !pick) return null
  return {
    productId: booking.productId,
    kind: booking.kind,
    date,
    endDate: null,
    session: null,
    pax,
    extras: knownExtras(choice.extras, booking.extras),
    pickupPlace: null,
    choice: toTransferChoice(booking, pick, choice, time),
  }
}
