import { isLater } from '@/domain/availability/transfer-rules'
import { rideOf } from '@/domain/basket/choice-of'
import { ANY_PARTY, type ChoiceProblem, type Chosen, type KindRules, problemOf, type VehicleStock } from '../kind-rules'
import type { TransferChoice } from './choice'
import type { TransferDetails } from './details'

function findProblem(details: TransferDetails, choice: TransferChoice, { date }: Chosen): ChoiceProblem | null {
  const vehicle = details.vehicles.find((entry) => entry.vehicle === choice.vehicle)
  if (!vehicle) return problemOf('missingChoice')
  if (choice.returnRide && !isLater(choice.returnRide, { date, time: choice.time })) return problemOf('missingChoice')
  const luggage = vehicle.luggage * choice.quantity
  if (choice.luggage > luggage) return problemOf('tooMuchLuggage', luggage)
  return choice.childSeats > details.childSeats * choice.quantity
    ? problemOf('unknownExtra', details.childSeats * choice.quantity)
    : null
}

/** Rules of a route: rides go both ways, and everybody has a seat in the chosen vehicles. */
export function transferRules(details: TransferDetails): KindRules<VehicleStock> {
  const { fromPlace, toPlace, vehicles, durationMinutes } = details
  return {
    stock: { shape: 'vehicles', vehicles },
    listPlaces: () => [fromPlace, toPlace],
    getMapPlace: () => toPlace,
    listChosenPlaces: () => [fromPlace, toPlace],
    getPartyRule(choice) {
      const ride = rideOf(choice)
      const vehicle = vehicles.find((entry) => entry.vehicle === ride?.vehicle)
      if (!ride) return ANY_PARTY
      return { capacity: vehicle ? vehicle.seats * ride.quantity : null, infantsPerAdult: null }
    },
    findChoiceProblem(_list, chosen) {
      const ride = rideOf(chosen.choice)
      return ride ? findProblem(details, ride, chosen) : problemOf('missingChoice')
    },
    duration: { durationDays: 1, durationMinutes },
  }
}
