import * as z from 'zod/mini'
import { hasCardNumber } from './card-number'

/** Some letters of Unicode, such as the Hangul fillers, are blank: nobody sees them. */
const VISIBLE_LETTER = /(?!\p{Default_Ignorable_Code_Point})\p{L}/u

/** Signs that nobody sees must not hide an address; the full stops of other scripts are full stops to a browser. */
const UNSEEN = /\p{Default_Ignorable_Code_Point}/gu
const FULL_STOPS = /[\u3002\uff0e\uff61\u2024]/g

const SCHEME = /https?|:\/\/|www\./i

/** Endings that make an address of whatever stands before them; people's names do not end so. */
const GENERIC = [
  'app|biz|blog|bond|cc|cfd|click|club|cloud|com|co|cyou|dev|edu|fun|gd|gl|gov|icu|info|io|life|link|live|lol|ly|me|mobi',
  'name|net|online|org|page|pro|quest|sbs|shop|site|space|store|tech|tk|top|travel|tv|vip|website|wiki|win|work|world|ws|xyz',
  'xn--[a-z0-9-]+|рф|рус|онлайн|сайт|дети|орг|ком|москва|укр|бел|شبكة|موقع|السعودية|امارات|مصر|中国|网站',
].join('|')

/** Endings of countries also stand in names ('J.de Vries'): only after three signs are they an address. */
const COUNTRIES =
  'ae|at|au|az|be|bg|br|by|ca|ch|cn|cy|cz|de|dk|eg|es|eu|fi|fr|ge|gr|hu|ie|il|in|ir|it|jp|kz|md|mx|nl|no|nz|pl|pt|qa|ro|rs|ru|sa|se|sk|su|tr|ua|uk|us|uz|za'

const SIGN = String.raw`[\p{L}\p{M}\p{Nd}_-]`
const END = String.raw`(?![\p{L}\p{M}\p{Nd}_])`
const DOMAIN = new RegExp(String.raw`${SIGN}\.(?:${GENERIC})${END}|${SIGN}{3}\.(?:${COUNTRIES})${END}`, 'iu')

/** Any host with a path, a port or a query ('example.anything/pay'), and an address in figures. */
const HOST_AND_PATH = /[\p{L}\p{Nd}]\.[\p{L}\p{Nd}-]{2,}(?::\d+)?[/?#]/u
const FIGURES = /(?<!\d)\d{1,3}(?:\.\d{1,3}){3}(?!\d)/

/** Whether a text can be somebody's name: at least one letter of any script is to be seen. The fault is called `name`. */
export function hasVisibleLetter(text: string): boolean {
  return VISIBLE_LETTER.test(text)
}

/** Whether a mail program could make a link of a text, or a reader would type it in as one. The fault is called `nameLink`. */
export function hasLink(text: string): boolean {
  const seen = text.normalize('NFKC').replace(UNSEEN, '').replace(FULL_STOPS, '.')
  return [SCHEME, DOMAIN, HOST_AND_PATH, FIGURES].some((pattern) => pattern.test(seen))
}

export const LONGEST_NAME = 80

export type NameFault = 'name' | 'nameLink' | 'cardNumber'

/** What is wrong with somebody's name, apart from its length. Null for nothing. */
export function findNameFault(text: string): NameFault | null {
  if (hasCardNumber(text)) return 'cardNumber'
  if (!hasVisibleLetter(text)) return 'name'
  return hasLink(text) ? 'nameLink' : null
}

/** A text that is kept and read by people: the number of a card is refused in it. */
export const noCardNumber = z.refine<string>((text) => !hasCardNumber(text), { error: 'cardNumber' })

/** The rule of all names, on the wire and in forms; an empty one is the form's to name. */
export const personName = z.superRefine<string>((text, context) => {
  const fault = text === '' ? null : findNameFault(text)
  if (fault) context.addIssue({ code: 'custom', message: fault, input: text })
})
