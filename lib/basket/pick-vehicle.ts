import { type Load, loadProblem } from '@/domain/availability/transfer-rules'
import type { Vehicle, VehicleClass } from '@/domain/catalogue/kinds/transfer/details'
import { compareAmounts, multiplyAmount } from '@/domain/money/amount'

export interface VehicleView {
  vehicle: Vehicle
  /** Reason why one vehicle is too small; null if the party fits. */
  problem: 'tooManyPersons' | 'tooMuchLuggage' | null
}

/** A number of vehicles of one class. */
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

/** The cheapest vehicle that fits the party, else the smallest number of one class; null if none fits. */
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

/** The chosen vehicle and quantity, whether or not the party fits; null if no offered vehicle is chosen. */
export function getPicked(
  vehicles: readonly Vehicle[],
  { vehicle, quantity }: { vehicle: VehicleClass | null; quantity: number },
): VehiclePick | null {
  const found = vehicles.find((entry) => entry.vehicle === vehicle)
  return found ? { vehicle: found, quantity } : null
}
