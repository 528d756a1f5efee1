import type { CarDetails } from '@/domain/catalogue/kinds/car/details'
import type { TransferDetails, Vehicle } from '@/domain/catalogue/kinds/transfer/details'
import type { VillaDetails } from '@/domain/catalogue/kinds/villa/details'
import type { YachtDetails } from '@/domain/catalogue/kinds/yacht/details'
import type { NamedPlace } from '@/domain/catalogue/shared/place-names'

type NameOf = (key: string) => NamedPlace

export interface VillaTerms {
  capacity: number
  minimumNights: number
  checkInFrom: string
  checkOutUntil: string
}

export interface YachtTerms {
  capacity: number
  charter: 'day' | 'week'
  boardAt: string
  leaveAt: string
  /** Place of embarkation; null if agreed individually. */
  marina: string | null
}

export interface CarTerms {
  offices: NamedPlace[]
  oneWayFee: string
  bands: { fromDays: number; percentOff: number }[]
  minimumDriverAge: number
  maximumDriverAge: number
  minimumLicenceYears: number
  youngDriver: { under: number; feePerDay: string } | null
}

/** Airports use arrival wording, other places pick-up wording. */
export interface RoutePlace extends NamedPlace {
  isAirport: boolean
}

export interface TransferTerms {
  from: RoutePlace
  to: RoutePlace
  childSeats: number
  vehicles: Vehicle[]
}

export function toVillaTerms(details: VillaDetails): VillaTerms {
  const { capacity, minimumNights, checkInFrom, checkOutUntil } = details
  return { capacity, minimumNights, checkInFrom, checkOutUntil }
}

export function toYachtTerms(details: YachtDetails, nameOf: NameOf): YachtTerms {
  const { capacity, charter, boardAt, leaveAt, marina } = details
  return { capacity, charter, boardAt, leaveAt, marina: marina === null ? null : nameOf(marina).title }
}

export function toCarTerms(details: CarDetails, nameOf: NameOf): CarTerms {
  const { oneWayFee, bands, minimumDriverAge, maximumDriverAge, minimumLicenceYears, youngDriver } = details
  return {
    offices: details.offices.map(nameOf),
    oneWayFee,
    bands,
    minimumDriverAge,
    maximumDriverAge,
    minimumLicenceYears,
    youngDriver,
  }
}

export function toTransferTerms(
  details: TransferDetails,
  nameOf: NameOf,
  isAirport: (key: string) => boolean,
): TransferTerms {
  const placeOf = (key: string) => ({ ...nameOf(key), isAirport: isAirport(key) })
  const { fromPlace, toPlace, childSeats, vehicles } = details
  return { from: placeOf(fromPlace), to: placeOf(toPlace), childSeats, vehicles }
}
