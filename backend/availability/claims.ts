import { mostPeople } from '@/domain/availability/departure-room'
import type { TakenRides } from '@/domain/availability/transfer-rules'
import { rideOf } from '@/domain/basket/choice-of'
import type { Selection } from '@/domain/basket/schema'
import { seatsOf } from '@/domain/basket/selection'
import { rulesOf } from '@/domain/catalogue/kinds/registry'
import { KIND_TRAITS, type StockShape } from '@/domain/catalogue/kinds/traits'
import type { ProductRow } from '../products/product-records'
import type { HeldStock, Owner, StockClaim } from './inventory'

type Chosen = Pick<Selection, 'productId' | 'date' | 'endDate' | 'session' | 'pax' | 'choice'>

/** The vehicles required on each day of a ride. */
function ridesOf({ date, choice }: Chosen): TakenRides[] {
  const ride = rideOf(choice)
  if (!ride) return []
  const { vehicle, quantity, returnRide } = ride
  const days = returnRide ? [date, returnRide.date] : [date]
  return [...new Set(days)].map((day) => ({
    date: day,
    vehicle,
    taken: quantity * days.filter((each) => each === day).length,
  }))
}

/** Returns the stock that a selection takes. `capacity` is the capacity of the chosen departure. */
export function claimsOf(product: ProductRow, chosen: Chosen, capacity: number): StockClaim[] {
  const { details, id: productId, units } = product
  const { stock } = rulesOf(details)
  switch (stock.shape) {
    case 'departures': {
      const time = chosen.session ?? ''
      const people = mostPeople({ capacity, licensedCapacity: stock.licensedCapacity })
      return [{ type: 'seats', productId, day: chosen.date, time, seats: seatsOf(chosen.pax), capacity, people }]
    }
    case 'units': {
      const period = stock.getPeriod({ date: chosen.date, endDate: chosen.endDate, choice: chosen.choice ?? null })
      return period ? [{ type: 'unit', productId, ...period.taken, units }] : []
    }
    case 'vehicles':
      return ridesOf(chosen).map(({ date, vehicle, taken }) => ({
        type: 'seats',
        productId,
        day: date,
        time: vehicle,
        seats: taken,
        capacity: stock.vehicles.find((entry) => entry.vehicle === vehicle)?.perDay ?? 0,
        people: null,
      }))
    case 'none':
      return []
  }
}

/**
 * Returns the stock that a reservation or hold of a selection has. Does not read the product, which may have changed
 * since.
 */
export function heldStockOf(chosen: Chosen & Pick<Selection, 'kind'>, owner: Owner): HeldStock[] {
  const { productId, kind } = chosen
  const shape: StockShape = KIND_TRAITS[kind].stock
  if (shape === 'departures') {
    const time = chosen.session
    if (time === null) return []
    const { date: day, pax } = chosen
    return [{ type: 'seats', productId, day, time, seats: seatsOf(pax), infants: pax.infant }]
  }
  if (shape === 'vehicles')
    return ridesOf(chosen).map(({ date, vehicle, taken }) => ({
      type: 'seats',
      productId,
      day: date,
      time: vehicle,
      seats: taken,
      infants: 0,
    }))
  return [{ type: 'unit', productId, owner }]
}
