import { mostPeople } from '@/domain/availability/departure-room'
import { getPeriod, type LetDetails } from '@/domain/availability/stay-period'
import type { TakenRides } from '@/domain/availability/transfer-rules'
import { licensedCapacityOf } from '@/domain/basket/party'
import type { Selection } from '@/domain/basket/schema'
import { seatsOf } from '@/domain/basket/selection'
import type { ProductRow } from '../products/product-records'
import type { HeldStock, Owner, StockClaim } from './inventory'

type Chosen = Pick<Selection, 'productId' | 'date' | 'endDate' | 'session' | 'pax' | 'choice'>

/** Vehicles that a transfer wants on each day of a ride. */
function ridesOf({ date, choice }: Chosen): TakenRides[] {
  if (choice?.kind !== 'transfer') return []
  const { vehicle, quantity, returnRide } = choice
  const days = returnRide ? [date, returnRide.date] : [date]
  return [...new Set(days)].map((day) => ({
    date: day,
    vehicle,
    taken: quantity * days.filter((each) => each === day).length,
  }))
}

function unitClaim(product: ProductRow, details: LetDetails, chosen: Chosen): StockClaim[] {
  const times = chosen.choice?.kind === 'car' ? chosen.choice : {}
  const period = getPeriod(details, { date: chosen.date, endDate: chosen.endDate, ...times })
  return period ? [{ type: 'unit', productId: product.id, ...period.taken, units: product.units }] : []
}

/** What a selection takes of a product's stock; `capacity` is that of the tour's departure. */
export function claimsOf(product: ProductRow, chosen: Chosen, capacity: number): StockClaim[] {
  const { details, id: productId } = product
  switch (details.kind) {
    case 'tour': {
      const time = chosen.session ?? ''
      const people = mostPeople({ capacity, licensedCapacity: licensedCapacityOf(details) })
      return [{ type: 'seats', productId, day: chosen.date, time, seats: seatsOf(chosen.pax), capacity, people }]
    }
    case 'villa':
    case 'yacht':
    case 'car':
      return unitClaim(product, details, chosen)
    case 'transfer':
      return ridesOf(chosen).map(({ date, vehicle, taken }) => ({
        type: 'seats',
        productId,
        day: date,
        time: vehicle,
        seats: taken,
        capacity: details.vehicles.find((entry) => entry.vehicle === vehicle)?.perDay ?? 0,
        people: null,
      }))
    default:
      return []
  }
}

/** What a reservation or hold of a selection has; it needs no product, which may have changed since. */
export function heldStockOf(chosen: Chosen & Pick<Selection, 'kind'>, owner: Owner): HeldStock[] {
  const { productId, kind } = chosen
  if (kind === 'tour') {
    const time = chosen.session
    if (time === null) return []
    const { date: day, pax } = chosen
    return [{ type: 'seats', productId, day, time, seats: seatsOf(pax), infants: pax.infant }]
  }
  if (kind === 'transfer')
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
