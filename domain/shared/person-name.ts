import * as z from 'zod/mini'
import { hasCardNumber } from './card-number'

/** Some letters of Unicode, such as the Hangul fillers, are blank: nobody sees them. */
const VISIBLE_LETTER = /(?!\p{Default_Ignorable_Code_Point})\p{L}/u

/** Signs that nobody sees must not hide an address; the full stops of other scripts are full stops to a browser. */
const UNSEEN = /\p{Default_Ignorable_Code_Point}/gu
const FULL_STOPS = /[\u3002\uff0e\uff61\u2024]/g

const SCHEME = /https?|:\/\/|www\./i

/** Endings that make an address of the word before them. Some are surnames too, but seldom after a full stop without a space. */
const GENERIC = [
  'app|bet|bid|bingo|biz|blog|bond|buzz|cam|cash|casino|cc|cfd|click|club|cloud|com|co|credit|cyou|date|dating|dev|download|edu|faith|fit|fun|games|gd',
  'gdn|gl|gov|icu|info|io|life|link|live|loan|lol|ly|me|mobi|mom|money|monster|name|net|ninja|online|org|page|party|poker|porn|pro|promo|quest|racing',
  'rest|review|sale|sbs|sex|sexy|shop|site|space|store|stream|tech|tk|top|trade|travel|tube|tv|vegas|vip|webcam|website|wiki|win|work|world|ws|xxx|xyz',
  'xn--[a-z0-9-]+|рф|рус|онлайн|сайт|дети|орг|ком|москва|укр|бел|شبكة|موقع|السعودية|امارات|مصر|中国|网站',
]

/** Shortened titles and first names that are written without a space before the name: 'Dr.Li', 'Ma.de los Ángeles', 'Op.Dr.Can'. */
const SHORTENED = [
  'dr|prof|doç|doc|uz|op|av|dipl|mag|ing|ir|ds|drs|dhr|mw|hr|fr|mr|mrs|ms|mx|st|ste|sr|sra|jr|sn|ma|mª|fco|jos|joh|wm|geo|chas|thos|jas|rev|hon|capt|lt|col|sgt|ph|md|bsc|msc',
  'г|гр|др|проф|акад|и|св|د|أ|م',
].join('|')

const SIGN = String.raw`[\p{L}\p{M}\p{Nd}_-]`
const END = String.raw`(?![\p{L}\p{M}\p{Nd}_])`

/**
 * Two words with a full stop and no space between them. The look behind lets a match begin with a word only, so that the time grows
 * with the length of a text and not with its square; the look ahead lets the second word be the first of the next pair.
 */
const pairOf = (before: string, after: string) =>
  new RegExp(String.raw`(?<!${SIGN})(${before})\.(?=(${after})${END})`, 'giu')
const KNOWN_ENDING = pairOf(`${SIGN}+`, GENERIC.join('|'))
/** Of two letters at least each: an initial before a name is one letter. */
const TWO_WORDS = pairOf(`${SIGN}{2,}`, String.raw`\p{L}[\p{L}\p{M}]+`)

const IS_INITIAL = /^\p{Lu}\p{M}*$/u
const IS_SHORTENED = new RegExp(`^(?:${SHORTENED})$`, 'iu')
const IS_CAPITALISED = /^\p{Lu}[\p{Ll}\p{M}'’-]+$/u
/** Scripts without capital letters have no other way. */
const IS_WRITTEN_AS_NAME = /^\p{Lu}(?:[\p{Ll}\p{M}'’-]+|[\p{Lu}\p{M}'’-]+)$|^\p{Lo}[\p{Lo}\p{M}]+$/u
/** Every ending of two Latin letters is, or may become, a country's. With a capital and a small letter it is a surname ('Ng.Li'). */
const IS_COUNTRY = /^(?:[a-z]{2}|[A-Z]{2})$/

type Pair = readonly [before: string, after: string]

const listPairs = (text: string, pattern: RegExp): Pair[] =>
  [...text.matchAll(pattern)].map(([, before = '', after = '']) => [before, after])

/** An initial or a title and a capitalised surname: 'J.Bond', 'Mr.Page'. */
const isInitialAndSurname = ([before, after]: Pair): boolean =>
  (IS_INITIAL.test(before) || IS_SHORTENED.test(before)) && IS_CAPITALISED.test(after)

/**
 * Names are also written without a space after a full stop ('St.John', 'AYŞE.NUR'). An address is whatever ends as a country's does, and
 * whatever is not written as two names are; browsers and people write addresses in small letters.
 */
const isHost = ([before, after]: Pair): boolean =>
  !IS_SHORTENED.test(before) &&
  (IS_COUNTRY.test(after) || !(IS_WRITTEN_AS_NAME.test(before) && IS_WRITTEN_AS_NAME.test(after)))

const hasHost = (text: string): boolean =>
  listPairs(text, TWO_WORDS).some(isHost) || listPairs(text, KNOWN_ENDING).some((pair) => !isInitialAndSurname(pair))

/** Any host with a path, a port or a query ('example.anything/pay'), and an address in figures. */
const HOST_AND_PATH = /[\p{L}\p{Nd}]\.[\p{L}\p{Nd}-]{2,}(?::\d+)?[/?#]/u
const FIGURES = /(?<!\d)\d{1,3}(?:\.\d{1,3}){3}(?!\d)/

/** Whether a text can be somebody's name: at least one letter of any script is to be seen. The fault is called `name`. */
export function hasVisibleLetter(text: string): boolean {
  return VISIBLE_LETTER.test(text)
}

const toSeen = (text: string): string => text.normalize('NFKC').replace(UNSEEN, '').replace(FULL_STOPS, '.')

/** Whether a mail program could make a link of a text, or a reader would type it in as one. The fault is called `nameLink`. */
export function hasLink(text: string): boolean {
  const seen = toSeen(text)
  return [SCHEME, HOST_AND_PATH, FIGURES].some((pattern) => pattern.test(seen)) || hasHost(seen)
}

export const LONGEST_NAME = 80

export type NameFault = 'name' | 'nameLink' | 'cardNumber'

/** What is wrong with somebody's name, apart from its length. Null for nothing. */
export function findNameFault(text: string): NameFault | null {
  if (hasCardNumber(text)) return 'cardNumber'
  if (!hasVisibleLetter(text)) return 'name'
  return hasLink(text) ? 'nameLink' : null
}

/** The name of a company may be a domain ('Tours.com Ltd.'), but no address with a scheme or a path. The fault is called `nameLink`. */
export const companyName = z.refine<string>(
  (text) => ![SCHEME, HOST_AND_PATH].some((pattern) => pattern.test(toSeen(text))),
  { error: 'nameLink' },
)

/** A text that is kept and read by people: the number of a card is refused in it. */
export const noCardNumber = z.refine<string>((text) => !hasCardNumber(text), { error: 'cardNumber' })

/** The rule of all names, on the wire and in forms; an empty one is the form's to name. */
export const personName = z.superRefine<string>((text, context) => {
  const fault = text === '' ? null : findNameFault(text)
  if (fault) context.addIssue({ code: 'custom', message: fault, input: text })
})
