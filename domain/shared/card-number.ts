/** Card number prefixes of the schemes (ISO/IEC 7812), including the domestic schemes Mir, troy and RuPay. */
const SCHEME_PREFIX = /^(?:4|5[0-8]|6|3[4-9]|30[0-5]|3095|2[3-6]|222[1-9]|22[3-9]|27[01]|2720|220[0-4]|8[12]|9792)/

const SHORTEST = 13
const LONGEST = 19

/** Maximum number of digits of a telephone number with its country code (E.164). */
const LONGEST_PHONE = 15

/**
 * The only scheme whose numbers have the length of a telephone number but cannot be one: numbers of the countries +34
 * and +37… are shorter.
 */
const AMERICAN_EXPRESS = /^3[47]\d{13}$/

/** Separators between digits: spaces, dashes and invisible characters. A line break ends a number. */
const SEPARATOR = String.raw`[\p{Zs}\t\p{Pd}\u2212\p{Cf}]`
const DIGITS_IN_A_ROW = new RegExp(String.raw`\p{Nd}(?:${SEPARATOR}*\p{Nd}){${SHORTEST - 1},}`, 'gu')
const GROUPS = /\p{Nd}+/gu
const IS_DIGIT = /\p{Nd}/u

/** International bank account numbers (IBAN): country, check digits, up to 30 letters and digits. */
const IBAN = /(?<![\p{L}\p{Nd}])[A-Z]{2}\d{2}(?: ?[A-Z0-9]){11,30}/gu
const SHORTEST_IBAN = 15

/** The value of a decimal digit of any script. Each script has ten consecutive digits; some scripts are adjacent. */
function toFigure(digit: string): string {
  if (digit >= '0' && digit <= '9') return digit
  const point = digit.codePointAt(0) ?? 0
  let first = point
  while (IS_DIGIT.test(String.fromCodePoint(first - 1))) first -= 1
  return String((point - first) % 10)
}

/** A group in ASCII digits. A group that is much longer than a card number is not converted, to save time. */
const toFigures = (group: string): string =>
  group.length > 2 * LONGEST ? '0'.repeat(LONGEST + 1) : Array.from(group, toFigure).join('')

/** The checksum of ISO/IEC 7812 (Luhn). @param digits ASCII digits only */
export function passesLuhn(digits: string): boolean {
  let sum = 0
  for (let index = 0; index < digits.length; index += 1) {
    const value = Number(digits[digits.length - 1 - index]) * (index % 2 === 1 ? 2 : 1)
    sum += value > 9 ? value - 9 : value
  }
  return sum % 10 === 0
}

/** Remainder modulo 97 of an IBAN without spaces (ISO 13616): 1 if it is valid. */
function ibanRemainder(iban: string): number {
  const moved = iban.slice(4) + iban.slice(0, 4)
  const figures = moved.replace(/[A-Z]/g, (letter) => String(letter.charCodeAt(0) - 55))
  return [...figures].reduce((rest, figure) => (rest * 10 + Number(figure)) % 97, 0)
}

/**
 * Replaces valid IBANs by the same number of 'x', because bank accounts are not cards. A word in capitals may follow an
 * IBAN.
 */
function blankIbans(text: string): string {
  return text.replace(IBAN, (found) => {
    for (let end = found.length; end >= SHORTEST_IBAN; end -= 1) {
      const isWhole = end === found.length || found[end] === ' '
      if (isWhole && ibanRemainder(found.slice(0, end).replaceAll(' ', '')) === 1)
        return 'x'.repeat(end) + found.slice(end)
    }
    return found
  })
}

interface Span {
  start: number
  end: number
}

/**
 * Finds a card number in a sequence of digit groups: the longest of those that begin first. It begins and ends at group
 * boundaries.
 */
function findInRow(row: string, offset: number, isPhone: boolean): Span | null {
  const groups = [...row.matchAll(GROUPS)].map((match) => ({
    start: match.index,
    end: match.index + match[0].length,
    digits: toFigures(match[0]),
  }))
  for (const [from, first] of groups.entries()) {
    let digits = ''
    let end: number | null = null
    for (let at = from; at < groups.length; at += 1) {
      const group = groups[at]
      digits += group?.digits ?? ''
      if (!group || digits.length > LONGEST) break
      if (digits.length < SHORTEST) continue
      if (!SCHEME_PREFIX.test(digits)) break
      const mayBePhone = from === 0 && isPhone && digits.length <= LONGEST_PHONE
      if (mayBePhone && !AMERICAN_EXPRESS.test(digits)) continue
      if (passesLuhn(digits)) end = group.end
    }
    if (end !== null) return { start: offset + first.start, end: offset + end }
  }
  return null
}

function findCardNumber(text: string): Span | null {
  for (const { 0: row, index } of blankIbans(text).matchAll(DIGITS_IN_A_ROW)) {
    const found = findInRow(row, index, text[index - 1] === '+')
    if (found) return found
  }
  return null
}

/**
 * Whether a text contains a probable payment card number: 13 to 19 digits of any script, with optional spaces and
 * dashes, that have a scheme's prefix and pass the Luhn check. Telephone numbers that begin with '+' and valid IBANs do
 * not count. A number in the format of an American Express card counts even after '+', because no telephone number has
 * it. The error code is `cardNumber`.
 */
export function hasCardNumber(text: string): boolean {
  return findCardNumber(text) !== null
}

/** Replaces every card number by `[card]`, for logs and error reports. */
export function maskCardNumbers(text: string): string {
  let masked = text
  for (let found = findCardNumber(masked); found; found = findCardNumber(masked))
    masked = `${masked.slice(0, found.start)}[card]${masked.slice(found.end)}`
  return masked
}

/** For form data that a browser stores: returns an empty text if the text contains a card number. */
export function withoutCardNumber(text: string): string {
  return hasCardNumber(text) ? '' : text
}
