import type { DayAvailability } from '@/domain/availability/schema'
import { addDays, type PlainDate } from '@/domain/dates/plain-date'
import { DEFAULT_POLICY } from '@/domain/reservations/cancellation'
import type { AvailabilitySnapshot } from './availability-store'
import type { CarBooking, SaleBooking, TransferBooking, VillaBooking, YachtBooking } from './booking'

const sale: Omit<SaleBooking, 'kind'> = {
  productId: 7,
  locale: 'en',
  title: 'Villa Nar',
  slug: 'villa-nar',
  price: { amount: '140.00', oldAmount: null, currency: 'EUR', unit: 'night' },
  campaign: null,
  unitPrices: { adult: '140.00', child: '0.00', infant: '0.00' },
  pricing: { pricingMode: 'individual' },
  partyRule: { capacity: null, infantsPerAdult: null },
  extras: [{ id: 'heating', title: 'Pool heating', text: null, price: '15.00', per: 'day', maximum: 1 }],
  taxMode: 'included',
  taxRate: 20,
  payment: { paymentPlan: 'deposit', depositPercent: 20 },
  cancellation: DEFAULT_POLICY,
  timeZone: 'Europe/Istanbul',
  settlement: 'EUR',
  isDirect: false,
}

export const villa: VillaBooking = {
  ...sale,
  kind: 'villa',
  capacity: 6,
  partyRule: { capacity: 6, infantsPerAdult: 2 },
  minimumNights: 5,
  checkInFrom: '16:00',
  checkOutUntil: '10:00',
}

export const yacht: YachtBooking = {
  ...sale,
  kind: 'yacht',
  pricing: { pricingMode: 'group', groupPrice: '640.00', maximumPersons: 8, extraPersonPrice: '45.00' },
  extras: [{ id: 'lunch', title: 'Lunch on board', text: null, price: '22.00', per: 'person', maximum: 12 }],
  payment: { paymentPlan: 'deposit', depositPercent: 30 },
  capacity: 12,
  partyRule: { capacity: 12, infantsPerAdult: 2 },
  charter: 'day',
  boardAt: '10:00',
  leaveAt: '18:00',
  marina: null,
}

export const car: CarBooking = {
  ...sale,
  kind: 'car',
  extras: [{ id: 'seat', title: 'Child seat', text: null, price: '3.00', per: 'day', maximum: 3 }],
  offices: [
    { key: 'dalaman-airport', title: 'Dalaman airport' },
    { key: 'kas', title: 'Kaş' },
  ],
  oneWayFee: '35.00',
  bands: [
    { fromDays: 4, percentOff: 10 },
    { fromDays: 7, percentOff: 15 },
  ],
  minimumDriverAge: 21,
  maximumDriverAge: 75,
  minimumLicenceYears: 2,
  youngDriver: { under: 25, feePerDay: '8.00' },
}

export const transfer: TransferBooking = {
  ...sale,
  kind: 'transfer',
  extras: [],
  from: { key: 'dalaman-airport', title: 'Dalaman airport', isAirport: true },
  to: { key: 'kalkan', title: 'Kalkan', isAirport: false },
  childSeats: 2,
  vehicles: [
    { vehicle: 'sedan', seats: 3, luggage: 3, price: '54.00', perDay: 4 },
    { vehicle: 'minivan', seats: 6, luggage: 6, price: '68.00', perDay: 4 },
    { vehicle: 'minibus', seats: 14, luggage: 14, price: '112.00', perDay: 2 },
  ],
}

export const euros = { locale: 'en', currency: 'EUR', rates: [] } as const

/** Consecutive free days at one price; `changes` overrides single days. */
export function daysFrom(
  first: PlainDate,
  count: number,
  price: string,
  changes: Record<PlainDate, Partial<DayAvailability>> = {},
): DayAvailability[] {
  return Array.from({ length: count }, (_, index) => {
    const date = addDays(first, index)
    return {
      date,
      dayStatus: 'open',
      reason: null,
      sessions: [],
      lowestPrice: price,
      unitsLeft: 1,
      minimumStay: 1,
      nearestOpen: null,
      ...changes[date],
    }
  })
}

/** The availability of a page that has loaded May 2027. */
export function knownDays(days: DayAvailability[]): AvailabilitySnapshot {
  return { months: { '2027-05-01': { status: 'ready' } }, days, firstOpen: days[0]?.date ?? null }
}

export const taken: Partial<DayAvailability> = { dayStatus: 'closed', reason: 'full', lowestPrice: null, unitsLeft: 0 }
