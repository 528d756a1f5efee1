import { and, asc, eq, sql } from 'drizzle-orm'
import type { TransferInput } from '@/domain/availability/transfer-rules'
import { findVehicle, isLater, loadProblem, rideProblem, vehiclesLeft } from '@/domain/availability/transfer-rules'
import type { DetailsOf, Vehicle } from '@/domain/catalogue/kinds/details-schema'
import { addDays, type PlainDate } from '@/domain/dates/plain-date'
import { type Amount, multiplyAmount, subtractAmounts } from '@/domain/money/amount'
import { discountOn } from '@/domain/pricing/conversion'
import { proposeRides } from '@/domain/transfer/proposal'
import type { TransferAnswer, TransferOption, TransferQuery } from '@/domain/transfer/schema'
import { readTransferInput } from '../availability/read-stay'
import type { ProductRow } from '../availability/repository'
import { campaignOn } from '../basket/price'
import { schema } from '../db/client'
import type { CallContext } from '../http/context'
import { requireTimeZone } from '../settings/repository'
import { findTitles, todayOf } from './cards'

const { products } = schema

type Route = ProductRow & { details: DetailsOf<'transfer'> }
type Direction = TransferOption['direction']

/** Routes between the two places, either way round. */
async function findRoutes({ db }: CallContext, { fromPlace, toPlace }: TransferQuery): Promise<Route[]> {
  const from = sql`${products.details}->>'fromPlace'`
  const to = sql`${products.details}->>'toPlace'`
  const rows = await db
    .select()
    .from(products)
    .where(
      and(
        eq(products.active, true),
        eq(products.kind, 'transfer'),
        sql`((${from} = ${fromPlace} and ${to} = ${toPlace}) or (${from} = ${toPlace} and ${to} = ${fromPlace}))`,
      ),
    )
    .orderBy(asc(products.rank), asc(products.id))
  return rows.filter((row): row is Route => row.details.kind === 'transfer')
}

/** Why one vehicle of the class does not do for all the rides that were asked for; null when it does. */
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

/** All rides with so many vehicles, after the route's campaign; a fixed one is taken off once, as on a line. */
function totalOf(route: Route, price: Amount, query: TransferQuery, quantity: number, today: PlainDate): Amount {
  const full = multiplyAmount(price, quantity * (query.returnRide ? 2 : 1))
  const campaign = campaignOn(route.campaign, today)
  return subtractAmounts(full, discountOn(full, campaign, route.currency, route.currency, []))
}

async function optionsOf(context: CallContext, route: Route, query: TransferQuery, zone: string, today: string) {
  const { db, now } = context
  const last = query.returnRide && query.returnRide.date > query.date ? query.returnRide.date : query.date
  const input = await readTransferInput(
    db,
    route,
    route.details,
    { from: query.date, to: addDays(last, 1) },
    { now, zone },
  )
  const titles = (await findTitles(db, [route.id])).get(route.id) ?? {}
  const { details, currency } = route
  const direction: Direction = details.fromPlace === query.fromPlace ? 'outward' : 'homeward'
  return details.vehicles.flatMap(({ vehicle: name }): TransferOption[] => {
    const vehicle = findVehicle(details.vehicles, name)
    if (!vehicle) return []
    const { perDay: _, ...shown } = vehicle
    const problem = problemOf(input, vehicle, query)
    return [
      {
        ...shown,
        productId: route.id,
        content: titles,
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
 * `POST /transfer-sorgula-post`. Prices are in the routes' currency; where the routes between two places have different
 * ones, only those in the first one's are offered, since they could not be compared.
 */
export async function queryTransfer(context: CallContext, query: TransferQuery): Promise<TransferAnswer> {
  const { db, now } = context
  const [routes, zone, today] = await Promise.all([findRoutes(context, query), requireTimeZone(db), todayOf(db, now)])
  const currency = routes[0]?.currency ?? null
  const comparable = routes.filter((route) => route.currency === currency)
  const options = await Promise.all(comparable.map((route) => optionsOf(context, route, query, zone, today)))
  const vehicles = options.flat()
  const routeOf = new Map(comparable.map((route) => [route.id, route]))
  const proposal = proposeRides(vehicles, query, (option, quantity) => {
    const route = routeOf.get(option.productId)
    return route ? totalOf(route, option.price, query, quantity, today) : option.total
  })
  return { success: proposal !== null, vehicles, proposal, currency }
}
