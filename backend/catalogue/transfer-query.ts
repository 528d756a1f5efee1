import type { TransferInput } from '@/domain/availability/transfer-rules'
import { findVehicle, isLater, loadProblem, rideProblem, vehiclesLeft } from '@/domain/availability/transfer-rules'
import type { TransferDetails, Vehicle } from '@/domain/catalogue/kinds/transfer/details'
import { routeOf } from '@/domain/catalogue/kinds/transfer/route'
import { addDays, type PlainDate } from '@/domain/dates/plain-date'
import { type Amount, multiplyAmount, subtractAmounts } from '@/domain/money/amount'
import { campaignOn } from '@/domain/pricing/campaign'
import { discountOn } from '@/domain/pricing/conversion'
import { proposeRides } from '@/domain/transfer/proposal'
import type { TransferAnswer, TransferOption, TransferQuery } from '@/domain/transfer/schema'
import { readTransferInput } from '../availability/service'
import type { CallContext } from '../platform/http/context'
import type { ProductRecord } from '../products/product-records'
import { type ListingSource, openSource } from './listing'

interface Route {
  record: ProductRecord
  details: TransferDetails
}
type Direction = TransferOption['direction']

/** Returns the routes between the two places, in either direction. */
async function findRoutes({ cache, site, today }: ListingSource, { fromPlace, toPlace }: TransferQuery) {
  const between = (await cache.index.all(site, today)).filter(({ details }) => {
    const route = routeOf(details)
    if (!route) return false
    const { fromPlace: from, toPlace: to } = route
    return (from === fromPlace && to === toPlace) || (from === toPlace && to === fromPlace)
  })
  const ids = between.sort((left, right) => left.rank - right.rank || left.id - right.id).map(({ id }) => id)
  const records = await cache.findRecords(ids)
  return ids.flatMap((id): Route[] => {
    const record = records.get(id)
    const details = record && routeOf(record.row.details)
    return details ? [{ record, details }] : []
  })
}

/** Returns why one vehicle of the class is not enough for all requested rides, or null. */
function problemOf(input: TransferInput, vehicle: Vehicle, query: TransferQuery) {
  const { returnRide } = query
  if (returnRide && !isLater(returnRide, query)) return { problem: 'missingChoice' as const, limit: null }
  const out = rideProblem(input, query, vehicle, returnRide?.date === query.date ? 2 : 1)
  const back = returnRide ? rideProblem(input, returnRide, vehicle, 1) : null
  return out ?? back ?? loadProblem(vehicle, query, 1)
}

function leftOf(input: TransferInput, vehicle: Vehicle, { date, returnRide }: TransferQuery): number {
  const out = vehiclesLeft(input, vehicle, date)
  if (!returnRide) return out
  if (returnRide.date === date) return Math.floor(out / 2)
  return Math.min(out, vehiclesLeft(input, vehicle, returnRide.date))
}

/**
 * Returns the price of all rides in `quantity` vehicles, after the route's campaign. A fixed discount is subtracted
 * once, as on a basket line.
 */
function totalOf(route: Route, price: Amount, query: TransferQuery, quantity: number, today: PlainDate): Amount {
  const full = multiplyAmount(price, quantity * (query.returnRide ? 2 : 1))
  const { campaign, currency } = route.record.row
  return subtractAmounts(full, discountOn(full, campaignOn(campaign, today), currency, currency, []))
}

async function optionsOf({ cache, site, today, now }: ListingSource, route: Route, query: TransferQuery) {
  const { details, record } = route
  const last = query.returnRide && query.returnRide.date > query.date ? query.returnRide.date : query.date
  const clock = { now, zone: site.other.timeZone }
  const input = await readTransferInput(cache.db, record, details, { from: query.date, to: addDays(last, 1) }, clock)
  const { id, currency } = record.row
  const direction: Direction = details.fromPlace === query.fromPlace ? 'outward' : 'homeward'
  return details.vehicles.flatMap(({ vehicle: name }): TransferOption[] => {
    const vehicle = findVehicle(details.vehicles, name)
    if (!vehicle) return []
    const { perDay: _, ...shown } = vehicle
    const problem = problemOf(input, vehicle, query)
    return [
      {
        ...shown,
        productId: id,
        content: record.titles,
        direction,
        durationMinutes: details.durationMinutes,
        childSeats: details.childSeats,
        currency,
        total: totalOf(route, vehicle.price, query, 1, today),
        unitsLeft: leftOf(input, vehicle, query),
        problem: problem?.problem ?? null,
        limit: problem?.limit ?? null,
      },
    ]
  })
}

/**
 * `POST /transfer-sorgula-post`. Prices are in the routes' currency. If the routes between two places have different
 * currencies, only those in the currency of the first route are offered, because the others cannot be compared.
 */
export async function queryTransfer(context: CallContext, query: TransferQuery): Promise<TransferAnswer> {
  const source = await openSource(context)
  const { today } = source
  const routes = await findRoutes(source, query)
  const currency = routes[0]?.record.row.currency ?? null
  const comparable = routes.filter(({ record }) => record.row.currency === currency)
  const options = await Promise.all(comparable.map((route) => optionsOf(source, route, query)))
  const vehicles = options.flat()
  const routeOf = new Map(comparable.map((route) => [route.record.row.id, route]))
  const proposal = proposeRides(vehicles, query, (option, quantity) => {
    const route = routeOf.get(option.productId)
    return route ? totalOf(route, option.price, query, quantity, today) : option.total
  })
  return { success: proposal !== null, vehicles, proposal, currency }
}
