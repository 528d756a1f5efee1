import { type Load, loadProblem } from '@/domain/availability/transfer-rules'
import type { Vehicle, VehicleClass } from '@/domain/catalogue/kinds/transfer/details'
import { compareAmounts, multiplyAmount } from '@/domain/money/amount'

export interface VehicleView {
  vehicle: Vehicle
  /** Why one of them is too small; null when it takes the party. */
  problem: 'tooManyPersons' | 'tooMuchLuggage' | null
}

/** So many vehicles of one class. */
export interface VehiclePick {
  vehicle: Vehicle
  quantity: number
}

export function listVehicles(vehicles: readonly Vehicle[], load: Load): VehicleView[] {
  return vehicles.map((vehicle) => {
    const problem = loadProblem(vehicle, load, 1)?.problem
    return { vehicle, problem: problem === 'tooManyPersons' || problem === 'tooMuchLuggage' ? problem : null }
  })
}

const priceOf = ({ vehicle, quantity }: VehiclePick) => multiplyAmount(vehicle.price, quantity)

/** The cheapest that takes the party: one vehicle where any does, else as few of a class as it needs; null when none do. */
export function proposeVehicles(vehicles: readonly Vehicle[], load: Load, most: number): VehiclePick | null {
  for (let quantity = 1; quantity <= most; quantity += 1) {
    const fitting = vehicles
      .filter((vehicle) => vehicle.perDay >= quantity && loadProblem(vehicle, load, quantity) === null)
      .map((vehicle) => ({ vehicle, quantity }))
    const [first, ...others] = fitting
    if (first)
      return others.reduce((best, each) => (compareAmounts(priceOf(each), priceOf(best)) < 0 ? each : best), first)
  }
  return null
}

/** What is chosen, where it takes the party; null leaves the choice to `proposeVehicles`. */
export function getPicked(
  vehicles: readonly Vehicle[],
  { vehicle, quantity }: { vehicle: VehicleClass | null; quantity: number },
): VehiclePick | null {
  const found = vehicles.find((entry) => entry.vehicle === vehicle)
  return found ? { vehicle: found, quantity } : null
}
