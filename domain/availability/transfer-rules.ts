import type { Vehicle, VehicleClass } from '@/domain/catalogue/kinds/transfer/details'
import { addDays, daysBetween, monthDays, type PlainDate } from '@/domain/dates/plain-date'
import { type Instant, type LocalTime, toLocal } from '@/domain/dates/zone'
import { compareAmounts } from '@/domain/money/amount'
import { availabilityWindow, getNearestOpen, isBeforeCutoff } from './rules'
import type { ClosedReason, DayAvailability } from './schema'
import type { DayRange } from './stay-types'

const END_OF_DAY: LocalTime = '23:59'

/** Vehicles of a class that are already booked on a day. */
export interface TakenRides {
  date: PlainDate
  vehicle: string
  taken: number
}

export interface TransferInput {
  vehicles: readonly Vehicle[]
  /** Half-open ranges of the days on which the route operates. */
  seasons: readonly DayRange[]
  closedDays: readonly PlainDate[]
  taken: readonly TakenRides[]
  cutoffMinutes: number
  now: Instant
  zone: string
}

export interface Ride {
  date: PlainDate
  time: LocalTime
}

/** The load of one vehicle. `people` counts everybody, infants included, because an infant rides in its own seat. */
export interface Load {
  people: number
  luggage: number
}

export type RideProblem =
  | { problem: 'past' | 'pastCutoff' | 'notOperating' | 'full'; limit: null }
  | { problem: 'tooManyPersons' | 'tooMuchLuggage'; limit: number }

export function vehiclesLeft(input: TransferInput, vehicle: Vehicle, date: PlainDate): number {
  const entries = input.taken.filter((entry) => entry.date === date && entry.vehicle === vehicle.vehicle)
  return Math.max(0, vehicle.perDay - entries.reduce((sum, { taken }) => sum + taken, 0))
}

/** The reason why the route does not operate on the day, whatever the vehicle; null when it does. */
function dayProblem(input: TransferInput, date: PlainDate): Exclude<ClosedReason, 'full'> | null {
  if (date < toLocal(input.now, input.zone).date) return 'past'
  if (input.seasons.every((season) => season.to <= date)) return 'beyondHorizon'
  if (input.closedDays.includes(date)) return 'closed'
  if (!input.seasons.some((season) => season.from <= date && date < season.to)) return 'notOperating'
  return isBeforeCutoff(date, END_OF_DAY, input) ? null : 'pastCutoff'
}

/** The reason why the vehicles cannot carry this number of people and cases, with their limit; null when they can. */
export function loadProblem(vehicle: Vehicle, load: Load, quantity: number): RideProblem | null {
  const seats = vehicle.seats * quantity
  if (load.people > seats) return { problem: 'tooManyPersons', limit: seats }
  const luggage = vehicle.luggage * quantity
  return load.luggage > luggage ? { problem: 'tooMuchLuggage', limit: luggage } : null
}

/**
 * The reason why a ride with this many vehicles of the class cannot be booked, or null. `quantity` counts all vehicles
 * requested for that day. The cut-off is counted from the pick-up time in the tenant's zone.
 */
export function rideProblem(input: TransferInput, ride: Ride, vehicle: Vehicle, quantity: number): RideProblem | null {
  const day = dayProblem(input, ride.date)
  if (day === 'past' || day === 'pastCutoff') return { problem: day, limit: null }
  if (day) return { problem: 'notOperating', limit: null }
  if (!isBeforeCutoff(ride.date, ride.time, input)) return { problem: 'pastCutoff', limit: null }
  return vehiclesLeft(input, vehicle, ride.date) < quantity ? { problem: 'full', limit: null } : null
}

/** Whether the return ride begins after the outward ride. */
export function isLater(back: Ride, out: Ride): boolean {
  return back.date > out.date || (back.date === out.date && back.time > out.time)
}

export function findVehicle(vehicles: readonly Vehicle[], vehicle: VehicleClass): Vehicle | null {
  return vehicles.find((entry) => entry.vehicle === vehicle) ?? null
}

/** Availability of the route on one day, at any hour. */
export function transferDay(input: TransferInput, date: PlainDate): DayAvailability {
  const day = { date, sessions: [], minimumStay: null, nearestOpen: null }
  const reason = dayProblem(input, date)
  if (reason) return { ...day, dayStatus: 'closed', reason, lowestPrice: null, unitsLeft: null }
  const left = input.vehicles.filter((vehicle) => vehiclesLeft(input, vehicle, date) > 0)
  const unitsLeft = left.reduce((sum, vehicle) => sum + vehiclesLeft(input, vehicle, date), 0)
  if (left.length === 0) return { ...day, dayStatus: 'closed', reason: 'full', lowestPrice: null, unitsLeft: 0 }
  const lowestPrice = left
    .map(({ price }) => price)
    .reduce((low, price) => (compareAmounts(price, low) < 0 ? price : low))
  return { ...day, dayStatus: unitsLeft === 1 ? 'few' : 'open', reason: null, lowestPrice, unitsLeft }
}

/**
 * The days of a month. `unitsLeft` counts the vehicles of all classes; `lowestPrice` is one ride in the cheapest free
 * class.
 */
export function transferMonth(input: TransferInput, month: PlainDate): DayAvailability[] {
  const { from, to } = availabilityWindow(month)
  const days = Array.from({ length: daysBetween(from, to) }, (_, index) => transferDay(input, addDays(from, index)))
  const open = days.filter((day) => day.dayStatus !== 'closed').map((day) => day.date)
  const inMonth = new Set(monthDays(month))
  return days
    .filter((day) => inMonth.has(day.date))
    .map((day) => (day.dayStatus === 'closed' ? { ...day, nearestOpen: getNearestOpen(open, day.date) } : day))
}
