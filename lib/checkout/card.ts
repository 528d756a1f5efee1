import { hasCardNumber, passesLuhn } from '@/domain/shared/card-number'

export type CardBrand = 'visa' | 'mastercard' | 'amex' | 'troy'

/** Leading digits of each brand (ISO/IEC 7812 ranges of the schemes); troy cards start with 9792 or 65. */
const BRANDS: readonly (readonly [CardBrand, RegExp])[] = [
  ['amex', /^3[47]/],
  ['troy', /^(9792|65)/],
  ['mastercard', /^(5[1-5]|222[1-9]|22[3-9]|2[3-6]|27[01]|2720)/],
  ['visa', /^4/],
]

const onlyDigits = (value: string): string => value.replace(/\D/g, '')

export function getCardBrand(cardNumber: string): CardBrand | null {
  const digits = onlyDigits(cardNumber)
  return BRANDS.find(([, pattern]) => pattern.test(digits))?.[0] ?? null
}

/** The digits that identify the card's bank. No others leave the field before payment. Null if there are too few. */
export function getCardBin(cardNumber: string): string | null {
  const digits = onlyDigits(cardNumber)
  return digits.length < 6 ? null : digits.slice(0, 8)
}

/** Checks the Luhn checksum and the length. */
export function isCardNumber(cardNumber: string): boolean {
  const digits = onlyDigits(cardNumber)
  if (digits.length < 12 || digits.length > 19) return false
  return passesLuhn(digits)
}

/** Formats in groups of four digits; American Express uses 4, 6 and 5. */
export function formatCardNumber(cardNumber: string): string {
  const digits = onlyDigits(cardNumber).slice(0, 19)
  const groups = getCardBrand(digits) === 'amex' ? /^(.{0,4})(.{0,6})(.{0,5})/ : /(.{1,4})/g
  if (groups.global) return (digits.match(groups) ?? []).join(' ')
  return (groups.exec(digits)?.slice(1) ?? []).filter(Boolean).join(' ')
}

export function formatExpiry(value: string): string {
  const digits = onlyDigits(value)
  // A fifth digit means a four-digit year.
  if (digits.length > 4) return `${digits.slice(0, 2)} / ${digits.slice(2, 6)}`
  return digits.length < 3 ? digits : `${digits.slice(0, 2)} / ${digits.slice(2)}`
}

/** Whether 'MM / YY' or 'MM / YYYY' is a month that has not ended; `now` in milliseconds since 1970. */
export function isExpiryOpen(value: string, now: number): boolean {
  const match = /^(0[1-9]|1[0-2])\s*\/\s*(\d{2}|\d{4})$/.exec(value.trim())
  if (!match) return false
  const year = Number(match[2]?.padStart(4, '20'))
  // A card is valid until the end of its month in every time zone.
  const firstDayAfter = Date.UTC(year, Number(match[1]), 1, 12)
  return now < firstDayAfter && year < new Date(now).getUTCFullYear() + 30
}

export type CardField = 'cardHolder' | 'cardNumber' | 'cardExpiry' | 'cardSecurityCode'

/** Error of a card field; the messages are in `checkout.card.errors`. */
export type CardFault = 'holder' | 'numberMissing' | 'number' | 'expiry' | 'securityCode'

/** Validates the fields of the open form and stores none of them. */
export function findCardFaults(read: (field: CardField) => string, now: number): Partial<Record<CardField, CardFault>> {
  const number = read('cardNumber')
  const holder = read('cardHolder')
  const codeLength = getCardBrand(number) === 'amex' ? 4 : 3
  return {
    ...(holder.trim().length < 2 || hasCardNumber(holder) ? { cardHolder: 'holder' } : {}),
    ...(isCardNumber(number) ? {} : { cardNumber: number.trim() === '' ? 'numberMissing' : 'number' }),
    ...(isExpiryOpen(read('cardExpiry'), now) ? {} : { cardExpiry: 'expiry' }),
    ...(new RegExp(`^\\d{${codeLength}}$`).test(read('cardSecurityCode').trim())
      ? {}
      : { cardSecurityCode: 'securityCode' }),
  }
}
