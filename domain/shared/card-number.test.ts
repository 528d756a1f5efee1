import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { hasCardNumber, maskCardNumbers, passesLuhn, withoutCardNumber } from './card-number'

const PREFIXES = ['4', '51', '55', '2221', '2720', '34', '37', '300', '36', '6011', '65', '3528', '62', '5018', '6304']
const DOMESTIC = ['2200', '2204', '9792', '81']
/** The digit zero in several scripts: Latin, Arabic, Persian, Devanagari, full width, mathematical bold. */
const ZEROS = [0x30, 0x660, 0x6f0, 0x966, 0xff10, 0x1d7ce]

const withCheckDigit = (start: string): string =>
  [...'0123456789'].map((last) => start + last).find((digits) => passesLuhn(digits)) ?? start

const cardNumber = fc
  .record({
    prefix: fc.constantFrom(...PREFIXES, ...DOMESTIC),
    length: fc.integer({ min: 13, max: 19 }),
    fill: fc.array(fc.integer({ min: 0, max: 9 }), { minLength: 19, maxLength: 19 }),
  })
  .map(({ prefix, length, fill }) => withCheckDigit((prefix + fill.join('')).slice(0, length - 1)))

const separators = fc.array(fc.constantFrom('', '', ' ', '-', '\u00a0', ' - ', '–', '\u200b', '  '), {
  minLength: 19,
  maxLength: 19,
})

const inScript = (digits: string, zero: number): string[] =>
  Array.from(digits, (digit) => String.fromCodePoint(zero + Number(digit)))

const written = fc
  .record({ digits: cardNumber, between: separators, zero: fc.constantFrom(...ZEROS) })
  .map(({ digits, between, zero }) => inScript(digits, zero).reduce((text, sign, at) => text + between[at] + sign))

const around = fc.constantFrom('', 'Karte: ', 'my card is ', 'بطاقتي ', '5 Personen, ', 'CVC 123, ', 'x', '12 ', '\n')

describe('a card number', () => {
  test('is found in any script, with any blanks and dashes, in any text', () => {
    fc.assert(
      fc.property(
        written,
        around,
        fc.constantFrom('', ' 12/29', ' danke', '.', '\n4', ' 123'),
        (number, before, after) => {
          expect(hasCardNumber(before + number + after)).toBe(true)
        },
      ),
      { numRuns: 2000 },
    )
  })

  test('is masked, and nothing of it is kept', () => {
    fc.assert(
      fc.property(written, (number) => {
        expect(maskCardNumbers(`before ${number}, after`)).toBe('before [card], after')
        expect(withoutCardNumber(`before ${number}, after`)).toBe('')
      }),
    )
  })

  test('with one wrong digit is none', () => {
    fc.assert(
      fc.property(cardNumber, fc.integer({ min: 1, max: 9 }), (digits, step) => {
        const last = (Number(digits.at(-1)) + step) % 10
        expect(hasCardNumber(digits.slice(0, -1) + last)).toBe(false)
      }),
    )
  })

  test.each([
    '4111 1111 1111 1111',
    '5528-7900-0000-0008',
    '3782 822463 10005',
    '+378282246310005',
    '٤١١١ ١١١١ ١١١١ ١١١١',
  ])('%s', (text) => {
    expect(hasCardNumber(text)).toBe(true)
  })
})

describe('no card number', () => {
  test.each([
    ['a telephone number that would pass the check', '+49 1512 3456787'],
    ['two telephone numbers', '0532 123 45 67, 0533 765 43 21'],
    ['a Turkish IBAN', 'TR33 0006 1005 1978 6457 8413 26'],
    ['a German IBAN, with words behind it', 'DE89 3704 0044 0532 0130 00 DANKE'],
    ['a booking number', 'INT-271203-ABCDE'],
    ['a range of days', '12.05.2027 - 19.05.2027'],
    ['days as programs write them', '2027-05-12 2027-05-19'],
    ['a moment in milliseconds', '1795732130000'],
    ['an order number of no scheme', '1000 0000 0000 0008'],
    ['twelve digits', '411111111112'],
    ['more digits than a card has', '41111111111111111111111'],
    ['lines of their own', '4111 1111\n1111 1111'],
  ])('%s', (_what, text) => {
    expect(hasCardNumber(text)).toBe(false)
    expect(maskCardNumbers(text)).toBe(text)
  })

  test('international telephone numbers of up to 15 digits', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^\+[1-9]\d{7,14}$/), (phone) => {
        expect(hasCardNumber(`Tel. ${phone}`)).toBe(false)
      }),
    )
  })

  test('dates and booking numbers', () => {
    const day = fc.integer({ min: 10, max: 28 })
    fc.assert(
      fc.property(day, day, fc.stringMatching(/^[A-Z0-9]{5}$/), (from, to, end) => {
        expect(hasCardNumber(`2027-05-${from} - 2027-06-${to}, INT-2705${from}-${end}`)).toBe(false)
      }),
    )
  })
})
