import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { checkStay } from '@/domain/availability/stay-check'
import { carDetails, stayInput, villaDetails, yachtDetails } from '@/domain/availability/test-stay'
import type { CarChoice } from '@/domain/catalogue/kinds/car/choice'
import { villaRules } from '@/domain/catalogue/kinds/villa/rules'
import { addDays } from '@/domain/dates/plain-date'
import { carParts, type KindParts, lengthDiscountOf, transferParts, villaParts, yachtParts } from './kind-parts'
import { buildBaseLine } from './price-line'

const individual = { pricingMode: 'individual' } as const

function lineOf(parts: KindParts, people = { adult: 2, child: 0, infant: 0 }) {
  const item = {
    ...parts,
    key: 'a',
    kind: 'villa',
    currency: 'EUR',
    people,
    campaign: null,
    extras: [],
    taxMode: 'included' as const,
    taxRate: '0',
    paymentPlan: 'deposit' as const,
    depositRate: '20',
  }
  return buildBaseLine(item, 'EUR', [])
}

const choice: CarChoice = {
  kind: 'car',
  pickupOffice: 'antalya-airport',
  returnOffice: 'kas',
  pickupTime: '10:00',
  returnTime: '10:00',
  driverAge: 23,
}

describe('worked by hand', () => {
  test('a villa over two seasons: 3 × 100.00 + 2 × 150.00 = 600.00 however many come', () => {
    const days = [
      { date: '2027-06-12', quantity: 3, unitPrice: '100.00' },
      { date: '2027-06-15', quantity: 2, unitPrice: '150.00' },
    ]
    const line = lineOf(villaParts(days, individual), { adult: 5, child: 1, infant: 1 })
    expect(line.components).toEqual([
      { code: 'unit', quantity: 3, unitPrice: '100.00', amount: '300.00' },
      { code: 'unit', quantity: 2, unitPrice: '150.00', amount: '300.00' },
    ])
    expect(line.productTotal).toBe('600.00')
  })

  test('a day charter for eight of six: (800.00 + 2 × 50.00) × 2 days = 1,800.00', () => {
    const pricing = {
      pricingMode: 'group',
      groupPrice: '700.00',
      maximumPersons: 6,
      extraPersonPrice: '50.00',
    } as const
    const days = [{ date: '2027-06-12', quantity: 2, unitPrice: '800.00' }]
    const parts = yachtParts({ ...yachtDetails, charter: 'day' }, days, pricing)
    expect(lineOf(parts, { adult: 7, child: 0, infant: 1 }).productTotal).toBe('1800.00')
    expect(parts).toMatchObject({ unit: 'day', extraDays: 2 })
  })

  test('two weeks at two prices', () => {
    const days = [
      { date: '2027-06-12', quantity: 1, unitPrice: '2000.00' },
      { date: '2027-06-19', quantity: 1, unitPrice: '2600.00' },
    ]
    const parts = yachtParts(yachtDetails, days, individual)
    expect(parts).toMatchObject({ unit: 'week', quantity: 2, extraDays: 14 })
    expect(lineOf(parts).productTotal).toBe('4600.00')
  })

  test('a car: 8 × 40.00 − 10 % + 60.00 one way + 8 × 8.00 young driver = 412.00', () => {
    const parts = carParts(carDetails, choice, [{ date: '2027-06-01', quantity: 8, unitPrice: '40.00' }], individual)
    const line = lineOf(parts)
    expect(line.components).toEqual([
      { code: 'unit', quantity: 8, unitPrice: '40.00', amount: '320.00' },
      { code: 'lengthDiscount', quantity: 1, unitPrice: '-32.00', amount: '-32.00' },
      { code: 'oneWay', quantity: 1, unitPrice: '60.00', amount: '60.00' },
      { code: 'youngDriver', quantity: 8, unitPrice: '8.00', amount: '64.00' },
    ])
    expect(line.productTotal).toBe('412.00')
  })

  test('brought back to the same office by a driver of 25 there are no fees', () => {
    const plain = { ...choice, returnOffice: 'antalya-airport', driverAge: 25 }
    expect(
      carParts(carDetails, plain, [{ date: '2027-06-01', quantity: 2, unitPrice: '40.00' }], individual).fees,
    ).toEqual([])
  })

  test('two vans there and back are four rides', () => {
    const vehicle = { vehicle: 'minivan', seats: 6, luggage: 6, price: '50.00', perDay: 4 } as const
    const parts = transferParts(vehicle, {
      kind: 'transfer',
      direction: 'outward',
      vehicle: 'minivan',
      quantity: 2,
      time: '10:00',
      flightNumber: null,
      returnRide: { date: '2027-06-08', time: '10:00', flightNumber: null },
      luggage: 0,
      childSeats: 0,
    })
    expect(lineOf(parts).productTotal).toBe('200.00')
  })

  test.each([
    [6, 0],
    [7, 10],
    [13, 10],
    [14, 20],
  ])('the band of %i days is %i %%', (days, percent) => {
    expect(lengthDiscountOf(carDetails.bands, days)).toBe(percent)
    expect(lengthDiscountOf([...carDetails.bands].reverse(), days)).toBe(percent)
  })
})

test('whatever the stay, its nights are all paid for, once each', () => {
  fc.assert(
    fc.property(fc.integer({ min: 2, max: 150 }), fc.integer({ min: 5, max: 40 }), (offset, length) => {
      const date = addDays('2027-05-10', offset)
      const period = villaRules(villaDetails).stock.getPeriod({ date, endDate: addDays(date, length), choice: null })
      const check = period && checkStay(stayInput(), period)
      if (!check?.ok) throw new Error('the house is free')
      const line = lineOf(villaParts(check.days, individual))
      expect(line.components.reduce((sum, { quantity }) => sum + quantity, 0)).toBe(length)
      const expected = Array.from({ length }, (_, index) => addDays(date, index)).reduce(
        (sum, night) => sum + (night >= '2027-06-15' && night < '2027-09-16' ? 150 : 100),
        0,
      )
      expect(line.productTotal).toBe(`${expected}.00`)
    }),
  )
})
