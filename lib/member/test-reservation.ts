import { NO_DISCOUNTS, toDiscountRates } from '@/domain/pricing/granted-discounts'
import type { ReservationSummary } from '@/domain/reservations/schema'

const totals = (grandTotal: string) => ({
  productTotal: grandTotal,
  extrasTotal: '0.00',
  campaignDiscount: '0.00',
  couponDiscount: '0.00',
  basketDiscount: '0.00',
  tradeDiscount: '0.00',
  taxTotal: '0.00',
  instalmentDifference: '0.00',
  subtotal: grandTotal,
  grandTotal,
  depositRate: 20,
  depositTotal: '0.00',
  remainingTotal: '0.00',
})

const titled = (title: string) => ({ en: { title, slug: title.toLowerCase().replaceAll(' ', '-') } })

const item: ReservationSummary['items'][number] = {
  key: '1|2027-05-12|09:00',
  productId: 1,
  kind: 'tour',
  date: '2027-05-12',
  endDate: null,
  session: '09:00',
  pax: { adult: 2, child: 1, infant: 0 },
  extras: [],
  pickupPlace: null,
  choice: null,
  content: titled('Kekova by boat'),
  images: [
    { file: 'urun/1/1', cover: 0 },
    { file: 'urun/1/2', cover: 1 },
  ],
  category: { id: 1, content: titled('Boat tours') },
  todayPrice: { price: '42.00' },
  unitPrices: { adult: '42.00', child: '21.00', infant: '0.00' },
  endTime: null,
  durationDays: 1,
  durationMinutes: null,
  partyRule: { capacity: null, infantsPerAdult: null },
  pricing: { pricingMode: 'individual' },
  campaign: null,
  startTime: '09:00',
  unit: 'person',
  days: [],
  places: [],
  taxMode: 'included',
  taxRate: 10,
  payment: { paymentPlan: 'deposit', depositPercent: 20 },
  offeredExtras: [],
  currency: 'EUR',
  fixedTotal: '5250.00',
  chosenTotal: '105.00',
  freeUntil: null,
  instantConfirmation: true,
  ticketNumber: 'INT-7K-Q2XB',
}

/** For tests: a boat tour for three, EUR 105.00 of which nothing is paid yet, charged in TRY. */
export function buildTestReservation(
  changes: Partial<ReservationSummary> = {},
  itemChanges: Partial<ReservationSummary['items'][number]> = {},
): ReservationSummary {
  return {
    id: 1,
    reference: 'r'.repeat(32),
    bookingNumber: 'INT261121090000',
    reservationStatus: 'active',
    collectionStatus: 0,
    awaitsConfirmation: false,
    salesMethod: 'direct',
    paymentMethod: 'card',
    paymentPlan: 'deposit',
    hasPlanChoice: true,
    discountRates: toDiscountRates(NO_DISCOUNTS),
    instalments: 1,
    locale: 'en',
    items: [{ ...item, ...itemChanges }],
    fixed: { currency: 'TRY', lines: [], totals: totals('5250.00'), charged: '1050.00' },
    chosen: { currency: 'EUR', lines: [], totals: totals('105.00'), charged: '21.00' },
    fixedRate: '1',
    chosenRate: '50',
    paid: { amount: '0.00', currency: 'TRY' },
    createdAt: '2026-11-21T22:30:00.000Z',
    payUntil: '2026-11-22T22:30:00.000Z',
    openClaim: null,
    ...changes,
  }
}
