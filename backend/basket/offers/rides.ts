import {
  findVehicle,
  rideProblem,
  type TakenRides,
  type TransferInput,
  transferDay,
  transferMonth,
} from '@/domain/availability/transfer-rules'
import { rideOf } from '@/domain/basket/choice-of'
import type { VehicleStock } from '@/domain/catalogue/kinds/kind-rules'
import { addDays, type PlainDate } from '@/domain/dates/plain-date'
import { transferParts } from '@/domain/pricing/kind-parts'
import type { HeldStock, StockClaim } from '../../availability/service'
import { claimsOf, readTransferInput } from '../../availability/service'
import { type OfferMaker, refuse } from './types'

function ridesOf(stock: readonly (HeldStock | StockClaim)[], productId: number): TakenRides[] {
  return stock.flatMap((entry) =>
    entry.type === 'seats' && entry.productId === productId
      ? [{ date: entry.day, vehicle: entry.time, taken: entry.seats }]
      : [],
  )
}

/** Returns the nearest day with enough vehicles of the class left, or null. */
function nearestRide(input: TransferInput, date: PlainDate): PlainDate | null {
  if (transferDay(input, date).dayStatus !== 'closed') return null
  return transferMonth(input, date).find((day) => day.date === date)?.nearestOpen ?? null
}

/** All rides in vehicles of one class. */
export const offerRides: OfferMaker<VehicleStock> = async (context, record, rules, selection) => {
  const { date } = selection
  const choice = rideOf(selection.choice)
  if (!choice) return refuse('missingChoice')
  const vehicle = findVehicle(rules.stock.vehicles, choice.vehicle)
  if (!vehicle) return refuse('missingChoice')
  const { returnRide, quantity } = choice
  const range = { from: addDays(date, -62), to: addDays(returnRide?.date ?? date, 63) }
  const rides = { held: ridesOf(context.own, record.row.id), ahead: ridesOf(context.ahead, record.row.id) }
  const input = await readTransferInput(context.db, record, rules.stock, range, context.clock, rides)
  const wanted = [{ date, time: choice.time }, ...(returnRide ? [returnRide] : [])]
  for (const ride of wanted) {
    const count = quantity * wanted.filter((each) => each.date === ride.date).length
    const problem = rideProblem(input, ride, vehicle, count)
    if (problem)
      return refuse(problem.problem, nearestRide({ ...input, vehicles: [vehicle] }, ride.date), problem.limit)
  }
  const parts = transferParts(vehicle, choice)
  const claims = claimsOf(record.row, selection, 0)
  const partyRule = rules.getPartyRule(choice, null)
  return { ok: true, offer: { startTime: choice.time, endTime: null, days: [], parts, claims, partyRule } }
}
