import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { cardSchema } from '@/domain/reservations/schema'
import {
  type CardField,
  findCardFaults,
  formatCardNumber,
  formatExpiry,
  getCardBin,
  getCardBrand,
  isCardNumber,
  isExpiryOpen,
} from './card'

const now = Date.parse('2026-11-21T10:00:00Z')

test.each([
  ['5528790000000008', 'mastercard', '5528 7900 0000 0008'],
  ['2223000048400011', 'mastercard', '2223 0000 4840 0011'],
  ['4543590000000006', 'visa', '4543 5900 0000 0006'],
  ['374427000000003', 'amex', '3744 270000 00003'],
  ['9792030000000000', 'troy', '9792 0300 0000 0000'],
  ['6221000000000000', null, '6221 0000 0000 0000'],
])('%s is a card of %s', (number, brand, written) => {
  expect(getCardBrand(number)).toBe(brand)
  expect(formatCardNumber(number)).toBe(written)
  expect(formatCardNumber(written)).toBe(written)
})

test('of a number no more than eight digits are ever given away', () => {
  fc.assert(
    fc.property(fc.string(), (value) => {
      expect(getCardBin(value) ?? '').toMatch(/^\d{0,8}$/)
    }),
  )
  expect(getCardBin('5528 7')).toBeNull()
  expect(getCardBin('5528 79')).toBe('552879')
  expect(getCardBin('5528 7900 0000 0008')).toBe('55287900')
})

test('a number that is missing is not called wrong', () => {
  const faultOf = (cardNumber: string) =>
    findCardFaults((field) => (field === 'cardNumber' ? cardNumber : ''), now).cardNumber
  expect(faultOf(' ')).toBe('numberMissing')
  expect(faultOf('5528 7900 0000 0009')).toBe('number')
  expect(faultOf('5528 7900 0000 0008')).toBeUndefined()
})

describe('the number', () => {
  test('one wrong or swapped digit is noticed', () => {
    expect(isCardNumber('5528 7900 0000 0008')).toBe(true)
    expect(isCardNumber('5528 7900 0000 0009')).toBe(false)
    expect(isCardNumber('5528 9700 0000 0008')).toBe(false)
    expect(isCardNumber('')).toBe(false)
    expect(isCardNumber('0000')).toBe(false)
  })
})

describe('the expiry', () => {
  test.each([
    ['11 / 26', true],
    ['10/26', false],
    ['12/2026', true],
    ['13/29', false],
    ['09 / 29', true],
    ['9/29', false],
    ['01/99', false],
    ['', false],
  ])('%s is open: %s', (value, expected) => {
    expect(isExpiryOpen(value, now)).toBe(expected)
  })

  test.each([
    ['0', '0'],
    ['09', '09'],
    ['092', '09 / 2'],
    ['0929', '09 / 29'],
    ['09 / 29', '09 / 29'],
    ['09/2029', '09 / 2029'],
  ])('%s is written %s', (value, expected) => {
    expect(formatExpiry(value)).toBe(expected)
  })
})

describe('findCardFaults', () => {
  const good: Record<CardField, string> = {
    cardHolder: 'HANNAH WHITFIELD',
    cardNumber: '5528 7900 0000 0008',
    cardExpiry: '09 / 29',
    cardSecurityCode: '123',
  }
  const faultsOf = (changes: Partial<typeof good>) => findCardFaults((field) => ({ ...good, ...changes })[field], now)

  test('none in a card that the wire takes', () => {
    expect(faultsOf({})).toEqual({})
    expect(cardSchema.safeParse(good).success).toBe(true)
  })

  test('names each field', () => {
    expect(faultsOf({ cardHolder: ' ', cardNumber: '1', cardExpiry: '1', cardSecurityCode: '12' })).toEqual({
      cardHolder: 'holder',
      cardNumber: 'number',
      cardExpiry: 'expiry',
      cardSecurityCode: 'securityCode',
    })
  })

  test('American Express has four figures at the back', () => {
    expect(faultsOf({ cardNumber: '3744 270000 00003' })).toEqual({ cardSecurityCode: 'securityCode' })
    expect(faultsOf({ cardNumber: '3744 270000 00003', cardSecurityCode: '1234' })).toEqual({})
  })
})
