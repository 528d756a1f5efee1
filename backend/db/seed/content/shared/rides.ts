import type { SeedProduct } from '@/backend/db/seed/types'
import type { Vehicle, VehicleClass } from '@/domain/catalogue/kinds/details-schema'
import type { Locale } from '@/domain/shared/locales'
import type { SceneName } from '../../pictures/scenes'
import { season } from './entry'

/** Seats and cases of one vehicle, and how many of them can ride a route on one day. */
export type Fleet = Readonly<Record<VehicleClass, Omit<Vehicle, 'vehicle' | 'price'>>>

/** A route as an operator's table has it; distance and minutes are door to door in ordinary traffic. */
export interface RideRow<From extends string = string, To extends string = string> {
  from: From
  to: To
  kilometres: number
  minutes: number
  destination: string
  scene: SceneName
  /** Euro for one ride, in the order of the fleet; a dash where the class does not ride the road. */
  tariff: string
}

export type Ride<Key extends string, Row extends RideRow> = Omit<Row, 'tariff'> & { key: Key; vehicles: Vehicle[] }

/** The line of a table that begins at the airport. */
export const ridesFrom =
  <From extends string, To extends string = string>(from: From) =>
  (
    to: To,
    kilometres: number,
    minutes: number,
    destination: string,
    scene: SceneName,
    tariff: string,
  ): RideRow<From, To> => ({ from, to, kilometres, minutes, destination, scene, tariff })

function vehiclesOf(fleet: Fleet, tariff: string): Vehicle[] {
  const classes = Object.entries(fleet) as [VehicleClass, Fleet[VehicleClass]][]
  const prices = tariff.split(' ')
  if (prices.length !== classes.length) throw new Error(`a tariff names ${classes.length} classes: ${tariff}`)
  return classes.flatMap(([vehicle, capacity], position) => {
    const price = prices[position]
    return price === undefined || price === '-' ? [] : [{ vehicle, ...capacity, price: `${price}.00` }]
  })
}

/** The table's routes with their vehicles, in its order. Throws on a tariff that does not fit the fleet. */
export function buildRides<Key extends string, Row extends RideRow>(
  table: Readonly<Record<Key, Row>>,
  fleet: Fleet,
): Ride<Key, Row>[] {
  return (Object.entries(table) as [Key, Row][]).map(([key, { tariff, ...route }]) => ({
    key,
    ...route,
    vehicles: vehiclesOf(fleet, tariff),
  }))
}

const cheapest = (vehicles: readonly Vehicle[]): string =>
  vehicles.reduce((low, { price }) => (Number(price) < Number(low) ? price : low), vehicles[0]?.price ?? '0.00')

/** What a route is as a product: it rides all year at one price; the season's is that of the cheapest vehicle. */
export function rideProduct<Key extends string, Row extends RideRow>(
  code: string,
  route: Ride<Key, Row>,
): Pick<SeedProduct<Locale>, 'code' | 'destination' | 'scene' | 'details' | 'seasons'> {
  return {
    code,
    destination: route.destination,
    scene: route.scene,
    details: {
      kind: 'transfer',
      fromPlace: route.from,
      toPlace: route.to,
      durationMinutes: route.minutes,
      distanceKilometres: route.kilometres,
      waitMinutes: 60,
      childSeats: 2,
      vehicles: route.vehicles,
    },
    seasons: [season('01-01', '12-31', cheapest(route.vehicles))],
  }
}
