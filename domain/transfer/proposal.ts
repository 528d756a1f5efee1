import { type Amount, addAmounts, compareAmounts } from '@/domain/money/amount'
import type { ProposedRide, TransferAnswer, TransferOption } from './schema'

interface Party {
  people: number
  luggage: number
}

/** Price of this number of vehicles of a class for all rides, after the campaign. */
export type PriceOfRides = (option: TransferOption, quantity: number) => Amount

type Proposal = NonNullable<TransferAnswer['proposal']>

/** A vehicle that is only too small for the whole party can still be combined with another. */
const canRide = ({ problem, unitsLeft }: TransferOption) =>
  unitsLeft > 0 && (problem === null || problem === 'tooManyPersons' || problem === 'tooMuchLuggage')

function toRide(option: TransferOption, quantity: number, { people, luggage }: Party): ProposedRide {
  const { productId, vehicle, direction } = option
  return { productId, vehicle, direction, quantity, people, luggage }
}

function proposeOne(options: readonly TransferOption[], party: Party): Proposal[] {
  return options
    .filter(({ problem }) => problem === null)
    .map((option) => ({ rides: [toRide(option, 1, party)], total: option.total }))
}

/**
 * The larger vehicle takes as much as it can. At least one person rides in each, because the second would otherwise not
 * be needed.
 */
function splitParty(first: TransferOption, second: TransferOption, party: Party): [Party, Party] | null {
  const people = Math.min(first.seats, party.people - 1)
  const luggage = Math.min(first.luggage, party.luggage)
  const rest = { people: party.people - people, luggage: party.luggage - luggage }
  return people >= 1 && rest.people <= second.seats && rest.luggage <= second.luggage
    ? [{ people, luggage }, rest]
    : null
}

function proposeTwo(options: readonly TransferOption[], party: Party, priceOf: PriceOfRides): Proposal[] {
  const usable = options.filter(canRide)
  return usable.flatMap((first, index) =>
    usable.slice(index).flatMap((second): Proposal[] => {
      if (first === second) {
        const fits = party.people <= 2 * first.seats && party.luggage <= 2 * first.luggage
        if (first.unitsLeft < 2 || !fits || party.people < 2) return []
        return [{ rides: [toRide(first, 2, party)], total: priceOf(first, 2) }]
      }
      const [large, small] = first.seats >= second.seats ? [first, second] : [second, first]
      const parts = splitParty(large, small, party)
      if (!parts) return []
      return [
        {
          rides: [toRide(large, 1, parts[0]), toRide(small, 1, parts[1])],
          total: addAmounts(large.total, small.total),
        },
      ]
    }),
  )
}

/** The cheapest proposal for the party: one vehicle if any is large enough, else two; null when two are not enough. */
export function proposeRides(options: readonly TransferOption[], party: Party, priceOf: PriceOfRides): Proposal | null {
  const cheapest = (proposals: readonly Proposal[]) =>
    proposals.reduce<Proposal | null>(
      (best, entry) => (best && compareAmounts(best.total, entry.total) <= 0 ? best : entry),
      null,
    )
  return cheapest(proposeOne(options, party)) ?? cheapest(proposeTwo(options, party, priceOf))
}
