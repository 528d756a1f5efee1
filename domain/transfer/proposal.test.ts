import { expect, test } from 'vitest'
import { multiplyAmount } from '@/domain/money/amount'
import { proposeRides } from './proposal'
import type { TransferOption } from './schema'

function option(
  vehicle: TransferOption['vehicle'],
  seats: number,
  price: string,
  changes: Partial<TransferOption> = {},
): TransferOption {
  return {
    productId: 1,
    content: { en: { title: 'To Side', slug: 'to-side' } },
    direction: 'outward',
    durationMinutes: 60,
    childSeats: 2,
    currency: 'EUR',
    vehicle,
    seats,
    luggage: seats,
    price,
    total: price,
    unitsLeft: 3,
    problem: null,
    limit: null,
    ...changes,
  }
}

const tooSmall = { problem: 'tooManyPersons' as const }
const priceOf = (each: TransferOption, quantity: number) => multiplyAmount(each.total, quantity)

test('the cheapest single vehicle that takes them', () => {
  const options = [option('sedan', 3, '30.00', tooSmall), option('vip', 6, '70.00'), option('minivan', 6, '45.00')]
  expect(proposeRides(options, { people: 5, luggage: 4 }, priceOf)).toEqual({
    rides: [{ productId: 1, vehicle: 'minivan', direction: 'outward', quantity: 1, people: 5, luggage: 4 }],
    total: '45.00',
  })
})

test('two of the same where one is too small', () => {
  const options = [option('minivan', 6, '45.00', tooSmall)]
  expect(proposeRides(options, { people: 10, luggage: 10 }, priceOf)).toMatchObject({
    rides: [{ vehicle: 'minivan', quantity: 2, people: 10, luggage: 10 }],
    total: '90.00',
  })
})

test('two different ones where that is cheaper, everybody seated', () => {
  const options = [option('sedan', 3, '30.00', tooSmall), option('minivan', 6, '45.00', tooSmall)]
  expect(proposeRides(options, { people: 8, luggage: 9 }, priceOf)).toEqual({
    rides: [
      { productId: 1, vehicle: 'minivan', direction: 'outward', quantity: 1, people: 6, luggage: 6 },
      { productId: 1, vehicle: 'sedan', direction: 'outward', quantity: 1, people: 2, luggage: 3 },
    ],
    total: '75.00',
  })
})

test('none where one is left, one is full and two do not suffice', () => {
  expect(
    proposeRides([option('minivan', 6, '45.00', { ...tooSmall, unitsLeft: 1 })], { people: 8, luggage: 0 }, priceOf),
  ).toBeNull()
  expect(
    proposeRides(
      [option('minivan', 6, '45.00', { problem: 'full', unitsLeft: 0 })],
      { people: 2, luggage: 0 },
      priceOf,
    ),
  ).toBeNull()
  expect(proposeRides([option('minivan', 6, '45.00', tooSmall)], { people: 13, luggage: 0 }, priceOf)).toBeNull()
})
