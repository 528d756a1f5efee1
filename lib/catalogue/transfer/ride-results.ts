import { toPax } from '@/domain/basket/pax'
import type { Amount, CurrencyCode } from '@/domain/money/amount'
import { type Locale, pickLocalized } from '@/domain/shared/locales'
import type { ProposedRide, TransferAnswer, TransferOption, TransferQuery } from '@/domain/transfer/schema'
import { toSearch } from '@/lib/basket/choice-query'
import { NO_RIDE, transferCodec } from '@/lib/basket/transfer-choice'
import { localePath } from '@/lib/i18n/locale-path'
import { paths } from '@/lib/paths'

export interface RideOption {
  key: string
  vehicle: TransferOption['vehicle']
  seats: number
  luggage: number
  total: Amount
  currency: CurrencyCode
  /** Path of the booking card with all fields filled in; null if the vehicle is unavailable. */
  href: string | null
  problem: TransferOption['problem']
}

export interface ProposedVehicle {
  vehicle: ProposedRide['vehicle']
  quantity: number
  people: number
  luggage: number
  href: string
}

export interface RideResults {
  options: RideOption[]
  /** Alternative if a vehicle is too small: a larger one, or several. */
  proposal: { rides: ProposedVehicle[]; total: Amount; currency: CurrencyCode; isLarger: boolean } | null
}

interface Context {
  locale: Locale
  fallback: Locale
}

type Load = Pick<ProposedRide, 'vehicle' | 'quantity' | 'people' | 'luggage' | 'direction'>

/** Path of the product's page with the booking card filled in by the query (see `transferCodec`). */
function buildHref(option: TransferOption, load: Load, query: TransferQuery, { locale, fallback }: Context): string {
  const slug = pickLocalized(option.content, locale, fallback)?.slug ?? ''
  const { returnRide } = query
  const draft = {
    ...NO_RIDE,
    direction: load.direction,
    date: query.date,
    time: query.time,
    pax: toPax({ adult: load.people, child: 0, infant: 0 }),
    luggage: load.luggage,
    vehicle: load.vehicle,
    quantity: load.quantity,
    isReturn: returnRide !== null,
    backDate: returnRide?.date ?? null,
    backTime: returnRide?.time ?? null,
  }
  return `${localePath(locale, paths.product(slug))}${toSearch(transferCodec, draft, '')}`
}

/** The vehicles of a response: available ones first, otherwise in the API's order, cheapest first. */
export function buildRideResults(answer: TransferAnswer, query: TransferQuery, context: Context): RideResults {
  const { people, luggage } = query
  const options = answer.vehicles.map((option): RideOption => {
    const { vehicle, direction, problem, seats, total, currency, productId } = option
    const load = { vehicle, direction, quantity: 1, people, luggage }
    return {
      key: `${productId}-${vehicle}`,
      vehicle,
      seats,
      luggage: option.luggage,
      total,
      currency,
      href: problem === null ? buildHref(option, load, query, context) : null,
      problem,
    }
  })
  const { proposal, currency } = answer
  const isTooSmall = answer.vehicles.some(({ problem }) => problem === 'tooManyPersons' || problem === 'tooMuchLuggage')
  const rides = (proposal?.rides ?? []).flatMap((ride): ProposedVehicle[] => {
    const option = answer.vehicles.find((each) => each.productId === ride.productId && each.vehicle === ride.vehicle)
    if (!option) return []
    const { vehicle, quantity } = ride
    return [
      {
        vehicle,
        quantity,
        people: ride.people,
        luggage: ride.luggage,
        href: buildHref(option, ride, query, context),
      },
    ]
  })
  const isLarger = rides.length === 1 && rides[0]?.quantity === 1
  return {
    options: options.sort((left, right) => Number(left.href === null) - Number(right.href === null)),
    proposal:
      proposal && currency && isTooSmall && rides.length === proposal.rides.length
        ? { rides, total: proposal.total, currency, isLarger }
        : null,
  }
}
