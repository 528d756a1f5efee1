import type { CarDetails } from '@/domain/catalogue/kinds/car/details'
import type { VillaDetails } from '@/domain/catalogue/kinds/villa/details'
import type { YachtDetails } from '@/domain/catalogue/kinds/yacht/details'
import type { StayInput, StaySeason } from './stay-types'

export const villaDetails: VillaDetails = {
  kind: 'villa',
  bedrooms: 3,
  bathrooms: 2,
  capacity: 6,
  areaSquareMetres: 150,
  minimumNights: 3,
  checkInFrom: '16:00',
  checkOutUntil: '10:00',
  damageDeposit: '400.00',
  permitNumber: '07-1',
  rooms: [],
  distances: [],
  features: [],
}

export const yachtDetails: YachtDetails = {
  kind: 'yacht',
  lengthMetres: 20,
  cabins: 4,
  berths: 8,
  capacity: 8,
  crew: 3,
  built: 2018,
  charter: 'week',
  boardAt: '15:00',
  leaveAt: '10:00',
  marina: null,
  features: [],
}

export const carDetails: CarDetails = {
  kind: 'car',
  carClass: 'compact',
  gear: 'manual',
  fuel: 'petrol',
  seats: 5,
  luggage: 2,
  doors: 5,
  minimumDriverAge: 21,
  maximumDriverAge: 75,
  minimumLicenceYears: 1,
  youngDriver: { under: 25, feePerDay: '8.00' },
  fuelRule: 'fullToFull',
  kilometresPerDay: null,
  offices: ['antalya-airport', 'kas'],
  oneWayFee: '60.00',
  bands: [
    { fromDays: 7, percentOff: 10 },
    { fromDays: 14, percentOff: 20 },
  ],
  damageDeposit: '0.00',
}

export function staySeason(from: string, to: string, price: string, minimumNights: number | null = null): StaySeason {
  return { from, to, adult: price, child: price, infant: '0.00', minimumNights }
}

/**
 * For tests: Monday 10.05.2027 12:00 in Türkiye; a villa at 100.00 a night, and from 15.06. at 150.00 with a minimum of
 * five nights.
 */
export function stayInput(changes: Partial<StayInput> = {}): StayInput {
  return {
    priceDays: 1,
    changeover: null,
    minimumDays: 3,
    latestStart: '16:00',
    units: 1,
    seasons: [
      staySeason('2027-01-01', '2027-06-15', '100.00'),
      staySeason('2027-06-15', '2027-09-16', '150.00', 5),
      staySeason('2027-09-16', '2028-03-31', '100.00'),
    ],
    closedDays: [],
    taken: [],
    cutoffMinutes: 1440,
    now: '2027-05-10T09:00:00Z',
    zone: 'Europe/Istanbul',
    ...changes,
  }
}
