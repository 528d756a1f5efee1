/** First digits of the schemes' cards (ISO/IEC 7812), the domestic ones Mir, troy and RuPay among them. */
const SCHEME_PREFIX = /^(?:4|5[0-8]|6|3[4-9]|30[0-5]|3095|2[3-6]|222[1-9]|22[3-9]|27[01]|2720|220[0-4]|8[12]|9792)/

const SHORTEST = 13
const LONGEST = 19

/** No telephone number with its country code has more digits (E.164). */
const LONGEST_PHONE = 15

/** The one scheme whose numbers look like a telephone number of that length: countries +34 and +37… have shorter ones. */
const AMERICAN_EXPRESS = /^3[47]\d{13}$/

/** What people and programs write between digits: blanks, dashes and signs that nobody sees. A line break ends a number. */
const SEPARATOR = String.raw`[\p{Zs}\t\p{Pd}\u2212\p{Cf}]`
const DIGITS_IN_A_ROW = new RegExp(String.raw`\p{Nd}(?:${SEPARATOR}*\p{Nd}){${SHORTEST - 1},}`, 'gu')
const GROUPS = /\p{Nd}+/gu
const IS_DIGIT = /\p{Nd}/u

/** International account numbers: country, check digits, up to 30 letters and digits. */
const IBAN = /(?<![\p{L}\p{Nd}])[A-Z]{2}\d{2}(?: ?[A-Z0-9]){11,30}/gu
const SHORTEST_IBAN = 15

/** The value of a decimal digit of any script: each script has ten in a row, some scripts follow one another. */
function toFigure(digit: string): string {
  if (digit >= '0' && digit <= '9') return digit
  const point = digit.codePointAt(0) ?? 0
  let first = point
  while (IS_DIGIT.test(String.fromCodePoint(first - 1))) first -= 1
  return String((point - first) % 10)
}

/** A group in ASCII digits. One that is longer than a card's number is none, and is not worth the time of being read. */
const toFigures = (group: string): string =>
  group.length > 2 * LONGEST ? '0'.repeat(LONGEST + 1) : Array.from(group, toFigure).join('')

/** The check sum of ISO/IEC 7812. @param digits ASCII digits alone */
export function passesLuhn(digits: string): boolean {
  let sum = 0
  for (let index = 0; index < digits.length; index += 1) {
    const value = Number(digits[digits.length - 1 - index]) * (index % 2 === 1 ? 2 : 1)
    sum += value > 9 ? value - 9 : value
  }
  return sum % 10 === 0
}

/** Remainder by 97 of an IBAN without blanks (ISO 13616): 1 for a right one. */
function ibanRemainder(iban: string): number {
  const moved = iban.slice(4) + iban.slice(0, 4)
  const figures = moved.replace(/[A-Z]/g, (letter) => String(letter.charCodeAt(0) - 55))
  return [...figures].reduce((rest, figure) => (rest * 10 + Number(figure)) % 97, 0)
}

/** Bank accounts are no cards: right ones are blanked, place by place. Words in capitals may follow one. */
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

/** Where a card number stands in one row of digits, the longest that begins first; it begins and ends with a group. */
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
 * Whether a text holds what looks like the number of a payment card: 13 to 19 digits of any script, blanks and dashes
 * between, that begin as a scheme's cards do and pass Luhn's check. Telephone numbers that begin with '+' and right
 * IBANs are none; no telephone number has the form of an American Express card. The fault is called `cardNumber`.
 */
export function hasCardNumber(text: string): boolean {
  return findCardNumber(text) !== null
}

/** The same text with `[card]` for every card number: for logs and reports of errors. */
export function maskCardNumbers(text: string): string {
  let masked = text
  for (let found = findCardNumber(masked); found; found = findCardNumber(masked))
    masked = `${masked.slice(0, found.start)}[card]${masked.slice(found.end)}`
  return masked
}

/** For what a browser keeps of a form: a text with a card number is not kept at all. */
export function withoutCardNumber(text: string): string {
  return hasCardNumber(text) ? '' : text
}
